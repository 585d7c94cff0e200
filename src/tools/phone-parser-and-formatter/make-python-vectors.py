"""Writes python-vectors.json: numbers as Python's phonenumbers reads and writes them. Run: python3 make-python-vectors.py, then prettier

Made with phonenumbers 8.12.57 of Debian (python3-phonenumbers). The plans of countries change every few weeks, so a
number is left out if the metadata there and in the installed libphonenumber-js say different things of it; how many were is
written into the file.
"""

import json
import pathlib
import random
import re

import phonenumbers
from phonenumbers import PhoneNumberFormat as Form
from phonenumbers import PhoneNumberType as Type
from phonenumbers import PhoneMetadata, ValidationResult

HERE = pathlib.Path(__file__)
NPM = HERE.parents[3] / "node_modules/libphonenumber-js"
DATA = json.loads((NPM / "metadata.max.json").read_text())
# The order of types in the metadata of libphonenumber-js, as names of Python's.
KINDS = ["fixed_line", "mobile", "toll_free", "premium_rate", "personal_number", "voicemail", "uan", "pager", "voip", "shared_cost"]
TYPES = {
    Type.FIXED_LINE: "fixedLine",
    Type.MOBILE: "mobile",
    Type.FIXED_LINE_OR_MOBILE: "fixedLineOrMobile",
    Type.TOLL_FREE: "tollFree",
    Type.PREMIUM_RATE: "premiumRate",
    Type.SHARED_COST: "sharedCost",
    Type.VOIP: "voip",
    Type.PERSONAL_NUMBER: "personalNumber",
    Type.PAGER: "pager",
    Type.UAN: "uan",
    Type.VOICEMAIL: "voicemail",
}
FROM = ["US", "GB", "DE", "JP", "AU", "RU"]


def plan_of_npm(region):
    plan = DATA["countries"][region]
    kinds = plan[11] if len(plan) > 11 and plan[11] else []
    return {
        "general": plan[2],
        "lengths": plan[3],
        "prefix": plan[5] if len(plan) > 5 and plan[5] else None,
        "kinds": {name: entry[0] for name, entry in zip(KINDS, kinds) if entry and entry[0]},
        "formats": [(entry[0], entry[1], entry[2][-1] if len(entry) > 2 and entry[2] else "") for entry in plan[4] or []],
    }


def plan_of_python(region):
    plan = PhoneMetadata.metadata_for_region(region)
    kinds = {name: getattr(plan, name) for name in KINDS}
    return {
        "general": plan.general_desc.national_number_pattern,
        "lengths": plan.general_desc.possible_length,
        "prefix": plan.national_prefix,
        "kinds": {name: kind.national_number_pattern for name, kind in kinds.items() if kind and kind.national_number_pattern},
        "formats": [
            (rule.pattern, re.sub(r"\\(\d)", r"$\1", rule.format), (rule.leading_digits_pattern or [""])[-1])
            for rule in plan.number_format
        ],
    }


def say(plan, digits):
    """What a plan says of a national number."""
    rule = next((rule for rule in plan["formats"] if re.match(rule[2], digits) and re.fullmatch(rule[0], digits)), None)
    kinds = [name for name, pattern in plan["kinds"].items() if re.fullmatch(pattern, digits)]
    return bool(re.fullmatch(plan["general"], digits)), len(digits) in plan["lengths"], plan["prefix"], kinds, rule and rule[:2]


def is_same(number):
    digits = phonenumbers.national_significant_number(number)
    regions = DATA["country_calling_codes"].get(str(number.country_code), [])
    if not regions or not all(map(PhoneMetadata.metadata_for_region, regions)):
        return False
    return all(say(plan_of_npm(region), digits) == say(plan_of_python(region), digits) for region in regions)


def variants(number, region):
    """Ways of writing a number, each with the default country."""
    national = phonenumbers.format_number(number, Form.NATIONAL)
    international = phonenumbers.format_number(number, Form.INTERNATIONAL)
    digits = phonenumbers.format_number(number, Form.E164)
    yield national, region
    yield international, "ZZ"
    yield digits, region
    yield phonenumbers.format_number(number, Form.RFC3966), "ZZ"
    yield random.choice([national, international]).replace(" ", random.choice([".", "-", "  ", "/"])), region
    yield international.translate({ord("0") + n: 0xFF10 + n for n in range(10)} | {ord("+"): 0xFF0B}), "ZZ"
    yield f"{national} {random.choice(['x', 'ext. ', 'ext', '#', 'extension '])}{random.randint(1, 99999)}", region
    yield digits + str(random.randint(0, 9)), "ZZ"
    yield digits[:-1], "ZZ"
    yield digits[:-3] + "".join(random.choices("0123456789", k=3)), "ZZ"
    yield digits[:-6] + "".join(random.choices("0123456789", k=6)), "ZZ"


random.seed(3966)
rows = []
different = 0
for region in DATA["countries"]:
    for kind in TYPES:
        example = phonenumbers.example_number_for_type(region, kind) if PhoneMetadata.metadata_for_region(region) else None
        if example is not None:
            for text, country in random.sample(list(variants(example, region)), 2):
                try:
                    number = phonenumbers.parse(text, None if country == "ZZ" else country)
                except phonenumbers.NumberParseException:
                    # Too little is left of a short one.
                    continue
                if not is_same(number):
                    different += 1
                    continue
                valid = phonenumbers.is_valid_number(number)
                # Of Canada's 310-1234, Python says that its length does only locally.
                reason = phonenumbers.is_possible_number_with_reason(number)
                row = {"text": text, "country": "" if country == "ZZ" else country, "valid": valid, "possible": valid or reason == ValidationResult.IS_POSSIBLE}
                if valid:
                    origin = random.choice(FROM)
                    row |= {
                        "owner": phonenumbers.region_code_for_number(number),
                        "type": TYPES.get(phonenumbers.number_type(number)),
                        "extension": number.extension,
                        "international": phonenumbers.format_number(number, Form.INTERNATIONAL),
                        "national": phonenumbers.format_number(number, Form.NATIONAL),
                        "e164": phonenumbers.format_number(number, Form.E164),
                        "rfc3966": phonenumbers.format_number(number, Form.RFC3966),
                        "from": origin,
                        "dialed": phonenumbers.format_out_of_country_calling_number(number, origin),
                    }
                rows.append(row)
rows = random.sample(rows, 700)[::6]
lines = ",\n".join(json.dumps(row, ensure_ascii=True) for row in rows)
facts = {"python": phonenumbers.__version__, "npm": json.loads((NPM / "package.json").read_text())["version"], "leftOut": different}
HERE.with_name("python-vectors.json").write_text(f'{{"made": {json.dumps(facts)},\n"numbers": [\n{lines}\n]}}\n')
