#!/usr/bin/env python3
"""Makes pdf-vectors.json: small PDF files signed by openssl, and what openssl and pdfsig (poppler) say of them.

Usage: make-pdf-vectors.py, with openssl 3, faketime, pdfsig and qpdf on the path. Keys are new each time. The files are one
deflated JSON, because they have most of their bytes in common.
"""
import base64, hashlib, json, os, random, re, subprocess, sys, tempfile, zlib

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = tempfile.mkdtemp()
os.chdir(WORK)


def run(*args, data=None, check=True):
    # Certificates of today would not be valid yet where a clock is behind.
    when = ('faketime', '2024-05-01 12:00:00 UTC') if args[0] == 'openssl' else ()
    done = subprocess.run((*when, *args), input=data, capture_output=True)
    if check and done.returncode != 0:
        sys.exit(f'{args}: {done.stderr.decode()}')
    return done


def write(name, data):
    with open(name, 'wb') as file:
        file.write(data)


def read(name):
    with open(name, 'rb') as file:
        return file.read()


# Keys and certificates

ROOT = '/C=FI/O=Handy Tools Tests/CN=Test Root'


def key_of(name, *how):
    run('openssl', 'genpkey', *how, '-out', f'{name}.key')


def issue(name, subject, extensions, issuer='root', days='36500'):
    run('openssl', 'req', '-new', '-utf8', '-key', f'{name}.key', '-subj', subject, '-out', f'{name}.csr')
    write('ext', extensions.encode())
    run('openssl', 'x509', '-req', '-in', f'{name}.csr', '-CA', f'{issuer}.pem', '-CAkey', f'{issuer}.key',
        '-set_serial', str(random.randrange(1, 1 << 60)), '-days', days, '-sha256', '-extfile', 'ext', '-out', f'{name}.pem')


EC = ('-algorithm', 'EC', '-pkeyopt')
key_of('root', *EC, 'ec_paramgen_curve:P-256')
run('openssl', 'req', '-x509', '-new', '-key', 'root.key', '-subj', ROOT, '-days', '36500', '-out', 'root.pem')
LEAF = 'keyUsage=digitalSignature,nonRepudiation\nsubjectKeyIdentifier=hash\n'
for name, how in {
    'rsa': ('-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048'),
    'rsa1024': ('-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:1024'),
    'p256': (*EC, 'ec_paramgen_curve:P-256'),
    'p521': (*EC, 'ec_paramgen_curve:P-521'),
    'brainpool': (*EC, 'ec_paramgen_curve:brainpoolP256r1'),
    'dsaLike': (*EC, 'ec_paramgen_curve:P-256', '-pkeyopt', 'ec_param_enc:explicit'),
}.items():
    key_of(name, *how)
    issue(name, '/C=FI/ST=Uusimaa/L=Helsinki/O=Ada & Söns/OU=Ledgers/CN=Ada Lovelace', LEAF)
key_of('middle', *EC, 'ec_paramgen_curve:P-256')
issue('middle', '/O=Handy Tools Tests/CN=Test Issuing CA', 'basicConstraints=critical,CA:TRUE\n')
key_of('deep', *EC, 'ec_paramgen_curve:P-256')
issue('deep', '/CN=Grace Hopper', LEAF, issuer='middle')
key_of('forged', *EC, 'ec_paramgen_curve:P-256')
issue('forged', '/CN=Mallory', LEAF, issuer='p256')
key_of('expired', *EC, 'ec_paramgen_curve:P-256')
issue('expired', '/CN=Expired Signer', LEAF, days='-1')
key_of('tsa', *EC, 'ec_paramgen_curve:P-256')
issue('tsa', '/CN=Test Timestamps', 'extendedKeyUsage=critical,timeStamping\n')
write('ts.cnf', b'[tsa]\ndefault_policy=1.2.3.4\ndigests=sha1,sha256,sha512\nserial=ts.serial\ncerts=root.pem\n'
      b'ess_cert_id_alg=sha256\nsigner_digest=sha256\n')


# DER, as little as it takes to put a timestamp into a signature

def der(tag, *pieces):
    body = b''.join(pieces)
    size = len(body)
    if size < 128:
        return bytes([tag, size]) + body
    length = size.to_bytes((size.bit_length() + 7) // 8, 'big')
    return bytes([tag, 128 | len(length)]) + length + body


def children(data):
    start, end = head(data)
    parts, at = [], start
    while at < end:
        _, stop = head(data[at:])
        parts.append(data[at:at + stop])
        at += stop
    return parts


def head(data):
    if data[1] < 128:
        return 2, 2 + data[1]
    size = data[1] & 127
    return 2 + size, 2 + size + int.from_bytes(data[2:2 + size], 'big')


def with_timestamp(cms):
    kind, wrapper = children(cms)
    fields = children(children(wrapper)[0])
    signer = children(children(fields[-1])[0])
    start, end = head(signer[-1])
    token = timestamp(signer[-1][start:end])
    oid = bytes.fromhex('060b2a864886f70d010910020e')
    signer.append(der(0xa1, der(0x30, oid, der(0x31, token))))
    fields[-1] = der(0x31, der(0x30, *signer))
    return der(0x30, kind, der(0xa0, der(0x30, *fields)))


def timestamp(data, digest='-sha256'):
    write('stamped', data)
    run('openssl', 'ts', '-query', '-data', 'stamped', digest, '-cert', '-out', 'tsq')
    run('openssl', 'ts', '-reply', '-config', 'ts.cnf', '-section', 'tsa', '-queryfile', 'tsq', '-signer', 'tsa.pem',
        '-inkey', 'tsa.key', '-token_out', '-out', 'tst')
    return read('tst')


def streamed(data):
    """BER as signers that stream write it: no lengths outside, the signature in two pieces."""
    kind, wrapper = children(cms('p256')(data))
    fields = children(children(wrapper)[0])
    signer = children(children(fields[-1])[0])
    start, end = head(signer[-1])
    value = signer[-1][start:end]
    signer[-1] = b'\x24\x80' + der(4, value[:20]) + der(4, value[20:]) + bytes(2)
    fields[-1] = der(0x31, der(0x30, *signer))
    return b'\x30\x80' + kind + b'\xa0\x80\x30\x80' + b''.join(fields) + bytes(6)


# PDF

def write_object(number, body):
    return b'%d 0 obj\n%s\nendobj\n' % (number, body)


def table(offsets, size, root, previous=None, extra=b''):
    out = b'xref\n0 1\n0000000000 65535 f \n'
    for number, at in sorted(offsets.items()):
        out += b'%d 1\n%010d 00000 n \n' % (number, at)
    before = b'' if previous is None else b' /Prev %d' % previous
    return out + b'trailer\n<< /Size %d /Root %d 0 R%s%s >>\n' % (size, root, before, extra)


RANGE = b'[0 ' + b'*' * 34 + b']'


def sig_dictionary(kind, sub_filter, hex_size, extra, contents_first):
    contents = b'/Contents <' + b'0' * hex_size + b'>'
    byte_range = b'/ByteRange ' + RANGE
    pair = (contents, byte_range) if contents_first else (byte_range, contents)
    return b'<< /Type /%s /Filter /Adobe.PPKLite /SubFilter /%s %s\n%s\n%s >>' % (kind, sub_filter.encode(), extra, *pair)


CONTENT = b'BT /F1 24 Tf 20 60 Td (Signed on paper, sort of) Tj ET'


def base(size_of_hex, sub_filter, extra=b'', kind=b'Sig', contents_first=False):
    objects = {
        1: b'<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [5 0 R] /SigFlags 3 >> >>',
        2: b'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        3: b'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 320 120] /Contents 4 0 R /Annots [5 0 R] '
           b'/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
        4: b'<< /Length %d >>\nstream\n%s\nendstream' % (len(CONTENT), CONTENT),
        5: b'<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature1) /V 6 0 R /P 3 0 R /Rect [0 0 0 0] /F 132 >>',
        6: sig_dictionary(kind, sub_filter, size_of_hex, extra, contents_first),
    }
    out, offsets = b'%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', {}
    for number, body in objects.items():
        offsets[number] = len(out)
        out += write_object(number, body)
    start = len(out)
    return out + table(offsets, 7, 1) + b'startxref\n%d\n%%%%EOF\n' % start


def update(before, size_of_hex, sub_filter, extra=b'', kind=b'Sig'):
    """A second signature, in an incremental update."""
    previous = int(re.findall(rb'startxref\n(\d+)', before)[-1])
    out, offsets = before, {}
    for number, body in {
        1: b'<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [5 0 R 7 0 R] /SigFlags 3 >> >>',
        7: b'<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature2) /V 8 0 R /P 3 0 R /Rect [0 0 0 0] /F 132 >>',
        8: sig_dictionary(kind, sub_filter, size_of_hex, extra, False),
    }.items():
        offsets[number] = len(out)
        out += write_object(number, body)
    start = len(out)
    return out + table(offsets, 9, 1, previous) + b'startxref\n%d\n%%%%EOF\n' % start


def covered(pdf, numbers):
    a, b, c, d = numbers
    return pdf[a:a + b] + pdf[c:c + d]


def sign(make, signer):
    """Signs the one place that has no range yet; `make` gives the file for a size of the signature."""
    size = len(signer(b'')) + 8
    pdf = make(size * 2)
    at = pdf.index(RANGE)
    start = next(m.start() for m in re.finditer(b'/Contents <', pdf) if pdf[m.end():m.end() + 20] == b'0' * 20) + 10
    end = start + size * 2 + 2
    numbers = (0, start, end, len(pdf) - end)
    written = b'[%d %d %d %d]' % numbers
    pdf = pdf[:at] + written.ljust(len(RANGE)) + pdf[at + len(RANGE):]
    signature = signer(covered(pdf, numbers)).hex().encode()
    assert len(signature) <= size * 2
    return pdf[:start + 1] + signature.ljust(size * 2, b'0') + pdf[end - 1:]


def cms(name, *options, digest='sha256', detached=True, chain=()):
    certificates = ['-certfile', 'chain.pem'] if chain else []

    def signer(data):
        write('content', data)
        if chain:
            write('chain.pem', b''.join(read(f'{other}.pem') for other in chain))
        run('openssl', 'cms', '-sign', '-binary', '-in', 'content', '-signer', f'{name}.pem', '-inkey', f'{name}.key',
            '-md', digest, '-outform', 'DER', '-out', 'cms', *([] if detached else ['-nodetach']), *certificates, *options)
        return read('cms')
    return signer


def sha1_inside(data):
    return cms('rsa', digest='sha1', detached=False)(hashlib.sha1(data).digest())


def plain(data):
    write('content', data)
    return der(4, run('openssl', 'dgst', '-sha1', '-sign', 'rsa.key', 'content').stdout)


def der_of(name):
    return run('openssl', 'x509', '-in', f'{name}.pem', '-outform', 'DER').stdout


ADOBE, CADES = 'adbe.pkcs7.detached', 'ETSI.CAdES.detached'
WORDS = ('/M (D:20240501140000+02\'00\') /Name (Ada Lovelace) /Reason (I wrote \\(all of\\) it) /Location '.encode()
         + b'<FEFF00480065006C00730069006E006B0069> /ContactInfo (ada@example.com)')
CERTIFIED = b'/Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P 1 /V /1.2 >> >>]'


def make(signer, sub_filter=ADOBE, **how):
    return sign(lambda size: base(size, sub_filter, **how), signer)


def stamped(data):
    return with_timestamp(cms('p256', '-cades')(data))


files = {
    'example': make(cms('p256', '-cades', digest='sha256'), CADES, extra=WORDS),
    'rsa': make(cms('rsa')),
    'rsaPss': make(cms('rsa', '-keyopt', 'rsa_padding_mode:pss')),
    'rsa1024': make(cms('rsa1024')),
    'p256': make(cms('p256'), extra=CERTIFIED),
    'p521': make(cms('p521', digest='sha512')),
    'brainpool': make(cms('brainpool')),
    'explicitCurve': make(cms('dsaLike')),
    'noAttributes': make(cms('rsa', '-noattr')),
    'keyId': make(cms('p256', '-keyid')),
    'ber': make(streamed),
    'sha3': make(cms('rsa', digest='sha3-256')),
    'chain': make(cms('deep', '-cades', chain=('middle', 'root')), CADES),
    'forgedIssuer': make(cms('forged', chain=('p256', 'root'))),
    'expired': make(cms('expired', chain=('root',))),
    'sha1Inside': make(sha1_inside, 'adbe.pkcs7.sha1'),
    'plainRsa': make(plain, 'adbe.x509.rsa_sha1', extra=b'/Cert <' + der_of('rsa').hex().encode() + b'>'),
    'timestamped': make(stamped, CADES),
    'documentTimestamp': make(timestamp, 'ETSI.RFC3161', kind=b'DocTimeStamp'),
    # A signature that is right, but of something else that it brings along.
    'embeddedContent': make(lambda data: cms('p256', detached=False)(b'I owe you nothing')),
    'noCertificate': make(cms('p256', '-nocerts')),
    'twoSigners': make(cms('p256', '-signer', 'rsa.pem', '-inkey', 'rsa.key')),
}
files['two'] = sign(lambda size: update(files['rsa'], size, ADOBE), cms('p256'))
files['signedThenStamped'] = sign(lambda size: update(files['p256'], size, 'ETSI.RFC3161', kind=b'DocTimeStamp'), timestamp)

# qpdf writes the file anew and encrypts it; the place of the signature stays as it is, which makes it a place to sign.
ROOM = b'[ 0 1111111111 1111111111 1111111111 ]'


def encrypted(size):
    write('plain.pdf', base(size, ADOBE, extra=b'/Reason (hidden)').replace(RANGE, ROOM))
    run('qpdf', '--encrypt', '', 'owner', '256', '--', '--object-streams=disable', 'plain.pdf', 'encrypted.pdf')
    return read('encrypted.pdf').replace(ROOM, RANGE)


files['encrypted'] = sign(encrypted, cms('p256'))


# What others say

def openssl_says(pdf, numbers, sub_filter):
    a, b, c, d = numbers
    if a + b > len(pdf) or c + d > len(pdf) or c < a + b:
        return False
    text = re.sub(rb'\s', b'', pdf[b + 1:c - 1])
    try:
        signature = bytes.fromhex((text + b'0' * (len(text) % 2)).decode('latin1'))
    except ValueError:
        return False
    # Zeros fill the place; a streamed signature ends with some of its own.
    data = covered(pdf, numbers)
    write('data', data)
    write('signature', signature)
    if sub_filter == 'adbe.x509.rsa_sha1':
        _, end = head(signature)
        write('signature', signature[4:end])
        run('openssl', 'x509', '-in', 'rsa.pem', '-pubkey', '-noout', '-out', 'rsa.pub')
        return run('openssl', 'dgst', '-sha1', '-verify', 'rsa.pub', '-signature', 'signature', 'data', check=False).returncode == 0
    if sub_filter == 'ETSI.RFC3161':
        return run('openssl', 'ts', '-verify', '-data', 'data', '-in', 'signature', '-token_in', '-CAfile', 'root.pem',
                   check=False).returncode == 0
    verify = ['openssl', 'cms', '-verify', '-binary', '-noverify', '-inform', 'DER', '-in', 'signature', '-out', 'out']
    if sub_filter == 'adbe.pkcs7.sha1':
        done = run(*verify, check=False)
        return done.returncode == 0 and read('out') == hashlib.sha1(data).digest()
    return run(*verify, '-content', 'data', check=False).returncode == 0


def signatures_of(pdf):
    found = []
    for match in re.finditer(rb'/ByteRange\s*\[\s*(\d+) (\d+) (\d+) (\d+)\s*\]', pdf):
        # Of the object around it; none of ours has a text in which `obj` comes.
        inside = pdf[pdf.rindex(b' obj', 0, match.start()):]
        sub_filter = re.search(rb'/SubFilter /([\w.]+)', inside)
        found.append((tuple(map(int, match.groups())), sub_filter.group(1).decode() if sub_filter else ''))
    return found


def pdfsig_says(pdf):
    write('file.pdf', pdf)
    out = run('pdfsig', '-nocert', 'file.pdf', check=False).stdout.decode('utf8', 'replace')
    return [
        ('valid' if 'Signature is Valid.' in part else 'invalid' if 'Signature Validation:' in part else 'unknown',
         'Total document signed' in part)
        for part in out.split('Signature #')[1:]
    ]


random.seed(18)
fixture = {'root': read('root.pem').decode(), 'otherRoot': read('rsa.pem').decode(), 'says': {}, 'variants': []}
for name, pdf in files.items():
    openssl = [openssl_says(pdf, *one) for one in signatures_of(pdf)]
    says = pdfsig_says(pdf)
    print(name, len(pdf), openssl, says)
    fixture['says'][name] = {'openssl': openssl, 'pdfsig': says}

# Single bytes changed, anywhere, twice as often in the signature itself; bytes added at the end.
for name in [name for name in files if name not in ('embeddedContent', 'explicitCurve', 'sha3', 'twoSigners')]:
    pdf = files[name]
    ranges = [numbers for numbers, _ in signatures_of(pdf)]
    _, length, start, _ = ranges[0]
    places = [random.randrange(len(pdf)) for _ in range(2)] + [random.randrange(length + 1, start - 1) for _ in range(2)]
    for at in places:
        bit = 1 << random.randrange(8)
        changed = pdf[:at] + bytes([pdf[at] ^ bit]) + pdf[at + 1:]
        openssl = [openssl_says(changed, *one) for one in signatures_of(changed)]
        # Whether every signature covers that byte.
        is_covered = all(not b <= at < c and at < c + d for _, b, c, d in ranges)
        says = pdfsig_says(changed)
        fixture['variants'].append([name, at, bit, is_covered, openssl, [said for said, _ in says]])

text = json.dumps({name: pdf.decode('latin1') for name, pdf in files.items()})
fixture['files'] = base64.b64encode(zlib.compress(text.encode(), 9)).decode()
write(os.path.join(HERE, 'pdf-vectors.json'), json.dumps(fixture, separators=(',', ':')).encode() + b'\n')
print(len(files), 'files', len(fixture['variants']), 'variants', os.path.getsize(os.path.join(HERE, 'pdf-vectors.json')))
