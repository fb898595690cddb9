"""What printkit does for a person, one use case per module: find files, call below, write results."""
