"""The command line: parse, call one use case, print what it says. No logic lives here."""
