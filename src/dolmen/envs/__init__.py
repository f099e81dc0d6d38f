"""The games as environments for programs that learn. Install `dolmen[envs]`.

    dolmen.envs.zoo.Zoo("altay", players=3)              PettingZoo, all seats (AEC, with masks)
    dolmen.envs.gym.Gym("altay", opponents=["greedy"])   Gymnasium, one seat against bots
    dolmen.envs.spiel.load("altay", players=2)           OpenSpiel

Each of the three needs its own library and no other; see docs/learners.md.
"""
