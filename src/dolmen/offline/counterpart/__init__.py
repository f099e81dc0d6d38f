"""Plain Python in place of packages that are compiled, for where these cannot run."""
