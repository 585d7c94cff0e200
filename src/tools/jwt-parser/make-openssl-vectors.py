"""Writes openssl-vectors.json: tokens that openssl signed, with keys in all forms. Run: python3 make-openssl-vectors.py

HS tokens are made by Python's hmac. Every fourth token has its last byte changed, and is not valid.
"""

import base64
import hashlib
import hmac
import json
import pathlib
import random
import re
import subprocess
import tempfile

random.seed(7519)
CURVES = {256: ("prime256v1", 32), 384: ("secp384r1", 48), 512: ("secp521r1", 66)}


def b64(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def openssl(*args, data=b""):
    return subprocess.run(["openssl", *args], input=data, capture_output=True, check=True).stdout


def der_to_raw(der, size):
    """ECDSA-Sig-Value as the two numbers one after another (RFC 7518, section 3.4)."""
    at = 3 if der[1] & 0x80 else 2
    numbers = []
    for _ in range(2):
        length = der[at + 1]
        numbers.append(int.from_bytes(der[at + 2 : at + 2 + length], "big").to_bytes(size, "big"))
        at += 2 + length
    return b"".join(numbers)


folder = pathlib.Path(tempfile.mkdtemp())


def pair(name, *generate):
    path = folder / f"{name}.pem"
    path.write_bytes(openssl(*generate))
    public = openssl("pkey", "-in", str(path), "-pubout").decode()
    pkcs8 = openssl("pkcs8", "-topk8", "-nocrypt", "-in", str(path)).decode()
    certificate = openssl("req", "-x509", "-key", str(path), "-subj", "/CN=test", "-days", "3650").decode()
    forms = [public, pkcs8, certificate]
    if name.startswith("rsa"):
        forms.append(openssl("rsa", "-in", str(path), "-RSAPublicKey_out").decode())
        forms.append(openssl("rsa", "-in", str(path), "-traditional").decode())
    if name.startswith("ec"):
        forms.append(openssl("ec", "-in", str(path)).decode())
    return {"path": str(path), "forms": forms}


pairs = {
    "rsa": pair("rsa", "genpkey", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048"),
    "rsaSmall": pair("rsaSmall", "genpkey", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:1024"),
    "ed": pair("ed", "genpkey", "-algorithm", "ED25519"),
}
for bits, (curve, _) in CURVES.items():
    pairs[f"ec{bits}"] = pair(
        f"ec{bits}", "genpkey", "-algorithm", "EC", "-pkeyopt", f"ec_paramgen_curve:{curve}"
    )


def sign(algorithm, name, message):
    path = pairs[name]["path"]
    bits = int(re.sub(r"\D", "", algorithm) or 0)
    if algorithm == "EdDSA":
        file = folder / "message"
        file.write_bytes(message)
        return openssl("pkeyutl", "-sign", "-rawin", "-inkey", path, "-in", str(file))
    arguments = ["dgst", f"-sha{bits}", "-sign", path]
    if algorithm.startswith("PS"):
        arguments += ["-sigopt", "rsa_padding_mode:pss", "-sigopt", f"rsa_pss_saltlen:{bits // 8}"]
    signature = openssl(*arguments, data=message)
    return der_to_raw(signature, CURVES[bits][1]) if algorithm.startswith("ES") else signature


def claims(index):
    return {"sub": str(index), "iat": random.randint(0, 2**31), "n": random.choice(["é", "日本", "a b", 2**60, None])}


rows = []
for kind in ("HS", "RS", "PS", "ES", "EdDSA"):
    for index in range(24 if kind == "HS" else 20):
        bits = (256, 384, 512)[index % 3]
        algorithm = kind if kind == "EdDSA" else f"{kind}{bits}"
        message = f"{b64(json.dumps({'alg': algorithm}).encode())}.{b64(json.dumps(claims(index)).encode())}"
        if kind == "HS":
            secret = random.randbytes(random.randint(1, 80))
            signature = hmac.new(secret, message.encode(), getattr(hashlib, f"sha{bits}")).digest()
            key = secret.hex()
        else:
            name = {"ES": f"ec{bits}", "EdDSA": "ed"}.get(kind, "rsa")
            # RSA of 1024 bits is too short for PSS with SHA-512.
            if kind in ("RS", "PS") and bits == 256 and index % 2 == 0:
                name = "rsaSmall"
            signature = sign(algorithm, name, message.encode())
            key = [name, index % len(pairs[name]["forms"])]
        valid = index % 4 != 3
        if not valid:
            signature = signature[:-1] + bytes([signature[-1] ^ 1])
        rows.append([f"{message}.{b64(signature)}", key, valid])

keys = {name: value["forms"] for name, value in pairs.items()}
lines = ",\n".join("    " + json.dumps(row, ensure_ascii=False) for row in rows)
text = '{\n  "keys": ' + json.dumps(keys) + ',\n  "tokens": [\n' + lines + "\n  ]\n}\n"
pathlib.Path(__file__).with_name("openssl-vectors.json").write_text(text, encoding="utf-8")
