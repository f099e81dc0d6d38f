"""The Nomads of Endless Winter beside a real table.

`table` is the engine's state with lists that know what nobody has said yet, `modules` the same for
the expansions, `flow` the game round by round, `facts` the questions and what their answers mean.
"""
