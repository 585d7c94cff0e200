import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bits,
  bitsOf,
  childrenOf,
  DerError,
  encodedOf,
  integer,
  integerOf,
  nothing,
  octets,
  octetsOf,
  oid,
  oidOf,
  readDer,
  sequence,
} from './der.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const unhex = (text: string) => Uint8Array.from(Buffer.from(text, 'hex'));

// ITU-T X.690, 8.3 and 8.19; RFC 8410 has the last one.
test.each([
  [integer(0), '020100'],
  [integer(127), '02017f'],
  [integer(128), '02020080'],
  [integer(256), '02020100'],
  [oid('2.999.3'), '0603883703'],
  [oid('1.2.840.113549.1.1.1'), '06092a864886f70d010101'],
  [oid('1.3.101.112'), '06032b6570'],
])('writes %#', (bytes, expected) => expect(hex(bytes)).toBe(expected));

test('reads negative numbers', () => {
  expect(integerOf(readDer(unhex('0201ff')))).toBe(-1n);
  expect(integerOf(readDer(unhex('02020080')))).toBe(128n);
});

test('what is written is read', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 1n << 3000n }),
      fc.uint8Array({ maxLength: 70_000 }),
      fc.tuple(fc.constantFrom(0, 1, 2), fc.nat(39), fc.array(fc.nat(), { maxLength: 6 })),
      (number, bytes, [first, second, rest]) => {
        const name = [first, second, ...rest].join('.');
        const node = readDer(sequence(integer(number), octets(bytes), bits(bytes), oid(name), nothing()));
        const [a, b, c, d, e] = childrenOf(node);
        expect(integerOf(a!)).toBe(number);
        expect(octetsOf(b!)).toEqual(bytes);
        expect(bitsOf(c!)).toEqual(bytes);
        expect(oidOf(d!)).toBe(name);
        expect(hex(encodedOf(e!))).toBe('0500');
      },
    ),
    { numRuns: 100 },
  );
});

test('OpenSSL reads what is written', () => {
  const bytes = sequence(integer(65537), sequence(oid('1.2.840.10045.3.1.7'), nothing()), bits(new Uint8Array(200)));
  const shown = execFileSync('openssl', ['asn1parse', '-inform', 'DER'], { input: bytes }).toString();
  expect(shown).toContain(':010001');
  expect(shown).toContain(':prime256v1');
});

test.each([
  ['', 'short', 0],
  ['3003020101', undefined, 0],
  ['30030201', 'short', 0],
  ['3080020101', 'length', 1],
  ['308103020101', 'length', 1],
  ['02010100', 'extra', 3],
  ['1f8101', 'tag', 0],
])('%s', (text, reason, offset) => {
  const run = () => readDer(unhex(text));
  if (reason === undefined) expect(run).not.toThrow();
  else expect(run).toThrow(expect.objectContaining({ reason, offset }));
});

test('changed structures give a value or a DerError', () => {
  const seed = sequence(integer(65537), sequence(oid('1.2.840.10045.3.1.7'), nothing()), bits(new Uint8Array(20)));
  const walk = (node: ReturnType<typeof readDer>): void => {
    if (node.tag === 0x30) childrenOf(node).forEach(walk);
    if (node.tag === 2) integerOf(node);
    if (node.tag === 3) bitsOf(node);
    if (node.tag === 6) oidOf(node);
  };
  let refused = 0;
  fc.assert(
    fc.property(fc.nat(seed.length - 1), fc.nat(255), fc.nat(seed.length), (at, byte, size) => {
      const changed = Uint8Array.from(seed.subarray(0, at % 3 === 0 ? size : seed.length));
      if (at < changed.length) changed[at] = byte;
      try {
        walk(readDer(changed));
      } catch (error) {
        if (!(error instanceof DerError)) throw error;
        refused += 1;
      }
    }),
    { numRuns: 10_000 },
  );
  expect(refused).toBeGreaterThan(1000);
});
