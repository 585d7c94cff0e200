#!/usr/bin/env python3
"""Makes certificates.json.gz: small certificates by openssl and what `openssl x509` says of them; requests; chains.

Usage: make-certificates.py, with openssl 3 on the path. Keys and signatures are new each time, the cases are the same.
"""
import base64, gzip, json, os, random, re, subprocess, sys, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = tempfile.mkdtemp()
os.chdir(WORK)
random.seed(5280)


def run(*args, data=None):
    done = subprocess.run(args, input=data, capture_output=True)
    if done.returncode != 0:
        sys.exit(f'{args}: {done.stderr.decode()}')
    return done.stdout


def write(name, text):
    with open(name, 'w', encoding='utf8') as file:
        file.write(text)
    return name


def key(name, *args):
    run('openssl', 'genpkey', *args, '-out', f'{name}.pem')
    return f'{name}.pem'


ED = key('ed', '-algorithm', 'ed25519')
KEYS = [key(curve, '-algorithm', 'EC', '-pkeyopt', f'ec_paramgen_curve:{curve}') for curve in ('P-256', 'P-384', 'P-521', 'secp256k1')]
RSA = key('rsa', '-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048')
SHORT = key('short', '-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:1024')
PSS = key('pss', '-algorithm', 'RSA-PSS', '-pkeyopt', 'rsa_keygen_bits:2048')

UTF8, T61, BMP = '0x2002', '0x6', '0x802'


def config(subject, extensions, mask=UTF8):
    dn = '\n'.join(f'{index}.{name} = {value}' for index, (name, value) in enumerate(subject))
    return write('c.cnf', f"""
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
[ca]
default_ca = own_ca
[own_ca]
database = index.txt
new_certs_dir = .
default_md = sha256
policy = any
unique_subject = no
rand_serial = yes
preserve = yes
[any]
commonName = optional
organizationName = optional
countryName = optional
""")


def seen(der):
    """What openssl prints of a certificate."""
    text = run('openssl', 'x509', '-inform', 'DER', '-noout', '-subject', '-issuer', '-serial', '-dates', '-fingerprint', '-sha256',
               '-ext', 'subjectAltName', '-nameopt', 'RFC2253,-esc_msb,utf8', '-dateopt', 'iso_8601', data=der).decode()
    line = lambda name: re.search(f'^{name}=(.*)$', text, re.M).group(1)
    names = re.search(r'Alternative Name:.*\n\s*(.*)', text)
    return [base64.b64encode(der).decode(), line('subject'), line('issuer'), line('serial'), line('notBefore'), line('notAfter'),
            line('sha256 Fingerprint'), names.group(1) if names else None]


def made(subject, extensions='', mask=UTF8, serial='1', days='36500', signer=ED, more=()):
    has = ('-extensions', 'ext') if extensions else ()
    return run('openssl', 'req', '-x509', '-new', '-key', signer, '-config', config(subject, extensions, mask), '-set_serial', serial,
               '-days', days, '-outform', 'DER', *has, *more)


def dated(start, end):
    write('index.txt', '')
    run('openssl', 'req', '-new', '-key', ED, '-config', config([('CN', 'a')], 'basicConstraints = CA:FALSE'), '-out', 'd.csr')
    run('openssl', 'ca', '-batch', '-notext', '-selfsign', '-keyfile', ED, '-config', 'c.cnf', '-in', 'd.csr', '-startdate', start,
        '-enddate', end, '-out', 'd.pem')
    return run('openssl', 'x509', '-in', 'd.pem', '-outform', 'DER')


def dns(*names):
    return 'subjectAltName = ' + ','.join(names)


cases = []
# Names: kinds of strings, characters to escape, attributes with and without a name, empty ones.
for mask in (UTF8, T61, BMP):
    for value in ('Müller', 'a', 'é à ñ', '100% *', 'a_b@c'):
        cases.append(made([('C', 'DE'), ('O', value), ('CN', value)], mask=mask))
for value in ('日本', 'Ада', '😀'):
    cases.append(made([('CN', value)]))
for value in ('a, b', 'a + b', 'a; b', 'a < b > c', '\\"q\\"', '\\#1', 'a=b', 'a\\\\b', '"  a  "', '" "', 'a\\nb', 'a\\tb', "it's", '*.example.org'):
    cases.append(made([('CN', value)]))
for name in ('emailAddress', 'serialNumber', 'SN', 'GN', 'initials', 'title', 'DC', 'UID', 'businessCategory', 'postalCode',
             'own', 'jurisdictionC', 'description', 'pseudonym', 'L', 'ST', 'OU'):
    cases.append(made([('CN', 'a'), (name, 'DE')]))
cases.append(made([('O', 'a'), ('+CN', 'b'), ('CN', 'c')]))
cases.append(run('openssl', 'req', '-x509', '-new', '-key', ED, '-config', config([], dns('DNS:a.example')), '-subj', '/', '-extensions', 'ext',
                 '-days', '36500', '-outform', 'DER'))
# Serials.
for serial in ('0', '1', '-1', '-128', '-255', '127', '128', '255', '256', '0x7fffffffffffffff', '0x' + 'ff' * 20, '0x7f' + 'ff' * 19,
               '-0x' + '7f' * 19, '0x0102030405060708090a0b0c0d0e0f1011121314'):
    cases.append(made([('CN', 'a')], serial=serial))
# Times.
for start, end in (('500101000000Z', '491231235959Z'), ('20500101000000Z', '20500101000001Z'), ('20200229120000Z', '20210228120000Z'),
                   ('19500101000000Z', '19991231235959Z'), ('20260101000000Z', '99991231235959Z'), ('700101000000Z', '380119031408Z'),
                   ('19400101000000Z', '21000301000000Z')):
    cases.append(dated(start, end))
for _ in range(20):
    year = random.randint(1951, 2300)
    cases.append(dated(f'{year}{random.randint(1, 12):02}{random.randint(1, 28):02}235959Z', f'{year + random.randint(1, 90)}0301000000Z'))
# Alternative names.
for name in ('DNS:*.example.org', 'DNS:xn--bcher-kva.example', 'IP:192.0.2.1', 'IP:2001:db8::1', 'IP:::', 'IP:::ffff:192.0.2.1',
             'IP:1:2:3:4:5:6:7:8', 'IP:1::2:0:0:3', 'email:ada@example.org', 'URI:https://example.org/?a=b', 'RID:1.2.3.4', 'dirName:dir',
             'otherName:1.3.6.1.4.1.311.20.2.3;UTF8:ada@example.org', 'DNS:' + 'a' * 63 + '.example'):
    cases.append(made([('CN', 'a')], dns(name)))
    cases.append(made([('CN', 'a')], dns('DNS:example.org', name)))
# Version 1, keys and algorithms.
run('openssl', 'req', '-new', '-key', ED, '-config', config([('CN', 'v1')], ''), '-out', 'v1.csr')
cases.append(run('openssl', 'x509', '-req', '-in', 'v1.csr', '-signkey', ED, '-days', '36500', '-outform', 'DER'))
for signer in KEYS:
    cases.append(made([('CN', 'a')], dns('DNS:a.example'), signer=signer))
for digest in ('-sha1', '-sha256', '-sha384', '-sha512', '-md5'):
    cases.append(made([('CN', 'a')], signer=SHORT, more=(digest,)))
cases.append(made([('CN', 'a')], signer=PSS))
cases.append(made([('CN', 'a')], signer=RSA, more=('-sigopt', 'rsa_padding_mode:psspad')))
# The rest mixes all of it.
letters = 'abcdefgh-éü,+"\\#;<> =/'
while len(cases) < 310:
    names = [f'{random.choice(["DNS:", "DNS:*.", "DNS:www."])}{random.randint(0, 99999)}.example' for _ in range(random.randint(0, 2))]
    names += [f'IP:{".".join(str(random.randint(0, 255)) for _ in range(4))}' for _ in range(random.randint(0, 1))]
    names += ['IP:' + ':'.join(f'{random.choice([0, 0, random.randint(0, 65535)]):x}' for _ in range(8)) for _ in range(random.randint(0, 1))]
    value = re.sub(r'(["\\#;,])', r'\\\1', ''.join(random.choice(letters) for _ in range(random.randint(2, 9)))).strip()
    serial = random.choice(['', '-']) + '0x' + random.randbytes(random.randint(1, 20)).hex()
    cases.append(made([('O', value or 'a'), ('CN', 'a')], dns(*names) if names else '', random.choice([UTF8, UTF8, T61, BMP]), serial))

# Chains: a root, an authority below it and a leaf, each with its private key.
def child(name, subject, own, issuer, issuer_key, extensions, more=()):
    run('openssl', 'req', '-new', '-key', own, '-config', config(subject, extensions), '-out', f'{name}.csr')
    run('openssl', 'x509', '-req', '-in', f'{name}.csr', '-CA', f'{issuer}.crt', '-CAkey', issuer_key, '-set_serial', '7', '-days', '36500',
        '-extfile', 'c.cnf', '-extensions', 'ext', '-out', f'{name}.crt', *more)
    return open(f'{name}.crt').read()


def root(name, own):
    der = made([('CN', name)], 'basicConstraints = critical,CA:TRUE\nkeyUsage = critical,keyCertSign,cRLSign', signer=own)
    pem = run('openssl', 'x509', '-inform', 'DER', data=der).decode()
    write(f'{name}.crt', pem)
    return pem


authority = 'basicConstraints = critical,CA:TRUE,pathlen:0\nsubjectKeyIdentifier = hash\nauthorityKeyIdentifier = keyid'
server = '''subjectAltName = DNS:example.org,DNS:*.example.org
keyUsage = critical,digitalSignature
extendedKeyUsage = serverAuth,clientAuth
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
crlDistributionPoints = URI:http://crl.example/a.crl
authorityInfoAccess = OCSP;URI:http://ocsp.example,caIssuers;URI:http://ca.example/a.crt
certificatePolicies = 2.23.140.1.2.1,1.2.3.4
tlsfeature = status_request
1.2.3.4.5 = DER:0401ff'''
chains = []
for number, (top, middle, leaf, more) in enumerate((
    (KEYS[0], KEYS[1], KEYS[2], ()),
    (RSA, KEYS[0], ED, ('-sigopt', 'rsa_padding_mode:pss', '-sha512')),
)):
    names = [f'{kind} {number}' for kind in ('Root', 'Authority', 'Leaf')]
    chain = [root(names[0], top)]
    chain.append(child(names[1], [('CN', names[1])], middle, names[0], top, authority, more))
    chain.append(child(names[2], [('CN', 'example.org')], leaf, names[1], middle, server))
    said = run('openssl', 'verify', '-CAfile', f'{names[0]}.crt', '-untrusted', f'{names[1]}.crt', f'{names[2]}.crt').decode()
    assert said.endswith('OK\n'), said
    text = run('openssl', 'x509', '-in', f'{names[2]}.crt', '-noout', '-text').decode()
    pin = run('openssl', 'x509', '-in', f'{names[2]}.crt', '-noout', '-pubkey')
    pin = base64.b64encode(run('openssl', 'dgst', '-sha256', '-binary', data=run('openssl', 'pkey', '-pubin', '-outform', 'DER', data=pin))).decode()
    chains.append({'leafFirst': chain[::-1], 'key': open(leaf).read(), 'pin': pin, 'text': text})

requests = []
for own in (KEYS[0], ED, SHORT, PSS):
    run('openssl', 'req', '-new', '-key', own, '-config', config([('O', 'Müller'), ('CN', 'example.org')], server.split('\nsubjectKey')[0]),
        '-reqexts', 'ext', '-out', 'r.csr')
    run('openssl', 'req', '-in', 'r.csr', '-verify', '-noout', '-config', 'c.cnf')
    requests.append({'pem': open('r.csr').read(), 'key': open(own).read(),
                     'subject': run('openssl', 'req', '-in', 'r.csr', '-noout', '-subject', '-nameopt', 'RFC2253,-esc_msb,utf8', '-config', 'c.cnf').decode().strip()[8:]})
trusted = run('openssl', 'x509', '-in', 'Leaf 0.crt', '-trustout', '-addtrust', 'serverAuth').decode()

data = json.dumps({'certificates': [seen(der) for der in cases], 'chains': chains, 'requests': requests, 'trusted': trusted}, ensure_ascii=False)
with open(os.path.join(HERE, 'certificates.json.gz'), 'wb') as file:
    file.write(gzip.compress(data.encode(), 9, mtime=0))
print(len(cases), 'certificates,', os.path.getsize(os.path.join(HERE, 'certificates.json.gz')), 'bytes')
