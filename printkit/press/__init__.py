"""What printkit does for people, a use case per module: find files, call below, write results."""
