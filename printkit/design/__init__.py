"""Everything a person holds or reads, as drawings: pieces, plans, sheets and summaries."""
