"""What speaks and shows: sentences in every language, rulebooks, boxes, and the face of a game."""
