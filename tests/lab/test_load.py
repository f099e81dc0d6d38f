"""The load tool on a small scale."""

from concurrent.futures import ThreadPoolExecutor

from dolmen.lab.load import Plan, measure


def test_a_small_house() -> None:
    plan = Plan(tables=2, moves=20, rate=40.0, seconds=0.5)
    with ThreadPoolExecutor(1) as pool:  # this thread may have a loop of the browser tests
        report = pool.submit(measure, plan, None, with_peer=False).result()
    assert report["players"] == 8
    found = report["dolmen"]
    assert found["fast"]["moves"] == 20 and found["paced"]["moves"] >= 10
    for load in ("fast", "paced"):
        assert 0 < found[load]["p50_ms"] <= found[load]["p99_ms"]
