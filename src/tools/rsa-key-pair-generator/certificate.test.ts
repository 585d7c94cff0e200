// @vitest-environment node
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testContext } from '#engine/context.test-support';
import { ToolError } from '#engine/error';
import { fromBase64, toBase64 } from '#lib/bytes';
import { readIpv6, ipv6Text } from '#lib/ipv6';
import { certificate } from './certificate.ts';

type Case = readonly [
  der: string,
  subject: string,
  issuer: string,
  serial: string,
  notBefore: string,
  notAfter: string,
  sha256: string,
  names: string | null,
];

/** Made by make-certificates.py. */
const fixture = JSON.parse(gunzipSync(readFileSync(new URL('./certificates.json.gz', import.meta.url))).toString()) as {
  readonly certificates: readonly Case[];
  readonly chains: readonly { leafFirst: readonly string[]; key: string; pin: string; text: string }[];
  readonly requests: readonly { pem: string; key: string; subject: string }[];
  readonly trusted: string;
};
const NOW = Date.UTC(2027, 0, 1);
const { context } = testContext();
const sources = { ...context.sources, now: () => NOW };
const read = (text: string, passphrase = '') => certificate(text, { passphrase }, { ...context, sources });
const codeOf = (text: string) =>
  read(text).then(
    () => undefined,
    (error: unknown) => (error instanceof ToolError ? error.code : String(error)),
  );
const pem = (der: string, label = 'CERTIFICATE') => `-----BEGIN ${label}-----\n${der}\n-----END ${label}-----\n`;

/** The kinds of names that openssl and this tool both spell out, in one spelling. */
const plainNames = (values: readonly string[]) =>
  values
    .filter((value) => /^(?:DNS|IP|IP Address|email|URI):/.test(value))
    .map((value) =>
      value
        .replace(/ \(.*\)$/, '')
        .replace(/^IP Address:(.*)$/, (_, address: string) =>
          address.includes(':') ? `IP:${shortAddress(address)}` : `IP:${address}`,
        ),
    );
const shortAddress = (address: string) =>
  ipv6Text(readIpv6({ text: address, from: 0, to: address.length }, (code) => new Error(code)));

describe('certificates are read as openssl x509 does', () => {
  test(`${fixture.certificates.length} of them`, async () => {
    expect(fixture.certificates.length).toBeGreaterThanOrEqual(300);
    for (const [der, subject, issuer, serial, notBefore, notAfter, sha256, names] of fixture.certificates) {
      const { certificates } = await read(pem(der));
      const [facts] = certificates;
      const iso = (time: string) => new Date(time).toISOString();
      expect(facts).toMatchObject({
        subject,
        issuer,
        serial,
        notBefore: iso(notBefore),
        notAfter: iso(notAfter),
        sha256,
      });
      const ours = facts?.extensions.find(({ name }) => name === 'subjectAltName')?.values ?? [];
      expect(plainNames(ours)).toEqual(plainNames(names?.split(', ') ?? []));
    }
  });

  test('each signed by itself is found to be, and not with a bit of its body changed', async () => {
    for (const [der] of fixture.certificates) {
      const { certificates } = await read(der);
      expect(certificates[0]).toMatchObject({ isSelfSigned: true, check: 'valid', signedBy: 1 });
    }
    const [first = ''] = fixture.certificates.map(([der]) => der);
    const bytes = fromBase64(first);
    bytes[bytes.length - 1]! ^= 1;
    const { certificates } = await read(toBase64(bytes));
    expect(certificates[0]).toMatchObject({ isSelfSigned: false, check: 'invalid' });
  });

  test('their states and days', async () => {
    const states = new Set<string>();
    for (const [der, , , , notBefore, notAfter] of fixture.certificates) {
      const [from, to] = [Date.parse(notBefore), Date.parse(notAfter)];
      const { certificates } = await read(der);
      const now = NOW < from ? 'notYet' : NOW > to ? 'expired' : 'valid';
      const days = Math.floor(Math.abs((now === 'notYet' ? from : to) - NOW) / 86_400_000);
      states.add(now);
      expect(certificates[0]).toMatchObject({ now, days });
    }
    expect(states.size).toBe(3);
  });

  test('weak keys and broken hashes are named', async () => {
    const all = await Promise.all(fixture.certificates.map(([der]) => read(der)));
    const facts = all.flatMap(({ certificates }) => certificates);
    const signatures = new Set(facts.map(({ signature, isBroken }) => `${signature}: ${isBroken}`));
    expect([...signatures]).toEqual(
      expect.arrayContaining([
        'Ed25519: false',
        'RSA with SHA-1: true',
        'RSA with MD5: true',
        'RSA with SHA-512: false',
        'RSA-PSS with SHA-256: false',
        'ECDSA with SHA-256: false',
      ]),
    );
    const keys = new Set(facts.map(({ key, isWeak }) => `${key}: ${isWeak}`));
    expect([...keys]).toEqual(
      expect.arrayContaining(['RSA 1024: true', 'RSA 2048: false', 'ECDSA P-521: false', 'ECDSA secp256k1: false']),
    );
    expect(facts.some(({ version }) => version === 1)).toBe(true);
  });
});

describe.each(fixture.chains.map((chain, index) => [index, chain] as const))('chain %i', (_, chain) => {
  const [leaf = '', middle = '', root = ''] = chain.leafFirst;

  test('in order', async () => {
    const report = await read(leaf + middle + root + chain.key);
    expect(report.chain).toEqual({
      order: [1, 2, 3],
      isInOrder: true,
      missing: null,
      unlinked: [],
      notAuthorities: [],
    });
    expect(report.certificates.map(({ role, check, signedBy }) => [role, check, signedBy])).toEqual([
      ['leaf', 'valid', 2],
      ['intermediate', 'valid', 3],
      ['root', 'valid', 3],
    ]);
    expect(report.certificates[0]?.pin).toBe(chain.pin);
    expect(report.privateKey).toMatchObject({ certificate: 1, request: null });
  });

  test('out of order, with gaps, and with a leaf in the place of an authority', async () => {
    expect((await read(root + leaf + middle)).chain).toMatchObject({ order: [2, 3, 1], isInOrder: false });
    expect((await read(leaf + root)).chain).toMatchObject({ order: [1], unlinked: [2] });
    expect((await read(leaf + root)).chain?.missing).toMatch(/^CN=Authority \d$/);
    expect((await read(root + leaf)).chain).toMatchObject({ order: [2], unlinked: [1] });
    expect((await read(leaf + middle)).chain).toMatchObject({ order: [1, 2], isInOrder: true });
    expect((await read(middle + chain.key)).privateKey).toMatchObject({ certificate: null });
    expect((await read(middle + leaf + chain.key)).privateKey).toMatchObject({ certificate: 2 });
  });

  test('a changed link is told', async () => {
    const body = leaf.replaceAll(/-----.*-----|\s/g, '');
    const bytes = fromBase64(body);
    bytes[bytes.length - 1]! ^= 1;
    const report = await read(pem(toBase64(bytes)) + middle);
    expect(report.certificates[0]).toMatchObject({ check: 'invalid', signedBy: 2 });
  });

  test('extensions as openssl prints them', async () => {
    const [facts] = (await read(leaf)).certificates;
    const values = new Map(facts?.extensions.map(({ name, oid, ...rest }) => [name || oid, rest]));
    const keyIds = [...chain.text.matchAll(/Key Identifier: *\n\s+([\dA-F:]+)/g)].map(([, id]) => id);
    expect(values.get('subjectKeyIdentifier')?.values).toEqual([keyIds[0]]);
    expect(values.get('authorityKeyIdentifier')?.values).toEqual([keyIds[1]]);
    expect(values.get('keyUsage')).toEqual({ isCritical: true, values: ['digitalSignature'] });
    expect(values.get('extKeyUsage')?.values).toEqual(['serverAuth', 'clientAuth']);
    expect(values.get('cRLDistributionPoints')?.values).toEqual(['URI:http://crl.example/a.crl']);
    expect(values.get('authorityInfoAccess')?.values).toEqual([
      'OCSP: URI:http://ocsp.example',
      'CA issuers: URI:http://ca.example/a.crt',
    ]);
    expect(values.get('certificatePolicies')?.values).toEqual(['2.23.140.1.2.1 (DV)', '1.2.3.4']);
    expect(values.get('tlsFeature')?.values).toEqual(['status_request']);
    expect(values.get('1.2.3.4.5')).toEqual({ isCritical: false, values: ['04:01:FF'] });
    const [authority] = (await read(middle)).certificates;
    expect(authority?.extensions[0]).toMatchObject({ isCritical: true, values: ['CA:TRUE', 'pathlen:0'] });
  });
});

test.each(fixture.requests.map((request, index) => [index, request] as const))(
  'request %i: name, extensions, signature and key',
  async (index, { pem: text, key, subject }) => {
    const { requests, privateKey } = await read(text + (index < 3 ? key : ''));
    expect(requests[0]).toMatchObject({ subject, check: 'valid' });
    expect(requests[0]?.extensions.map(({ name }) => name)).toEqual(['subjectAltName', 'keyUsage', 'extKeyUsage']);
    // A key that is for RSA-PSS only is not read.
    if (index < 3) expect(privateKey).toMatchObject({ certificate: null, request: 1 });
    const bytes = fromBase64(text.replaceAll(/-----.*-----|\s/g, ''));
    bytes[bytes.length - 1]! ^= 1;
    expect((await read(toBase64(bytes))).requests[0]?.check).toBe('invalid');
  },
);

test('a trusted certificate, Base64 alone, and words around the blocks', async () => {
  const [leaf = ''] = fixture.chains[0]?.leafFirst ?? [];
  const plain = await read(leaf);
  expect(fixture.trusted).toContain('BEGIN TRUSTED CERTIFICATE');
  expect(await read(fixture.trusted)).toEqual(plain);
  expect(await read(leaf.replaceAll(/-----.*-----/g, ''))).toEqual(plain);
  expect(await read(`subject=CN = a\n${leaf}---\nServer certificate\n`)).toEqual(plain);
  const [request] = fixture.requests;
  expect((await read((request?.pem ?? '').replaceAll(/-----.*-----/g, ''))).requests).toHaveLength(1);
});

test('a list of timestamps is counted (RFC 6962, section 3.3)', async () => {
  const { showExtension } = await import('./extensions.ts');
  const value = Uint8Array.of(4, 9, 0, 7, 0, 2, 1, 2, 0, 1, 3);
  const extension = { oid: '1.3.6.1.4.1.11129.2.4.2', isCritical: false, value };
  expect(showExtension(extension).values).toEqual(['SCT: 2']);
  expect(showExtension({ ...extension, value: value.subarray(0, 10) }).values).toEqual([
    '04:09:00:07:00:02:01:02:00:01',
  ]);
});

test('an error is at its place', async () => {
  const [leaf = ''] = fixture.chains[0]?.leafFirst ?? [];
  await expect(read(leaf.replace('MII', 'MI?I'))).rejects.toMatchObject({
    code: 'error.base64Digit',
    where: { at: { line: 2, column: 3 } },
  });
  const cut = leaf.split('\n');
  await expect(read([...cut.slice(0, 4), ...cut.slice(-2)].join('\n'))).rejects.toMatchObject({
    code: 'error.certStructure',
    where: { at: { line: 2, column: 1 } },
  });
});

test('2,000 changed inputs give facts or coded errors', async () => {
  const [chain] = fixture.chains;
  const seeds = [...(chain?.leafFirst ?? []), ...fixture.requests.map((request) => request.pem), fixture.trusted];
  const ders = seeds.map((text) => fromBase64(text.replaceAll(/-----.*-----|\s/g, '')));
  const codes = new Set<string | undefined>();
  await fc.assert(
    fc.asyncProperty(
      fc.nat(seeds.length - 1),
      fc.nat(),
      fc.nat(255),
      fc.boolean(),
      async (which, place, byte, isText) => {
        if (isText) {
          const text = seeds[which]!;
          const at = place % text.length;
          const code = await codeOf(text.slice(0, at) + String.fromCharCode(byte) + text.slice(at + 1));
          codes.add(code);
          expect(code ?? 'error.').toMatch(/^error\./);
        } else {
          const bytes = Uint8Array.from(ders[which]!);
          bytes[place % bytes.length] = byte;
          const code = await codeOf(toBase64(bytes));
          codes.add(code);
          expect(code ?? 'error.').toMatch(/^error\./);
        }
      },
    ),
    { numRuns: 2000 },
  );
  expect([...codes]).toEqual(expect.arrayContaining([undefined, 'error.certStructure', 'error.base64Digit']));
});
