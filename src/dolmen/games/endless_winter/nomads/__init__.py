"""The Nomads: the automatic opponent of the solo game (section 10).

`table` is the small description of the table that their decisions need, `decisions` are pure
functions of it; neither knows the engine's state, so that the Nomads can also be run beside a
physical table. `acts` carries the decisions out in the engine, `trace` tells them as text.
"""
