"""
Writes key-vectors.json: keys made by ssh-keygen, X25519 by openssl, each in the formats of ssh-keygen and of cryptography (which
is OpenSSL); and keys that ssh-keygen and openssl encrypted with the passphrase below.
Run: python3 make-key-vectors.py (OpenSSH 9.2, OpenSSL 3.0 with its legacy provider, cryptography 48)
"""

import base64
import json
import os
import pathlib
import subprocess
import tempfile

from cryptography import x509
from cryptography.hazmat.primitives import serialization as ser
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, rsa

PASSPHRASE = "correct hörse"
WORK = tempfile.mkdtemp()
NONE = ser.NoEncryption()
CURVES = {256: "P-256", 384: "P-384", 521: "P-521"}


def run(*args, data=None):
    return subprocess.run(args, input=data, capture_output=True, check=True, cwd=WORK).stdout.decode()


def url(value, size=None):
    data = value if isinstance(value, bytes) else value.to_bytes(size or (value.bit_length() + 7) // 8, "big")
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def jwk_of(key):
    if isinstance(key, rsa.RSAPrivateKey):
        numbers = key.private_numbers()
        public = numbers.public_numbers
        parts = dict(n=public.n, e=public.e, d=numbers.d, p=numbers.p, q=numbers.q, dp=numbers.dmp1, dq=numbers.dmq1, qi=numbers.iqmp)
        return {"kty": "RSA", **{name: url(part) for name, part in parts.items()}}
    if isinstance(key, ec.EllipticCurvePrivateKey):
        numbers = key.private_numbers()
        size = (key.curve.key_size + 7) // 8
        public = numbers.public_numbers
        return {"kty": "EC", "crv": CURVES[key.curve.key_size], "x": url(public.x, size), "y": url(public.y, size), "d": url(numbers.private_value, size)}
    raw = key.private_bytes(ser.Encoding.Raw, ser.PrivateFormat.Raw, NONE)
    public = key.public_key().public_bytes(ser.Encoding.Raw, ser.PublicFormat.Raw)
    return {"kty": "OKP", "crv": "Ed25519" if isinstance(key, ed25519.Ed25519PrivateKey) else "X25519", "x": url(public), "d": url(raw)}


def forms(key):
    pem = lambda form: key.private_bytes(ser.Encoding.PEM, form, NONE).decode()
    public = lambda form: key.public_key().public_bytes(ser.Encoding.PEM, form).decode()
    made = {
        "pkcs8": pem(ser.PrivateFormat.PKCS8),
        "spki": public(ser.PublicFormat.SubjectPublicKeyInfo),
        "keyId": x509.SubjectKeyIdentifier.from_public_key(key.public_key()).digest.hex(),
        "jwk": jwk_of(key),
    }
    if isinstance(key, (rsa.RSAPrivateKey, ec.EllipticCurvePrivateKey)):
        made["pkcs1"] = pem(ser.PrivateFormat.TraditionalOpenSSL)
    if isinstance(key, rsa.RSAPrivateKey):
        made["pkcs1Public"] = public(ser.PublicFormat.PKCS1)
    return made


def made_by_ssh(type_, bits, comment, *more, passphrase=""):
    path = os.path.join(WORK, "key")
    for name in (path, f"{path}.pub"):
        pathlib.Path(name).unlink(missing_ok=True)
    run("ssh-keygen", "-q", "-t", type_, "-b", str(bits), "-C", comment, "-N", passphrase, *more, "-f", path)
    return pathlib.Path(path).read_text(), pathlib.Path(f"{path}.pub").read_text()


keys = {}
for name, type_, bits in [("RSA 1024", "rsa", 1024), ("RSA 2048", "rsa", 2048), ("EC P-256", "ecdsa", 256), ("EC P-384", "ecdsa", 384), ("EC P-521", "ecdsa", 521), ("Ed25519", "ed25519", 256)]:
    comment = "ada lovelace" if bits == 256 else ""
    openssh, line = made_by_ssh(type_, bits, comment)
    fingerprint = lambda form: run("ssh-keygen", "-l", "-E", form, "-f", os.path.join(WORK, "key.pub")).split(" ")[1]
    key = ser.load_ssh_private_key(openssh.encode(), None)
    keys[name] = {**forms(key), "openssh": openssh, "line": line, "comment": comment, "sha256": fingerprint("sha256"), "md5": fingerprint("md5")}
agreement = run("openssl", "genpkey", "-algorithm", "X25519")
keys["X25519"] = forms(ser.load_pem_private_key(agreement.encode(), None))

# The fields of a private key are padded to whole blocks: comments of several lengths.
ssh = []
CIPHERS = run("ssh", "-Q", "cipher").split()
for index, cipher in enumerate(CIPHERS):
    type_ = "ecdsa" if index % 4 == 3 else "ed25519"
    text, line = made_by_ssh(type_, 256, "a" * index, "-Z", cipher, "-a", str(index % 2 + 1), passphrase=PASSPHRASE)
    ssh.append([cipher, text, line])
path = pathlib.Path(WORK, "key")
path.write_text(keys["Ed25519"]["openssh"])
run("ssh-keygen", "-q", "-p", "-a", "24", "-P", "", "-N", PASSPHRASE, "-f", str(path))
default = path.read_text()

SOURCE = keys["EC P-256"]["pkcs8"].encode()
LEGACY = ["-provider", "default", "-provider", "legacy"]
pbes2 = []
for cipher in ["des3", "aes-128-cbc", "aes-192-cbc", "aes-256-cbc"]:
    for prf in ["hmacWithSHA1", "hmacWithSHA256", "hmacWithSHA384", "hmacWithSHA512"]:
        args = ["-topk8", "-v2", cipher, "-v2prf", prf, "-passout", f"pass:{PASSPHRASE}"]
        pbes2.append([cipher, prf, run("openssl", "pkcs8", *args, data=SOURCE)])

old = []
for name in ["RSA 1024", "EC P-256", "EC P-521"]:
    command = "rsa" if "RSA" in name else "ec"
    for cipher in ["-des3", "-aes128", "-aes192", "-aes256"]:
        args = [cipher, *(["-traditional"] if command == "rsa" else []), "-passout", f"pass:{PASSPHRASE}"]
        if command == "rsa" and cipher != "-aes256":
            continue
        old.append([name, cipher, run("openssl", command, *args, *LEGACY, data=keys[name]["pkcs1"].encode())])

# What is read but not written: DSA is not, X448 neither.
others = {
    "dsa": run("openssl", "genpkey", "-genparam", "-algorithm", "DSA", "-pkeyopt", "dsa_paramgen_bits:512", "-pkeyopt", "dsa_paramgen_q_bits:160"),
    "x448": run("openssl", "genpkey", "-algorithm", "X448"),
    "scrypt": run("openssl", "pkcs8", "-topk8", "-scrypt", "-passout", f"pass:{PASSPHRASE}", data=SOURCE),
    "pbes1": run("openssl", "pkcs8", "-topk8", "-v1", "PBE-SHA1-3DES", "-passout", f"pass:{PASSPHRASE}", data=SOURCE),
    "secp256k1": run("openssl", "genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:secp256k1"),
    "explicit": run("openssl", "genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256", "-pkeyopt", "ec_param_enc:explicit"),
}

vectors = {"passphrase": PASSPHRASE, "keys": keys, "ssh": ssh, "sshDefault": default, "pbes2": pbes2, "old": old, "others": others}
target = pathlib.Path(__file__).with_name("key-vectors.json")
target.write_text(json.dumps(vectors, ensure_ascii=False, separators=(",", ":")) + "\n")
print(target.stat().st_size)
