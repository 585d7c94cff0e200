import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testContext } from '#engine/context.test-support';
import { ToolError } from '#engine/error';
import { writePem } from '#formats/pem/blocks.ts';
import { fromBase64 } from '#lib/bytes';
import { platformSources } from '#lib/sources';
import vectors from './certificate-vectors.json';
import { certificate, certificateFile } from './certificate.ts';

const DAY = 86_400_000;
/** A day after the vectors were made. */
const NOW = Date.parse((vectors.certificates[0]?.from ?? '').replace(' ', 'T')) + DAY;
const at = (now: number) => testContext({ sources: { ...platformSources, now: () => now } });
const PLAIN = { privateKey: '', passphrase: '' };
const read = (text: string, options = PLAIN, now = NOW) => certificate(text, options, at(now).context);
const pemOf = ({ der }: { readonly der: string }) => writePem('CERTIFICATE', fromBase64(der));
const one = async (pem: string, now = NOW) => (await read(pem, PLAIN, now)).certificates[0]!;

/** The names of `openssl x509 -text`, with ours. */
const SIGNATURES: Readonly<Record<string, string>> = {
  md5WithRSAEncryption: 'RSA with MD5',
  sha1WithRSAEncryption: 'RSA with SHA-1',
  sha224WithRSAEncryption: 'RSA with SHA-224',
  sha256WithRSAEncryption: 'RSA with SHA-256',
  sha384WithRSAEncryption: 'RSA with SHA-384',
  sha512WithRSAEncryption: 'RSA with SHA-512',
  'ecdsa-with-SHA1': 'ECDSA with SHA-1',
  'ecdsa-with-SHA224': 'ECDSA with SHA-224',
  'ecdsa-with-SHA256': 'ECDSA with SHA-256',
  'ecdsa-with-SHA384': 'ECDSA with SHA-384',
  'ecdsa-with-SHA512': 'ECDSA with SHA-512',
  ED25519: 'Ed25519',
  ED448: 'Ed448',
};

interface Seen {
  readonly subject: string | null;
  readonly issuer: string | null;
  readonly serial: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly sha256: string | null;
  readonly signature: string | null;
  readonly bits: string | null;
  readonly extensions: readonly (readonly unknown[])[];
}

const iso = (time: string | null) => new Date((time ?? '').replace(' ', 'T')).toISOString();

/** Compares facts with what OpenSSL says. */
function expectSame(facts: Awaited<ReturnType<typeof one>>, seen: Seen) {
  const { subject, issuer, serial, sha256 } = seen;
  expect(facts).toMatchObject({ subject, issuer, serial, sha256 });
  expect([facts.notBefore, facts.notAfter]).toEqual([iso(seen.from), iso(seen.to)]);
  if (seen.signature === 'rsassaPss') expect(facts.signature).toMatch(/^RSA-PSS with SHA-/);
  else expect(facts.signature).toBe(SIGNATURES[seen.signature ?? '']);
  if (seen.bits !== null && facts.key.startsWith('RSA')) expect(facts.key).toBe(`RSA ${seen.bits}`);
  const known = facts.extensions.filter(({ name }) => name !== '');
  expect(known.map(({ name, isCritical, values }) => [name, isCritical, values])).toEqual(seen.extensions);
}

describe.each(vectors.certificates.map((seen, index) => [index, seen] as const))('certificate %i', (_index, seen) => {
  test('says what openssl says, and its signature is right', async () => {
    const facts = await one(pemOf(seen));
    expectSame(facts, seen);
    expect(facts).toMatchObject({ check: facts.signature.endsWith('MD5') ? 'unknown' : 'valid' });
    expect(facts.isSelfSigned).toBe(facts.check === 'valid');
  });
});

test('an extension that is not known is hex, and named where it is critical', async () => {
  const { extensions, problems } = await one(pemOf(vectors.certificates[0]!));
  expect(extensions.at(-1)).toEqual({ oid: '1.2.3.4.5', name: '', isCritical: true, values: ['04:01:FF'] });
  expect(problems).toContain('unknownCritical');
});

describe.each(vectors.chains)('a chain', ({ pem, facts, key, pin }) => {
  test('in order', async () => {
    const { certificates, chain, privateKey } = await read(pem.join(''), { ...PLAIN, privateKey: key });
    certificates.forEach((certificate, index) => expectSame(certificate, facts[index]!));
    expect(chain).toEqual({
      order: [1, 2, 3],
      isInOrder: true,
      missing: null,
      unlinked: [],
      notAuthorities: [],
      tooLong: [],
    });
    expect(certificates.map(({ check, signedBy, role }) => [check, signedBy, role])).toEqual([
      ['valid', 2, 'leaf'],
      ['valid', 3, 'intermediate'],
      ['valid', 3, 'root'],
    ]);
    expect(certificates[0]).toMatchObject({ pin, names: ['DNS:example.org'] });
    expect(privateKey).toMatchObject({ certificate: 1, request: null });
  });

  test('in another order, with the key beside it', async () => {
    const [leaf = '', authority = '', root = ''] = pem;
    const { context, notes } = at(NOW);
    const { chain, privateKey, certificates } = await certificate(root + key + leaf + authority, PLAIN, context);
    expect(chain).toMatchObject({ order: [2, 3, 1], isInOrder: false, missing: null });
    expect(certificates.map(({ signedBy }) => signedBy)).toEqual([1, 3, 1]);
    expect(privateKey).toMatchObject({ certificate: 2 });
    expect(notes.map(({ code }) => code)).toEqual(['warning.keyInText']);
  });

  test('with a gap', async () => {
    const [leaf = '', authority = '', root = ''] = pem;
    expect((await read(leaf + authority)).chain).toMatchObject({ order: [1, 2], missing: facts[2]?.subject });
    const gap = await read(leaf + root);
    expect(gap.chain).toMatchObject({ order: [1], missing: facts[1]?.subject, unlinked: [2] });
    expect(gap.certificates[0]).toMatchObject({ check: 'noIssuer', signedBy: null });
  });

  test('with a signature that is not right', async () => {
    const [leaf = '', authority = ''] = pem;
    const bytes = fromBase64(leaf.replace(/-----.*-----/g, ''));
    bytes[bytes.length - 1]! ^= 1;
    const { certificates } = await read(writePem('CERTIFICATE', bytes) + authority);
    expect(certificates[0]).toMatchObject({ check: 'invalid', signedBy: null });
    expect(certificates[0]?.problems).toContain('invalid');
  });
});

test('a signature by RSA that is not right', async () => {
  const bytes = fromBase64(vectors.old.replace(/-----.*-----/g, ''));
  const root = vectors.chains[1]?.pem[2] ?? '';
  expect((await read(writePem('CERTIFICATE', bytes) + root)).certificates[0]?.check).toBe('valid');
  bytes[bytes.length - 1]! ^= 1;
  expect((await read(writePem('CERTIFICATE', bytes) + root)).certificates[0]?.check).toBe('invalid');
  expect((await one(root)).problems).toEqual([]);
});

test('an authority that stands where the leaf does', async () => {
  const [, authority = '', root = ''] = vectors.chains[0]?.pem ?? [];
  expect((await read(authority + root)).certificates[0]?.problems).toEqual(['caAsLeaf']);
  expect((await one(root)).problems).toEqual([]);
});

test('a leaf that has signed, and an authority that allows no other below it', async () => {
  const [leaf = '', authority = '', root = ''] = vectors.chains[0]?.pem ?? [];
  const { chain } = await read(leaf + authority + root);
  expect(chain).toMatchObject({ notAuthorities: [], tooLong: [] });
  const below = await read(vectors.below + leaf + authority + root);
  expect(below.chain).toMatchObject({ order: [1, 2, 3, 4], notAuthorities: [2], tooLong: [] });
  const deep = await read(vectors.deep.join('') + authority + root);
  expect(deep.chain).toMatchObject({ order: [1, 2, 3, 4], notAuthorities: [], tooLong: [3] });
});

describe('problems', () => {
  const [leaf = '', authority = ''] = vectors.chains[0]?.pem ?? [];
  const end = Date.parse(iso(vectors.chains[0]?.facts[0]?.to ?? null));
  const start = Date.parse(iso(vectors.chains[0]?.facts[0]?.from ?? null));

  test.each([
    ['a day before it begins', start - DAY, 'notYet', 1, ['notYet']],
    ['when it begins', start, 'valid', 36_500, []],
    ['30 days before it ends', end - 30 * DAY, 'valid', 30, []],
    ['29 days before it ends', end - 29 * DAY, 'valid', 29, ['soon']],
    ['when it ends', end, 'valid', 0, ['soon']],
    ['a second after it ends', end + 1000, 'expired', 0, ['expired']],
    ['two days after it ends', end + 2 * DAY, 'expired', 2, ['expired']],
  ] as const)('%s', async (_when, now, state, days, problems) => {
    const { certificates } = await read(leaf + authority, PLAIN, now);
    expect(certificates[0]).toMatchObject({ state, days, problems });
  });

  const problemsOf = async (index: number) => (await one(pemOf(vectors.certificates[index]!))).problems;
  const find = (test: (seen: (typeof vectors.certificates)[number]) => boolean) => vectors.certificates.findIndex(test);

  test('a name that is missing, a key that is short', async () => {
    expect(await problemsOf(1)).toContain('noNames');
    expect(await problemsOf(find(({ bits }) => bits === '1024'))).toContain('weakKey');
    expect(await problemsOf(find(({ bits }) => bits === '256'))).not.toContain('weakKey');
  });

  test('a serial number that is none', async () => {
    for (const serial of ['00', '-01', '-80'])
      expect(await problemsOf(find((one) => one.serial === serial))).toContain('serial');
    expect(await problemsOf(find(({ serial }) => serial === `7F${'FF'.repeat(19)}`))).not.toContain('serial');
  });

  test('SHA-1 and MD5, but not of a root by its own key', async () => {
    expect(await problemsOf(find(({ signature }) => signature === 'sha1WithRSAEncryption'))).not.toContain('sha1');
    expect(await problemsOf(find(({ signature }) => signature === 'md5WithRSAEncryption'))).toContain('md5');
    expect((await one(vectors.old)).problems).toEqual(['sha1']);
  });
});

describe.each(vectors.requests)('a request', ({ pem, key, subject, signature, extensions }) => {
  test('says what openssl says', async () => {
    const { requests, privateKey } = await read(`Certificate Request:\n${pem}\n${key}`);
    expect(requests).toMatchObject([{ subject, check: 'valid', attributes: [], names: ['DNS:example.org'] }]);
    const [facts] = requests;
    expect(facts?.extensions.map(({ name, isCritical, values }) => [name, isCritical, values])).toEqual(extensions);
    expect(facts?.signature).toBe(SIGNATURES[signature] ?? 'RSA-PSS with SHA-256');
    expect(facts?.problems).toEqual(facts?.key === 'RSA 1024' ? ['weakKey'] : []);
    // A key that is for PSS only is not read.
    if (signature === 'rsassaPss') expect(privateKey).toBeNull();
    else expect(privateKey).toMatchObject({ certificate: null, request: 1 });
  });
});

test('parameters alone are no certificate', async () => {
  const parameters = '-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n';
  await expect(async () => read(parameters)).rejects.toThrow('error.noCertificate');
  const pem = vectors.chains[0]?.pem[0] ?? '';
  expect((await read(parameters + pem)).certificates).toHaveLength(1);
});

test('files of DER and of PEM', async () => {
  const pem = vectors.chains[0]?.pem[0] ?? '';
  const der = fromBase64(pem.replace(/-----.*-----/g, ''));
  const inPem = await read(pem);
  expect(await certificateFile(der, PLAIN, at(NOW).context)).toEqual(inPem);
  expect(await certificateFile(new TextEncoder().encode(pem), PLAIN, at(NOW).context)).toEqual(inPem);
  expect(await read(Buffer.from(der).toString('hex'))).toEqual(inPem);
  expect(await read(Buffer.from(der).toString('base64'))).toEqual(inPem);
  expect((await read(vectors.trusted)).certificates[0]?.sha256).toBe(inPem.certificates[0]?.sha256);
});

test('mutated certificates give facts or an error of their own', async () => {
  const ders = [...vectors.certificates.slice(0, 12).map(({ der }) => fromBase64(der))];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ders), fc.nat(), fc.nat(255), fc.boolean(), async (der, place, byte, cuts) => {
      const bytes = cuts ? der.slice(0, place % der.length) : der.slice();
      if (!cuts) bytes[place % der.length] = byte;
      try {
        await read(writePem('CERTIFICATE', bytes));
      } catch (error) {
        expect(error).toBeInstanceOf(ToolError);
      }
    }),
    { numRuns: 400, seed: 58 },
  );
});
