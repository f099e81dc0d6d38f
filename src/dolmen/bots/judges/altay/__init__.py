"""What a state of Altay is worth to a seat."""
