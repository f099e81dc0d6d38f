"""The Nomads: the automatic opponent of the solo game (section 10).

`situation` is the small description of the table that their decisions need, `decisions` are pure
functions of it; neither knows the engine's state, so that the Nomads can also be run beside a
physical table. `turn`, `actions`, `special_action` and `incomes` carry the decisions out in the
engine as plain steps, `trace` tells them as text.
"""
