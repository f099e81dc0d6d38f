"""Dolmen beside a real table: it runs an automatic opponent and adds up scores while the people
move the pieces.

A session is a header and a list of entries, and its present state follows from them like that of
a game from its actions. The opponent's decisions are those of the digital game: its own steps run
on a table of which only a part is known, and what they read and nobody has said yet becomes the
next question. Nothing here knows a screen, a server or a terminal.
"""
