import { readFileSync } from 'node:fs';
import { ed25519 } from '@noble/curves/ed25519.js';
import { describe, expect, it } from 'vitest';
import { testContext } from '#engine/context.test-support';
import { ToolError } from '#engine/error';
import { isSignedBy } from '#formats/x509/verify.ts';
import { fromBase64, fromHex, toHex } from '#lib/bytes';
import { berToDer, BrokenStructure, isOfStructure } from './ber.ts';
import { check } from './check.ts';
import { readSignedData } from './cms.ts';
import { dateOf, dictionaryWithKeyAt, textOf } from './pdf-dictionary.ts';

interface Signed {
  readonly base64: string;
  /** The verdicts of openssl and pdfsig on each signature; pdfsig also says whether it covers all of the file. */
  readonly openssl: readonly boolean[];
  readonly pdfsig: readonly (readonly [says: string, coversAll: boolean])[];
}

/** Made by make-signed-files.py. */
const fixture = JSON.parse(readFileSync(new URL('./signed-files.json', import.meta.url), 'utf8')) as {
  readonly root: string;
  readonly otherRoot: string;
  readonly files: Readonly<Record<string, Signed>>;
  readonly variants: readonly (readonly [
    name: string,
    at: number,
    bit: number,
    isCovered: boolean,
    openssl: readonly boolean[],
    pdfsig: readonly string[],
  ])[];
};
const names = Object.keys(fixture.files);
const bytesOf = (name: string) => fromBase64(fixture.files[name]?.base64 ?? '');
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
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

const isGood = ({ verdict }: { verdict: string }) => verdict === 'intact' || verdict === 'earlier';

describe('against openssl and pdfsig', () => {
  /** Signed by a curve of the signer's own making, which is refused on purpose. */
  const REFUSED = ['explicitCurve'];
  /** Features that pdfsig 22.12 does not know: hashes, curves, ways to name a certificate, formats. */
  const UNKNOWN_TO_PDFSIG = [
    'rsaSha224',
    'brainpool',
    'secp256k1',
    'keyId',
    'sha3',
    'plainRsa',
    'documentTimestamp',
    'signedThenStamped',
  ];

  it.each(names)('%s', async (name) => {
    const { openssl, pdfsig } = fixture.files[name]!;
    const { signatures } = (await checkFile(name)).report;
    expect(signatures.map(isGood)).toEqual(REFUSED.includes(name) ? [false] : openssl);
    if (UNKNOWN_TO_PDFSIG.includes(name)) return;
    expect(signatures.map(isGood)).toEqual(pdfsig.map(([says]) => says === 'valid'));
    expect(signatures.map(({ covers }) => covers?.is === 'whole')).toEqual(pdfsig.map(([, coversAll]) => coversAll));
  });

  it(`${fixture.variants.length} files with a flipped bit`, async () => {
    expect(fixture.variants.length).toBeGreaterThan(400);
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
    expect(laxer.length, laxer.join('\n')).toBeLessThan(8);
  });
});

describe('what it says', () => {
  it.each([
    ['rsaPssSha512', 'RSA-PSS 2048, SHA-512'],
    ['brainpool', 'brainpoolP256r1, SHA-256'],
    ['p521', 'P-521, SHA-512'],
  ])('the algorithm of %s', async (name, algorithm) => {
    expect((await checkFile(name)).first?.algorithm).toBe(algorithm);
  });

  it('texts, dates and the certification of the dictionary', async () => {
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

  it('none of the texts that are encrypted', async () => {
    const { first, notes, report } = await checkFile('encrypted');
    expect(notes).toEqual(['note.encrypted']);
    expect(report.isEncrypted).toBe(true);
    expect(first).toMatchObject({ verdict: 'intact' });
    expect(first?.reason).toBeUndefined();
  });

  it('which revision a signature covers', async () => {
    const { signatures } = (await checkFile('twoThenChanged')).report;
    expect(signatures.map(({ covers }) => covers)).toMatchObject([
      { is: 'earlier', revision: 1, revisions: 3, laterSignatures: 1 },
      { is: 'earlier', revision: 2, revisions: 3, laterSignatures: 0 },
    ]);
  });

  it('white space after the end is no change, anything else is', async () => {
    const bytes = bytesOf('p256');
    expect((await run(Uint8Array.of(...bytes, 13, 10))).first?.verdict).toBe('intact');
    expect((await run(Uint8Array.of(...bytes, 13, 37))).first?.verdict).toBe('earlier');
  });

  it.each([
    ['rsaSha1', 'note.weakHash'],
    ['rsa1024', 'note.smallKey'],
    ['twoSigners', 'note.signers'],
  ])('%s: %s', async (name, note) => {
    expect((await checkFile(name)).notes).toEqual([note]);
  });

  it('a timestamp of the signature and one of the document', async () => {
    const stamped = (await checkFile('timestamped')).first;
    expect(stamped?.timestamp).toMatchObject({ isRight: true, by: 'Test Timestamps', trust: 'trusted' });
    expect((await checkFile('timestamped', '')).first?.timestamp?.trust).toBe('noRoots');
    const { signatures } = (await checkFile('signedThenStamped')).report;
    expect(signatures.map(({ kind }) => kind)).toEqual(['signature', 'timestamp']);
    expect(signatures[1]?.timestamp).toMatchObject({ isRight: true });
  });

  it('a timestamp of other content is not right', async () => {
    const { first } = await run(replaced('documentTimestamp', 'Signed on paper', 'Signed on water'));
    expect(first).toMatchObject({ verdict: 'broken', digest: 'wrong', timestamp: { isRight: false } });
  });

  it('a timestamp that is none is skipped', async () => {
    // The type of its content; the signature does not cover it.
    const { first, notes } = await run(
      replaced('timestamped', '060b2a864886f70d0109100104', '060b2a864886f70d0109100105'),
    );
    expect(notes).toEqual(['note.timestamp']);
    expect(first).toMatchObject({ verdict: 'intact' });
    expect(first?.timestamp).toBeUndefined();
  });
});

describe('trust', () => {
  it.each([
    ['p256', 'trusted'],
    ['chain', 'trusted'],
    ['forgedIssuer', 'notAuthority'],
    ['expired', 'expired'],
  ])('%s is %s', async (name, trust) => {
    expect((await checkFile(name)).first?.trust).toBe(trust);
  });

  it('needs a root that is given', async () => {
    expect((await checkFile('chain', '')).first).toMatchObject({ trust: 'noRoots', verdict: 'intact' });
    expect((await checkFile('chain', fixture.otherRoot)).first?.trust).toBe('unrooted');
    expect((await checkFile('chain')).first?.certificates.map(({ subject }) => subject['CN'])).toEqual([
      'Grace Hopper',
      'Test Issuing CA',
      'Test Root',
    ]);
  });

  it('a certificate with the name of the root but another key is not it', async () => {
    // The root's own bytes with one bit of its key changed: it issues nothing any more.
    const der = fromBase64(fixture.root.replace(/-----[^-]*-----/g, ''));
    const at = textIn(der).indexOf(textIn(fromHex('034200')));
    der[at + 10]! ^= 1;
    const changed = `-----BEGIN CERTIFICATE-----\n${btoa(textIn(der))}\n-----END CERTIFICATE-----`;
    expect((await checkFile('p256', changed)).first?.trust).toBe('unrooted');
  });

  it.each([
    ['no certificate', 'error.noRoots'],
    ['-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----', 'error.roots'],
    ['-----BEGIN CERTIFICATE-----\n*\n-----END CERTIFICATE-----', 'error.roots'],
  ])('refuses %j', async (roots, code) => {
    await expect(checkFile('p256', roots)).rejects.toMatchObject({ code, where: { option: 'roots' } });
  });
});

describe('bad input', () => {
  it.each([
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
    ['/SubFilter /adbe.pkcs7.detached', '/Contents <30> /adbe.pkcs7.detached', 'unchecked', 'dictionary'],
  ])('%s, %j: %s, %s', async (pattern, by, verdict, problem) => {
    expect((await run(replaced('p256', pattern, by))).first).toMatchObject({ verdict, problem });
  });

  it('a place that nobody signed', async () => {
    const bytes = bytesOf('p256');
    const [{ 0: place, index } = { 0: '', index: 0 }] = textIn(bytes).matchAll(/<[\da-f]{100,}>/g);
    bytes.fill(48, index + 1, index + place.length - 1);
    expect((await run(bytes)).first).toMatchObject({ verdict: 'unchecked', problem: 'contentsEmpty' });
  });

  it.each(['embeddedContent', 'noCertificate', 'explicitCurve'])('%s is told apart', async (name) => {
    const problems = { embeddedContent: 'notDetached', noCertificate: 'signerMissing', explicitCurve: 'algorithm' };
    expect((await checkFile(name)).first?.problem).toBe(problems[name as keyof typeof problems]);
  });

  it('still shows the other signature', async () => {
    const { signatures } = (await run(replaced('two', /\/ByteRange \[0/, '/ByteRange [x'))).report;
    expect(signatures.map(({ problem, verdict }) => problem ?? verdict)).toEqual(['rangeForm', 'broken']);
  });

  it('a file that is cut off', async () => {
    const { notes, first } = await run(bytesOf('p256').slice(0, -20));
    expect(notes).toEqual(['note.truncated']);
    expect(first?.problem).toBe('rangeOutside');
  });

  it('no file, no PDF, no signature', async () => {
    await expect(run(new Uint8Array())).rejects.toMatchObject({ code: 'error.empty' });
    await expect(run(latin1('%!PS-Adobe'))).rejects.toMatchObject({ code: 'error.notPdf' });
    expect((await run(latin1('%PDF-1.4\n%%EOF\n'))).report.signatures).toEqual([]);
  });

  it('more signatures than any file has', async () => {
    const { report, notes } = await run(latin1(`%PDF-1.4\n${'/ByteRange [1] '.repeat(300)}\n%%EOF`));
    expect(report.signatures).toHaveLength(200);
    expect(notes).toEqual(['note.many']);
  });

  it('10,000 mutated files give reports or coded errors', async () => {
    const { context } = testContext({ note: () => undefined });
    let seed = 17;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const sources = ['rsa', 'sha1Inside', 'timestamped'].map((name) => {
      const bytes = bytesOf(name);
      const text = textIn(bytes);
      const [, , , , digits = ''] = /(\/Contents )(<)(0*)([\da-f]+)>/.exec(text) ?? [];
      return { bytes, range: text.indexOf('/ByteRange'), from: text.indexOf('/Type /Sig'), contents: fromHex(digits) };
    });
    const mutate = (bytes: Uint8Array, from: number) => {
      for (let change = 0; change <= random(4); change++) bytes[from + random(bytes.length - from)] = random(256);
    };
    for (let turn = 0; turn < 10_000; turn++) {
      const { bytes: original, range, from, contents } = sources[turn % sources.length]!;
      const bytes = original.slice(0, turn % 5 === 0 ? random(original.length) : original.length);
      mutate(bytes, Math.min(from, bytes.length));
      // The arithmetic of whole checks takes long and cannot fail; most turns are for what reads.
      if (turn % 20 === 0) {
        const report = await check(new Blob([bytes]), { roots: '' }, context).catch((error: unknown) => error);
        if (report instanceof Error) expect(report, `turn ${turn}`).toBeInstanceOf(ToolError);
        continue;
      }
      dictionaryWithKeyAt(bytes, range);
      const signature = contents.slice();
      mutate(signature, 0);
      try {
        readSignedData(signature);
      } catch (error) {
        if (!isOfStructure(error)) throw error;
      }
    }
  });
});

describe('pieces', () => {
  it('BER becomes DER, and DER stays as it is', () => {
    const ber = fromHex('30800401012480040102040103000000 00');
    expect(toHex(berToDer(ber).der)).toBe('3007' + '040101' + '04020203');
    const der = fromHex('3003020105');
    expect(berToDer(der).der.buffer).toBe(der.buffer);
    expect(() => berToDer(fromHex('30'.padEnd(400, '80')))).toThrow(BrokenStructure);
    expect(() => berToDer(fromHex('3080'.repeat(1000)))).toThrow(BrokenStructure);
  });

  it('Ed25519 (RFC 8032, section 7.1, test 3)', () => {
    const point = fromHex('fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025');
    const signature = fromHex(
      '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
    );
    const key = { is: 'eddsa', name: 'Ed25519', point } as const;
    expect(ed25519.verify(signature, fromHex('af82'), point)).toBe(true);
    expect(isSignedBy(key, { is: 'eddsa' }, { bytes: fromHex('af82') }, signature)).toBe(true);
    expect(isSignedBy(key, { is: 'eddsa' }, { bytes: fromHex('af83') }, signature)).toBe(false);
  });

  it.each([
    ["D:20261123150000+02'00'", '2026-11-23T13:00:00.000Z'],
    ['D:20261123', '2026-11-23T00:00:00.000Z'],
    ['D:20261399', undefined],
    ['yesterday', undefined],
  ])('the date %s', (text, iso) => {
    expect(dateOf({ is: 'string', bytes: latin1(text), start: 0, end: 0 })).toBe(iso);
  });

  it('texts in UTF-16 and UTF-8', () => {
    const say = (hex: string) => textOf({ is: 'string', bytes: fromHex(hex), start: 0, end: 0 });
    expect([say('feff20ac'), say('efbbbfe282ac'), say('e4')]).toEqual(['€', '€', 'ä']);
  });
});
