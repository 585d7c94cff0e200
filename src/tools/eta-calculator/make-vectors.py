"""Writes vectors.json: durations and ends by Python's fractions, datetime and zoneinfo. Run: python3 make-vectors.py"""

import json
import math
import pathlib
import random
from datetime import datetime, timedelta, timezone
from fractions import Fraction
from zoneinfo import ZoneInfo

ZONES = [
    "UTC",
    "Europe/Berlin",
    "America/New_York",
    "America/St_Johns",
    "Australia/Lord_Howe",
    "Asia/Kathmandu",
    "Pacific/Apia",
    "America/Sao_Paulo",
]
UNITS = {"milliseconds": 1, "seconds": 1000, "minutes": 60_000, "hours": 3_600_000, "days": 86_400_000}
DATA = {"B": 8, "kB": 8_000, "MB": 8 * 10**6, "GB": 8 * 10**9, "TB": 8 * 10**12}
DATA |= {"KiB": 8 * 2**10, "MiB": 8 * 2**20, "GiB": 8 * 2**30, "TiB": 8 * 2**40}
DATA |= {"kbit": 10**3, "Mbit": 10**6, "Gbit": 10**9}
EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)
random.seed(18)


def number(most):
    text = str(random.randint(1, most))
    return text if random.random() < 0.6 else f"{text}.{random.randint(0, 999):03}"


def wall():
    """Often near a change of the clock, in March, April, October or November."""
    if random.random() < 0.7:
        month = random.choice([3, 4, 10, 11])
    else:
        month = random.randint(1, 12)
    day = random.randint(1, 28)
    return datetime(random.randint(1995, 2030), month, day, random.randint(0, 23), random.randint(0, 59))


def instant(local, zone):
    return local.replace(tzinfo=ZoneInfo(zone)).astimezone(timezone.utc)


def milliseconds(moment):
    return (moment - EPOCH) // timedelta(milliseconds=1)


def written(moment, zone):
    return moment.astimezone(ZoneInfo(zone)).isoformat(
        timespec="milliseconds" if moment.microsecond else "seconds"
    )


def rate_row():
    zone = random.choice(ZONES)
    amount, count, span = number(20_000), number(50), number(40)
    unit = random.choice(list(UNITS))
    takes = math.ceil(Fraction(amount) * Fraction(span) * UNITS[unit] / Fraction(count))
    local = wall()
    end = instant(local, zone) + timedelta(milliseconds=takes)
    options = {"amount": amount, "count": count, "span": span, "unit": unit, "start": local.isoformat(), "zone": zone}
    return ["rate", options, {"milliseconds": takes, "end": written(end, zone)}]


def transfer_row():
    zone = random.choice(ZONES)
    size, bandwidth = number(900), number(900)
    size_unit = random.choice(["B", "kB", "MB", "GB", "TB", "KiB", "MiB", "GiB", "TiB"])
    bandwidth_unit = random.choice(["kB", "MB", "GB", "KiB", "MiB", "kbit", "Mbit", "Gbit"])
    exact = Fraction(size) * DATA[size_unit] * 1000 / (Fraction(bandwidth) * DATA[bandwidth_unit])
    takes = math.ceil(exact)
    local = wall()
    end = instant(local, zone) + timedelta(milliseconds=takes)
    options = {"size": size, "sizeUnit": size_unit, "bandwidth": bandwidth, "bandwidthUnit": bandwidth_unit}
    options |= {"start": local.isoformat(), "zone": zone}
    return ["transfer", options, {"milliseconds": takes, "end": written(end, zone)}]


def progress_row():
    zone = random.choice(ZONES)
    total = number(50_000)
    done = str(random.randint(1, max(1, int(float(total)))))
    local = wall()
    measured = instant(local, zone)
    started = measured - timedelta(seconds=random.randint(1, 400_000))
    takes = math.ceil(Fraction(milliseconds(measured) - milliseconds(started)) * (Fraction(total) - int(done)) / int(done))
    end = measured + timedelta(milliseconds=takes)
    options = {"done": done, "total": total, "since": "started", "started": started.isoformat().replace("+00:00", "Z")}
    options |= {"measured": local.isoformat(), "zone": zone}
    return ["progress", options, {"milliseconds": takes, "end": written(end, zone)}]


rows = [row() for row in (rate_row, transfer_row, progress_row) for _ in range(60)]
rows = [row for row in rows if row[2]["end"] < "2100"]
lines = ",\n".join("  " + json.dumps(row) for row in rows)
pathlib.Path(__file__).with_name("vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
