import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { testContext } from '#engine/context.test-support';
import { ToolError } from '#engine/error';
import { isBroken } from '#formats/der/der.ts';
import { fromBase64, fromHex, toHex } from '#lib/bytes';
import { platformSources } from '#lib/sources';
import { check } from './check.ts';
import { readSigned } from './cms.ts';
import { dateOf, dictionaryWithKeyAt, textOf } from './pdf-dictionary.ts';

/** Made by make-pdf-vectors.py. */
const fixture = JSON.parse(readFileSync(new URL('./pdf-vectors.json', import.meta.url), 'utf8')) as {
  readonly root: string;
  readonly otherRoot: string;
  /** The verdicts of openssl and pdfsig on each signature; pdfsig also says whether it covers all of the file. */
  readonly says: Readonly<
    Record<
      string,
      {
        readonly openssl: readonly boolean[];
        readonly pdfsig: readonly (readonly [says: string, coversAll: boolean])[];
      }
    >
  >;
  readonly variants: readonly (readonly [
    name: string,
    at: number,
    bit: number,
    isCovered: boolean,
    openssl: readonly boolean[],
    pdfsig: readonly string[],
  ])[];
  /** Deflated JSON: the bytes of each file as the characters of a text. */
  readonly files: string;
};
const files = JSON.parse(inflateSync(fromBase64(fixture.files)).toString()) as Readonly<Record<string, string>>;
const names = Object.keys(files);
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const bytesOf = (name: string) => latin1(files[name] ?? '');
const hexOf = (text: string) => toHex(latin1(text));
const textIn = (bytes: Uint8Array) => String.fromCharCode(...bytes);

async function run(bytes: Uint8Array<ArrayBuffer>, roots = fixture.root) {
  const { context, notes } = testContext();
  const report = await check(new Blob([bytes]), { roots }, context);
  return { report, notes: notes.map(({ code }) => code), first: report.signatures[0] };
}
const checkFile = (name: string, roots?: string) => run(bytesOf(name), roots);

/** A file with a text in place of another one. */
function replaced(name: string, pattern: RegExp | string, by: string) {
  const text = textIn(bytesOf(name));
  const changed = text.replace(pattern, by);
  expect(changed).not.toBe(text);
  return latin1(changed);
}

/** A file to which somebody added a revision. */
const changed = (name: string) => latin1(`${files[name] ?? ''}4 0 obj\n(Other text)\nendobj\n%%EOF\n`);

const isGood = ({ verdict }: { verdict: string }) => verdict === 'intact' || verdict === 'earlier';

describe('against openssl and pdfsig', () => {
  /** A curve of the signer's own making, which is refused on purpose, and SHA-3, which is not read here. */
  const REFUSED = ['explicitCurve', 'sha3'];
  /** Features that pdfsig 22.12 does not know: hashes, curves, ways to name a certificate, formats. */
  const UNKNOWN_TO_PDFSIG = [
    'brainpool',
    'explicitCurve',
    'keyId',
    'sha3',
    'plainRsa',
    'documentTimestamp',
    'signedThenStamped',
  ];

  test.each(names)('%s', async (name) => {
    const { openssl, pdfsig } = fixture.says[name]!;
    const { signatures } = (await checkFile(name)).report;
    expect(signatures.map(isGood)).toEqual(REFUSED.includes(name) ? [false] : openssl);
    if (UNKNOWN_TO_PDFSIG.includes(name)) return;
    expect(signatures.map(isGood)).toEqual(pdfsig.map(([says]) => says === 'valid'));
    expect(signatures.map(({ covers }) => covers?.is === 'whole')).toEqual(pdfsig.map(([, coversAll]) => coversAll));
  });

  test(`${fixture.variants.length} files with a flipped bit`, async () => {
    expect(fixture.variants.length).toBeGreaterThan(80);
    /** In the signature itself, openssl also refuses what neither digest nor key depends on, such as a wrong version. */
    const laxer: string[] = [];
    for (const [name, at, bit, isCovered, openssl, pdfsig] of fixture.variants) {
      const bytes = bytesOf(name);
      bytes[at]! ^= bit;
      const where = `${name} ${at} ${bit}`;
      const report = await run(bytes).then(
        ({ report: { signatures } }) => signatures,
        (error: unknown) => {
          expect((error as ToolError).code, where).toBe('error.notPdf');
          return [];
        },
      );
      const ours = report.map(isGood);
      if (isCovered) {
        expect(ours, where).not.toContain(true);
        if (report.length > 0) expect(openssl, where).not.toContain(true);
        expect(pdfsig, where).not.toContain('valid');
        continue;
      }
      for (const [index, { problem }] of report.entries()) {
        if (openssl[index] === true && ours[index] === false)
          // A name in another case, a certificate that is not the one that is named, tags in parts that openssl skips.
          expect(['signerMissing', 'certificateSwapped', 'dictionary', 'subFilter', 'cms'], where).toContain(problem);
        if (openssl[index] === false && ours[index] === true) laxer.push(where);
      }
    }
    expect(laxer).toEqual([]);
  });
});

describe('what it says', () => {
  test.each([
    ['rsaPss', 'RSA-PSS with SHA-256'],
    ['brainpool', 'ECDSA with SHA-256'],
    ['noAttributes', 'RSA with SHA-256'],
    ['p521', 'ECDSA with SHA-512'],
  ])('the algorithm of %s', async (name, algorithm) => {
    expect((await checkFile(name)).first?.algorithm).toBe(algorithm);
  });

  test('texts, dates and the certification of the dictionary', async () => {
    expect((await checkFile('example')).first).toMatchObject({
      name: 'Ada Lovelace',
      reason: 'I wrote (all of) it',
      location: 'Helsinki',
      contact: 'ada@example.com',
      subFilter: 'ETSI.CAdES.detached',
      signer: 'Ada Lovelace',
      certificates: [
        { subject: { CN: 'Ada Lovelace', O: 'Ada & Söns', OU: 'Ledgers', L: 'Helsinki', ST: 'Uusimaa', C: 'FI' } },
        { subject: { CN: 'Test Root' }, isAuthority: true },
      ],
    });
    expect((await checkFile('p256')).first?.certification).toBe(1);
  });

  test('none of the texts that are encrypted', async () => {
    const { first, notes, report } = await checkFile('encrypted');
    expect(notes).toEqual(['note.encrypted']);
    expect(report.isEncrypted).toBe(true);
    expect(first).toMatchObject({ verdict: 'intact' });
    expect(first?.reason).toBeUndefined();
  });

  test('which revision a signature covers', async () => {
    const { signatures } = (await run(changed('two'))).report;
    expect(signatures.map(({ covers }) => covers)).toMatchObject([
      { is: 'earlier', revision: 1, revisions: 3, laterSignatures: 1 },
      { is: 'earlier', revision: 2, revisions: 3, laterSignatures: 0 },
    ]);
  });

  test('a file that is laid out for the web has two ends in one revision', async () => {
    expect((await run(latin1('%PDF-1.4\n<< /Linearized 1 >>\n%%EOF\n%%EOF\n'))).report.revisions).toBe(1);
  });

  test('what stands where two pieces of a large file overlap counts once', async () => {
    const bytes = new Uint8Array(8 * 1024 * 1024 + 80).fill(32);
    bytes.set(latin1('%PDF-1.4'));
    bytes.set(latin1('/ByteRange [1] %%EOF'), bytes.length - 75);
    const { report } = await run(bytes);
    expect([report.signatures.length, report.revisions]).toEqual([1, 1]);
  });

  test('white space after the end is no change, anything else is', async () => {
    const bytes = bytesOf('p256');
    expect((await run(Uint8Array.of(...bytes, 13, 10))).first?.verdict).toBe('intact');
    expect((await run(Uint8Array.of(...bytes, 13, 37))).first?.verdict).toBe('earlier');
  });

  test.each([
    ['sha1Inside', 'warning.weakHash'],
    ['rsa1024', 'warning.smallKey'],
    ['twoSigners', 'warning.signers'],
  ])('%s: %s', async (name, note) => {
    expect((await checkFile(name)).notes).toEqual([note]);
  });

  test('a timestamp of the signature and one of the document', async () => {
    const stamped = (await checkFile('timestamped')).first;
    expect(stamped?.timestamp).toMatchObject({ isRight: true, by: 'Test Timestamps', trust: 'trusted' });
    expect((await checkFile('timestamped', '')).first?.timestamp?.trust).toBe('noRoots');
    const { signatures } = (await checkFile('signedThenStamped')).report;
    expect(signatures.map(({ kind }) => kind)).toEqual(['signature', 'timestamp']);
    expect(signatures[1]?.timestamp).toMatchObject({ isRight: true });
  });

  test('a timestamp of other content is not right', async () => {
    const { first } = await run(replaced('documentTimestamp', 'Signed on paper', 'Signed on water'));
    expect(first).toMatchObject({ verdict: 'broken', digest: 'wrong', timestamp: { isRight: false } });
  });

  test('a timestamp that is none is skipped', async () => {
    // The type of its content; the signature does not cover it.
    const { first, notes } = await run(
      replaced('timestamped', '060b2a864886f70d0109100104', '060b2a864886f70d0109100105'),
    );
    expect(notes).toEqual(['warning.timestamp']);
    expect(first).toMatchObject({ verdict: 'intact' });
    expect(first?.timestamp).toBeUndefined();
  });
});

describe('trust', () => {
  test.each([
    ['p256', 'trusted'],
    ['chain', 'trusted'],
    ['forgedIssuer', 'notAuthority'],
    ['expired', 'expired'],
  ])('%s is %s', async (name, trust) => {
    expect((await checkFile(name)).first?.trust).toBe(trust);
  });

  test('of an expired signer only a timestamp by a trusted authority helps', async () => {
    const own = (await checkFile('timestamped')).first?.certificates[0]?.pem ?? '';
    const at = async (roots: string) => {
      const { context } = testContext({ sources: { ...platformSources, now: () => Date.UTC(2200, 0) } });
      return (await check(new Blob([bytesOf('timestamped')]), { roots }, context)).signatures[0]?.trust;
    };
    expect(await at(own)).toBe('expired');
    expect(await at(own + fixture.root)).toBe('trusted');
  });

  test('needs a root that is given', async () => {
    expect((await checkFile('chain', '')).first).toMatchObject({ trust: 'noRoots', verdict: 'intact' });
    expect((await checkFile('chain', fixture.otherRoot)).first?.trust).toBe('unrooted');
    expect((await checkFile('chain')).first?.certificates.map(({ subject }) => subject['CN'])).toEqual([
      'Grace Hopper',
      'Test Issuing CA',
      'Test Root',
    ]);
  });

  test('a certificate with the name of the root but another key is not it', async () => {
    // The root's own bytes with one bit of its key changed: it issues nothing any more.
    const der = fromBase64(fixture.root.replace(/-----[^-]*-----/g, ''));
    const at = textIn(der).indexOf(textIn(fromHex('034200')));
    der[at + 10]! ^= 1;
    const changed = `-----BEGIN CERTIFICATE-----\n${btoa(textIn(der))}\n-----END CERTIFICATE-----`;
    expect((await checkFile('p256', changed)).first?.trust).toBe('unrooted');
  });

  test.each([
    ['no certificate', 'error.noRoots'],
    ['-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----', 'error.roots'],
    ['-----BEGIN CERTIFICATE-----\n*\n-----END CERTIFICATE-----', 'error.roots'],
  ])('refuses %j', async (roots, code) => {
    await expect(checkFile('p256', roots)).rejects.toMatchObject({ code, where: { option: 'roots' } });
  });
});

describe('bad input', () => {
  test.each([
    [/\/ByteRange \[[^\]]*\]/, '/ByteRange [0 1 2]', 'broken', 'rangeForm'],
    [/\/ByteRange \[[^\]]*\]/, '/ByteRange [0 **********]', 'broken', 'rangeForm'],
    [/\/ByteRange \[0 (\d+) (\d+) \d+/, '/ByteRange [0 $1 $2 99999', 'broken', 'rangeOutside'],
    [/\/ByteRange \[0 (\d+) \d+/, '/ByteRange [0 $1 10', 'broken', 'rangeOverlap'],
    [/\/ByteRange \[0/, '/ByteRange [1', 'broken', 'rangeStart'],
    [/\/ByteRange \[0 \d+ /, '/ByteRange [0 100 ', 'broken', 'contentsMismatch'],
    ['/Contents <3', '/Contents <G', 'unchecked', 'dictionary'],
    ['/Contents <', '/Contents  <', 'broken', 'contentsMismatch'],
    [/\/Contents <(..)/, '/Contents <ff', 'unchecked', 'cms'],
    ['/SubFilter /adbe.pkcs7.detached', '/SubFilter /adbe.pkcs7.attached', 'unchecked', 'subFilter'],
    // A key twice, of which readers take one or the other.
    ['/Filter /Adobe.PPKLite', '/Type /Sig /Type /Sig ', 'unchecked', 'dictionary'],
    ['/SubFilter /adbe.pkcs7.detached', '/Contents <30> /adbe.pkcs7.detached', 'unchecked', 'dictionary'],
  ])('%s, %j: %s, %s', async (pattern, by, verdict, problem) => {
    expect((await run(replaced('p256', pattern, by))).first).toMatchObject({ verdict, problem });
  });

  test('a place that nobody signed', async () => {
    const bytes = bytesOf('p256');
    const [{ 0: place, index } = { 0: '', index: 0 }] = textIn(bytes).matchAll(/<[\da-f]{100,}>/g);
    bytes.fill(48, index + 1, index + place.length - 1);
    expect((await run(bytes)).first).toMatchObject({ verdict: 'unchecked', problem: 'contentsEmpty' });
  });

  test.each(['embeddedContent', 'noCertificate', 'explicitCurve', 'sha3'])('%s is told apart', async (name) => {
    const problems = {
      embeddedContent: 'notDetached',
      noCertificate: 'signerMissing',
      explicitCurve: 'algorithm',
      sha3: 'algorithm',
    };
    expect((await checkFile(name)).first?.problem).toBe(problems[name as keyof typeof problems]);
  });

  test('a certificate that took the place of the one that is named', async () => {
    // The signature does not cover itself, and the key stays the same.
    const { first } = await run(replaced('example', hexOf('Ada Lovelace'), hexOf('Eve Lovelace')));
    expect(first).toMatchObject({ verdict: 'broken', problem: 'certificateSwapped', value: 'right' });
  });

  test('content of another type than was signed', async () => {
    const { first } = await run(replaced('p256', '2a864886f70d010701', '2a864886f70d010702'));
    expect(first).toMatchObject({ verdict: 'broken', digest: 'wrong', value: 'right' });
  });

  test('still shows the other signature', async () => {
    const { signatures } = (await run(replaced('two', /\/ByteRange \[0/, '/ByteRange [x'))).report;
    expect(signatures.map(({ problem, verdict }) => problem ?? verdict)).toEqual(['rangeForm', 'broken']);
  });

  test('a file that is cut off', async () => {
    const { notes, first } = await run(bytesOf('p256').slice(0, -20));
    expect(notes).toEqual(['warning.truncated']);
    expect(first?.problem).toBe('rangeOutside');
  });

  test('no file, no PDF, no signature', async () => {
    await expect(run(new Uint8Array())).rejects.toMatchObject({ code: 'error.empty' });
    await expect(run(latin1('%!PS-Adobe'))).rejects.toMatchObject({ code: 'error.notPdf' });
    expect((await run(latin1('%PDF-1.4\n%%EOF\n'))).report.signatures).toEqual([]);
  });

  test('more signatures than any file has', async () => {
    const { report, notes } = await run(latin1(`%PDF-1.4\n${'/ByteRange [1] '.repeat(300)}\n%%EOF`));
    expect(report.signatures).toHaveLength(200);
    expect(notes).toEqual(['warning.many']);
  });

  test('mutated files give reports or coded errors', async () => {
    const { context } = testContext({ note: () => undefined });
    let state = 17;
    const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    const sources = ['rsa', 'sha1Inside', 'timestamped'].map((name) => {
      const text = files[name] ?? '';
      const [, digits = ''] = /\/Contents <([\da-f]+)>/.exec(text) ?? [];
      return { bytes: latin1(text), range: text.indexOf('/ByteRange'), contents: fromHex(digits) };
    });
    const mutate = (bytes: Uint8Array, from: number) => {
      for (let change = 0; change <= random(4); change++) bytes[from + random(bytes.length - from)] = random(256);
    };
    for (let turn = 0; turn < 216; turn++) {
      const { bytes: original, range, contents } = sources[turn % sources.length]!;
      const bytes = original.slice(0, turn % 5 === 0 ? 1 + random(original.length) : original.length);
      mutate(bytes, 0);
      // Whole checks take long over arithmetic that cannot fail; most turns only read.
      if (turn % 10 === 0) {
        const report = await check(new Blob([bytes]), { roots: '' }, context).catch((error: unknown) => error);
        if (report instanceof Error) expect(report, `turn ${turn}`).toBeInstanceOf(ToolError);
        continue;
      }
      dictionaryWithKeyAt(bytes, range);
      const signature = contents.slice();
      mutate(signature, 0);
      try {
        readSigned(signature);
      } catch (error) {
        expect(isBroken(error), `turn ${turn}`).toBe(true);
      }
    }
  });
});

describe('pieces', () => {
  test.each([
    ["D:20261123150000+02'00'", '2026-11-23T13:00:00.000Z'],
    ['D:20261123', '2026-11-23T00:00:00.000Z'],
    ['D:20261399', undefined],
    ['yesterday', undefined],
  ])('the date %s', (text, iso) => {
    expect(dateOf({ is: 'string', bytes: latin1(text), start: 0, end: 0 })).toBe(iso);
  });

  test('texts in UTF-16 and UTF-8', () => {
    const say = (hex: string) => textOf({ is: 'string', bytes: fromHex(hex), start: 0, end: 0 });
    expect([say('feff20ac'), say('efbbbfe282ac'), say('e4')]).toEqual(['€', '€', 'ä']);
  });
});
