"""What a state of Endless Winter is worth to a seat."""
