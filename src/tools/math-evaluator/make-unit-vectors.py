"""Writes unit-vectors.json: units and their values in SI base units by the definitions of pint (Debian's python3-pint), as
exact decimals or as quotients of two. Left out: acre, rod, chain and link, which pint derives from the US survey foot.
Run: python3 make-unit-vectors.py"""

import json
import pathlib
from fractions import Fraction

import pint

registry = pint.UnitRegistry(non_int_type=Fraction)

# Our name, SI base units, pint's name.
UNITS = """
inch m inch|foot m foot|ft m foot|yard m yard|yd m yard|mile m mile|mi m mile|mil m thou|angstrom m angstrom
sqin m^2 inch**2|sqft m^2 foot**2|sqyd m^2 yard**2|sqmi m^2 mile**2|hectare m^2 hectare
L m^3 liter|cuin m^3 inch**3|cuft m^3 foot**3|cuyd m^3 yard**3|teaspoon m^3 teaspoon|tablespoon m^3 tablespoon
minim m^3 minim|fluiddram m^3 fluid_dram|floz m^3 fluid_ounce|gill m^3 gill|cup m^3 cup|pint m^3 pint|quart m^3 quart
gallon m^3 gallon|beerbarrel m^3 beer_barrel|oilbarrel m^3 oil_barrel|hogshead m^3 hogshead
grain kg grain|dram kg dram|ounce kg ounce|oz kg ounce|lbm kg pound|lb kg pound|stone kg stone|cwt kg hundredweight
ton kg ton|tonne kg metric_ton
minute s minute|hour s hour|day s day|week s week|month s month|year s year|century s century
lbf N force_pound|kip N kip|dyn N dyne|kgf N force_kilogram
erg J erg|Wh J watt_hour|eV J electron_volt|cal J calorie|hp W horsepower
psi Pa psi|atm Pa atmosphere|bar Pa bar|torr Pa torr|mmHg Pa mmHg|cmH2O Pa cmH2O
Ah C ampere_hour|degR K degR|byte b byte
"""


def exact(value):
    fraction = Fraction(value)
    return str(fraction.numerator) if fraction.denominator == 1 else f"{fraction.numerator}/{fraction.denominator}"


rows = [row.split(" ", 2) for row in UNITS.strip().replace("\n", "|").split("|")]
SI = {"b": "bit", "C": "coulomb"}
vectors = [
    [ours, si, exact(registry.Quantity(Fraction(1), theirs).to(SI.get(si, si)).magnitude)] for ours, si, theirs in rows
]
lines = ",\n".join("  " + json.dumps(vector) for vector in vectors)
pathlib.Path(__file__).with_name("unit-vectors.json").write_text(f"[\n{lines}\n]\n")
