"""The guide for hosts, followed on a fresh machine."""
