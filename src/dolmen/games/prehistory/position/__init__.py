"""Solitaire games that begin with a position: `fields` says what one holds, `saying` describes a
table, `laying` lays it out."""
