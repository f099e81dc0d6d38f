"""What a state of Endless Winter is worth: its judge, and the parts it is made of."""
