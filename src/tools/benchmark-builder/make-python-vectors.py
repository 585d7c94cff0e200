"""Writes python-vectors.json: what Python's `statistics` and SciPy say of generated pairs of suites (apt: python3-scipy)."""

import json
import random
import statistics
from pathlib import Path

from scipy import stats

random.seed(18)


def draw():
    count = random.choice([1, 2, 2, 3, 4, 5, 6, 8, 10, 13, 25])
    kind = random.randrange(5)
    base = 10.0 ** random.randrange(-6, 7)
    if kind == 0:
        return [random.randrange(9) for _ in range(count)]
    if kind == 1:
        return [round(base * 1e3 + random.random(), 4) for _ in range(count)]
    if kind == 2:
        return [float(f"{random.lognormvariate(0, 1.5) * base:.5g}") for _ in range(count)]
    if kind == 3:
        return [round(random.uniform(-50, 50), 2) for _ in range(count)]
    return [float(f"{random.gauss(base, base / 10):.6g}") for _ in range(count)]


def describe(values):
    single = len(values) == 1
    percentiles = [values[0]] * 99 if single else statistics.quantiles(values, n=100, method="inclusive")
    interval = None
    if not single and statistics.variance(values) > 0:
        low, high = stats.t.interval(0.95, len(values) - 1, loc=statistics.mean(values), scale=stats.sem(values))
        interval = [float(low), float(high)]
    return [
        float(statistics.mean(values)),
        float(statistics.pvariance(values)),
        None if single else float(statistics.variance(values)),
        float(statistics.median(values)),
        float(percentiles[94]),
        interval,
    ]


def compare(a, b):
    varies = min(len(a), len(b)) > 1 and statistics.variance(a) + statistics.variance(b) > 0
    # From the exact means and variances: those that SciPy works out itself lose digits where values are nearly equal.
    facts = [part for values in (a, b) if varies for part in (statistics.mean(values), statistics.stdev(values), len(values))]
    welch = float(stats.ttest_ind_from_stats(*facts, equal_var=False).pvalue) if varies else None
    has_ties = len(set(a + b)) < len(a + b)
    if len(set(a + b)) == 1:
        return [welch, None]
    method = "exact" if not has_ties and max(len(a), len(b)) <= 20 else "asymptotic"
    return [welch, float(stats.mannwhitneyu(a, b, method=method).pvalue)]


rows = []
for number in range(120):
    a = draw()
    # Every second pair is close, so that p has all sizes.
    b = draw() if number % 2 else [float(f"{value * random.uniform(0.9, 1.2):.6g}") for value in a]
    rows.append([a, b, describe(a), *compare(a, b)])
lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
Path(__file__).with_name("python-vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
