"""
Writes certificate-vectors.json: certificates, chains and requests made by openssl, with what `openssl x509 -text` and `openssl
req -text` say of them. The words of OpenSSL for usages are turned into the names of RFC 5280.
Run: python3 make-certificate-vectors.py (OpenSSL 3.0)
"""

import base64
import ipaddress
import json
import os
import pathlib
import random
import re
import subprocess
import tempfile

random.seed(5280)
WORK = tempfile.mkdtemp()
os.chdir(WORK)


def run(*args, data=None):
    return subprocess.run(args, input=data, capture_output=True, check=True).stdout


def write(name, text):
    pathlib.Path(name).write_text(text, encoding="utf8")
    return name


def key(name, *args):
    run("openssl", "genpkey", *args, "-out", f"{name}.pem")
    return f"{name}.pem"


def ec(curve):
    return key(curve, "-algorithm", "EC", "-pkeyopt", f"ec_paramgen_curve:{curve}")


ED = key("ed", "-algorithm", "ed25519")
ED448 = key("ed448", "-algorithm", "ed448")
RSA = key("rsa", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048")
SHORT = key("short", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:1024")
PSS = key("pss", "-algorithm", "RSA-PSS", "-pkeyopt", "rsa_keygen_bits:1024")
CURVES = [ec(curve) for curve in ("P-256", "P-384", "P-521", "secp256k1", "brainpoolP256r1", "brainpoolP384r1", "brainpoolP512r1")]

UTF8, T61, BMP = "0x2002", "0x6", "0x802"
NAMEOPT = ["-nameopt", "RFC2253,-esc_msb,utf8"]


def config(subject, extensions, mask=UTF8):
    dn = "\n".join(f"{index}.{name} = {value}" for index, (name, value) in enumerate(subject))
    return write("c.cnf", f"""
oid_section = oids
[oids]
own = 1.3.6.1.4.1.55555.1
[req]
prompt = no
utf8 = yes
string_mask = MASK:{mask}
distinguished_name = dn
[dn]
{dn}
[ext]
{extensions}
[dir]
CN = dir
[policy]
policyIdentifier = 1.3.5.8
CPS.1 = http://cps.example/
""")


# The words of `openssl x509 -text`.
TITLES = {
    "Subject Key Identifier": "subjectKeyIdentifier", "Key Usage": "keyUsage", "Subject Alternative Name": "subjectAltName",
    "Issuer Alternative Name": "issuerAltName", "Basic Constraints": "basicConstraints", "Name Constraints": "nameConstraints",
    "CRL Distribution Points": "cRLDistributionPoints", "Certificate Policies": "certificatePolicies",
    "Authority Key Identifier": "authorityKeyIdentifier", "Extended Key Usage": "extKeyUsage", "Authority Information Access": "authorityInfoAccess",
    "TLS Feature": "tlsFeature", "Netscape Comment": "netscapeComment",
}
WORDS = {
    "Digital Signature": "digitalSignature", "Non Repudiation": "nonRepudiation", "Key Encipherment": "keyEncipherment",
    "Data Encipherment": "dataEncipherment", "Key Agreement": "keyAgreement", "Certificate Sign": "keyCertSign", "CRL Sign": "cRLSign",
    "Encipher Only": "encipherOnly", "Decipher Only": "decipherOnly", "TLS Web Server Authentication": "serverAuth",
    "TLS Web Client Authentication": "clientAuth", "Code Signing": "codeSigning", "E-mail Protection": "emailProtection",
    "Time Stamping": "timeStamping", "OCSP Signing": "OCSPSigning", "Any Extended Key Usage": "anyExtendedKeyUsage",
}


def item(text):
    text = WORDS.get(text, text)
    if match := re.fullmatch(r"IP(?: Address)?:([0-9A-F.:]+)(?:/([0-9A-F.:]+))?", text):
        both = [str(ipaddress.ip_address(part)) for part in match.groups() if part]
        return "IP:" + "/".join(both)
    return re.sub(r"^Registered ID:", "RID:", text)


def extensions_of(text):
    """[name, critical, values] of each extension that OpenSSL knows."""
    found = []
    for _, title, critical, body in re.findall(r"^( +)(?:X509v3 )?([A-Z][\w -]+): (critical)?\n((?:\1 {4}.*\n)+)", text, re.M):
        name = TITLES.get(title.strip())
        if name is None:
            continue
        lines = [line.strip() for line in body.splitlines() if line.strip()]
        if name in ("subjectAltName", "issuerAltName", "keyUsage", "extKeyUsage", "basicConstraints"):
            values = [item(part) for line in lines for part in line.split(", ")]
        elif name == "cRLDistributionPoints":
            values = [line for line in lines if line.startswith("URI:")]
        elif name == "certificatePolicies":
            values = [re.sub(r"^Policy: ", "", line) for line in lines]
        elif name == "authorityInfoAccess":
            values = [line.replace(" - ", ": ", 1).replace("CA Issuers", "CA issuers") for line in lines]
        elif name == "nameConstraints":
            values, side = [], ""
            for line in lines:
                if line in ("Permitted:", "Excluded:"):
                    side = line[:-1].lower()
                else:
                    values.append(f"{side}: {item(line)}")
        else:
            values = [line.removeprefix("keyid:").replace("DirName:/", "DirName:") for line in lines]
        found.append([name, critical == "critical", values])
    return found


def said(text, pattern):
    match = re.search(pattern, text)
    return match.group(1) if match else None


def seen(der):
    """What openssl says of a certificate."""
    args = ["-inform", "DER", "-noout", *NAMEOPT]
    lines = run("openssl", "x509", *args, "-subject", "-issuer", "-serial", "-dates", "-fingerprint", "-sha256", "-dateopt", "iso_8601", data=der).decode()
    line = lambda name: said(lines, f"(?m)^{name}=(.*)$")
    text = run("openssl", "x509", *args, "-text", data=der).decode()
    return {
        "der": base64.b64encode(der).decode(), "subject": line("subject"), "issuer": line("issuer"), "serial": line("serial"),
        "from": line("notBefore"), "to": line("notAfter"), "sha256": line("sha256 Fingerprint"),
        "signature": said(text, r"Signature Algorithm: (\S+)"), "key": said(text, r"Public Key Algorithm: (\S+)"),
        "bits": said(text, r"Public-Key: \((\d+) bit"), "extensions": extensions_of(text),
    }


def made(subject, extensions="", mask=UTF8, serial="1", signer=ED, more=()):
    has = ("-extensions", "ext") if extensions else ()
    return run("openssl", "req", "-x509", "-new", "-key", signer, "-config", config(subject, extensions, mask), "-set_serial", serial,
               "-days", "36500", "-outform", "DER", *has, *more)


ALL = """subjectAltName = DNS:example.org,DNS:*.example.org,IP:192.0.2.1,IP:2001:db8::1,email:ada@example.org,URI:https://example.org/a,RID:1.2.3.4
issuerAltName = DNS:issuer.example
keyUsage = critical,digitalSignature,nonRepudiation,keyEncipherment,dataEncipherment,keyAgreement,keyCertSign,cRLSign,encipherOnly,decipherOnly
extendedKeyUsage = serverAuth,clientAuth,codeSigning,emailProtection,timeStamping,OCSPSigning,anyExtendedKeyUsage,1.2.3.4
basicConstraints = critical,CA:TRUE,pathlen:2
subjectKeyIdentifier = hash
nameConstraints = permitted;DNS:.example.org,permitted;IP:10.0.0.0/255.0.0.0,excluded;IP:2001:db8::/ffff:ffff::,excluded;email:.example.com
crlDistributionPoints = URI:http://crl.example/a.crl,URI:http://crl.example/b.crl
authorityInfoAccess = OCSP;URI:http://ocsp.example,caIssuers;URI:http://ca.example/a.crt
certificatePolicies = 1.2.3.4,@policy
nsComment = "a comment"
1.2.3.4.5 = critical,DER:0401ff"""

cases = [made([("CN", "example.org")], ALL)]
for mask in (UTF8, T61, BMP):
    cases.append(made([("C", "DE"), ("O", "Müller"), ("CN", "é à ñ")], mask=mask))
for value in ("日本 😀", "a, b", "a + b; c", '\\"q\\"', "\\#1", "a=b", "a\\\\b", '"  a  "', "a\\nb\\tc"):
    cases.append(made([("CN", value)]))
for name in ("emailAddress", "DC", "businessCategory", "own"):
    cases.append(made([("CN", "a"), (name, "DE")]))
cases.append(made([("O", "a"), ("+CN", "b"), ("CN", "c")]))
for serial in ("0", "-1", "-128", "0x7f" + "ff" * 19, "-0x" + "7f" * 19):
    cases.append(made([("CN", "a")], serial=serial))
for signer in CURVES:
    cases.append(made([("CN", "a")], signer=signer))
cases.append(made([("CN", "a")], signer=ED448))
for digest in ("-sha1", "-sha224", "-sha384", "-sha512"):
    cases.append(made([("CN", "a")], signer=CURVES[0], more=(digest,)))
    cases.append(made([("CN", "a")], signer=SHORT, more=(digest,)))
cases.append(made([("CN", "a")], signer=SHORT, more=("-md5",)))
for digest, salt in (("-sha256", "digest"), ("-sha512", "20"), ("-sha1", "0")):
    cases.append(made([("CN", "a")], signer=SHORT, more=(digest, "-sigopt", "rsa_padding_mode:pss", "-sigopt", f"rsa_pss_saltlen:{salt}")))
cases.append(made([("CN", "a")], signer=PSS))


# Chains: a root, an authority below it and a leaf.
def child(name, subject, own, issuer, issuer_key, extensions, more=()):
    run("openssl", "req", "-new", "-key", own, "-config", config(subject, extensions), "-out", "child.csr")
    run("openssl", "x509", "-req", "-in", "child.csr", "-CA", f"{issuer}.crt", "-CAkey", issuer_key, "-set_serial", "7", "-days", "36500",
        "-extfile", "c.cnf", "-extensions", "ext", "-out", f"{name}.crt", *more)
    return pathlib.Path(f"{name}.crt").read_text()


AUTHORITY = "basicConstraints = critical,CA:TRUE,pathlen:0\nkeyUsage = critical,keyCertSign\nsubjectKeyIdentifier = hash\nauthorityKeyIdentifier = keyid"
SERVER = "subjectAltName = DNS:example.org\nextendedKeyUsage = serverAuth\nsubjectKeyIdentifier = hash\nauthorityKeyIdentifier = keyid,issuer:always\ntlsfeature = status_request"
chains = []
for number, (top, middle, leaf, more) in enumerate(((ED, CURVES[0], CURVES[1], ()), (RSA, ED, SHORT, ("-sigopt", "rsa_padding_mode:pss", "-sha512")))):
    root = run("openssl", "x509", "-inform", "DER", data=made([("CN", f"Root {number}")], "basicConstraints = critical,CA:TRUE\nkeyUsage = critical,keyCertSign,cRLSign", signer=top)).decode()
    write(f"root{number}.crt", root)
    issuing = child(f"ca{number}", [("CN", f"Authority {number}")], middle, f"root{number}", top, AUTHORITY, more)
    last = child(f"leaf{number}", [("CN", "example.org")], leaf, f"ca{number}", middle, SERVER)
    run("openssl", "verify", "-CAfile", f"root{number}.crt", "-untrusted", f"ca{number}.crt", f"leaf{number}.crt")
    pin = run("openssl", "pkey", "-pubin", "-outform", "DER", data=run("openssl", "x509", "-in", f"leaf{number}.crt", "-noout", "-pubkey"))
    pin = base64.b64encode(run("openssl", "dgst", "-sha256", "-binary", data=pin)).decode()
    facts = [seen(run("openssl", "x509", "-in", f"{name}{number}.crt", "-outform", "DER")) for name in ("leaf", "ca", "root")]
    chains.append({"pem": [last, issuing, root], "facts": [{**fact, "der": ""} for fact in facts], "key": pathlib.Path(leaf).read_text(), "pin": pin})

requests = []
for own in (CURVES[0], ED, SHORT, PSS):
    conf = config([("O", "Müller"), ("CN", "example.org")], "subjectAltName = DNS:example.org\nkeyUsage = digitalSignature")
    run("openssl", "req", "-new", "-key", own, "-config", conf, "-reqexts", "ext", "-out", "r.csr")
    run("openssl", "req", "-in", "r.csr", "-verify", "-noout", "-config", conf)
    text = run("openssl", "req", "-in", "r.csr", "-noout", "-text", *NAMEOPT, "-config", conf).decode()
    requests.append({
        "pem": pathlib.Path("r.csr").read_text(), "key": pathlib.Path(own).read_text(), "subject": said(text, r"Subject: (.*)"),
        "signature": said(text, r"Signature Algorithm: (\S+)"), "extensions": extensions_of(text),
    })

# A leaf that signed another, and an authority below one that allows none below it.
LEAF = "basicConstraints = CA:FALSE"
below = child("leaf2", [("CN", "leaf 2")], ED, "leaf0", CURVES[1], LEAF)
deep = [child("ca2", [("CN", "ca 2")], ED, "ca0", CURVES[0], "basicConstraints = CA:TRUE")]
deep.insert(0, child("leaf3", [("CN", "leaf 3")], ED, "ca2", ED, LEAF))
old = child("old", [("CN", "old")], ED, "root1", RSA, "subjectAltName = DNS:old.example", ("-sha1",))
trusted = run("openssl", "x509", "-in", "leaf0.crt", "-trustout", "-addtrust", "serverAuth").decode()

vectors = {"certificates": [seen(der) for der in cases], "chains": chains, "requests": requests, "below": below, "deep": deep, "old": old, "trusted": trusted}
target = pathlib.Path(__file__).with_name("certificate-vectors.json")
target.write_text(json.dumps(vectors, ensure_ascii=False, separators=(",", ":")) + "\n")
print(len(cases), target.stat().st_size)
