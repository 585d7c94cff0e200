import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kindOf } from './kind.ts';
import {
  addressText,
  blockAround,
  blocksOf,
  cidrText,
  mergeRanges,
  readRange,
  sizeOf,
  type IpRange,
  type IpVersion,
} from './range.ts';
import { TextError, textError } from '../text-error.ts';
import { wholeText } from './part.ts';

const read = (text: string) => readRange(wholeText(text), textError);
const say = ({ version, first, last }: IpRange) => `${addressText(version, first)}-${addressText(version, last)}`;

test.each([
  ['10.0.0.5', '10.0.0.5-10.0.0.5'],
  ['192.168.100.14/22', '192.168.100.0-192.168.103.255'],
  ['10.0.0.5/255.255.255.0', '10.0.0.0-10.0.0.255'],
  ['10.0.0.5 255.255.255.0', '10.0.0.0-10.0.0.255'],
  ['10.0.0.5  0xffffff00', '10.0.0.0-10.0.0.255'],
  ['10.0.0.5 0.0.0.255', '10.0.0.0-10.0.0.255'],
  ['10.1.*.*', '10.1.0.0-10.1.255.255'],
  ['10.1.*', '10.1.0.0-10.1.255.255'],
  ['*', '0.0.0.0-255.255.255.255'],
  ['10.0.0.1 - 10.0.1.2', '10.0.0.1-10.0.1.2'],
  ['10.0.0.1-10.0.0.1', '10.0.0.1-10.0.0.1'],
  ['10.0.0.1–20', '10.0.0.1-10.0.0.20'],
  ['2001:db8::5/32', '2001:db8::-2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['::1-::ff', '::1-::ff'],
  ['  0.0.0.0/0 ', '0.0.0.0-255.255.255.255'],
])('%j is the range %s', (text, range) => {
  expect(say(read(text))).toBe(range);
});

test('ends in the wrong order are swapped, and it is said', () => {
  expect(read('10.0.0.9-10.0.0.1')).toEqual({ ...read('10.0.0.1-10.0.0.9'), isSwapped: true });
  expect(read('10.0.0.9-1')).toEqual({ ...read('10.0.0.1-9'), isSwapped: true });
});

test.each([
  [' ', 'ip.empty '],
  ['1.2.3.4/', 'ip.prefixMissing '],
  ['1.2.3.4/-1', 'ip.prefixRange -1'],
  ['::1/129', 'ip.prefixRange 129'],
  ['::1/255.0.0.0', 'ip.prefixRange 255.0.0.0'],
  ['1.2.3.4/24/8', 'ip.prefixRange 24/8'],
  ['1.2.*.4', 'ip.star *'],
  ['1.300.*.*', 'ip.octetRange 300'],
  ['010.*', 'ip.leadingZero 010'],
  ['1.2.3.4 5', 'ip.space  '],
  ['192.168. 1.1', 'ip.space  '],
  ['10.0.0.9-256', 'ip.octetCount 256'],
  ['10.0.0.9-::1', 'ip.versions ::1'],
  ['10.0.0.-9', 'ip.negative -'],
  ['10.0.0.1-x', 'ip.character x'],
  ['example.com', 'ip.character e'],
])('%j is refused: %s', (text, wanted) => {
  try {
    read(text);
    expect.unreachable();
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    expect(`${error.code} ${text.slice(error.place.offset, error.place.endOffset)}`).toBe(wanted);
  }
});

const range = fc
  .constantFrom<IpVersion>(4, 6)
  .chain((version) => {
    const end = fc.bigInt({ min: 0n, max: (1n << (version === 4 ? 32n : 128n)) - 1n });
    return fc.tuple(fc.constant(version), end, end);
  })
  .map(([version, one, other]): IpRange => {
    const [first, last] = one < other ? [one, other] : [other, one];
    return { version, first, last };
  });

test('a list of blocks holds the range, no more, and no fewer blocks would do', () => {
  fc.assert(
    fc.property(range, (wanted) => {
      const blocks = blocksOf(wanted);
      expect(mergeRanges(blocks).map(say)).toEqual([say(wanted)]);
      for (const block of blocks) expect(say(read(cidrText(block)))).toBe(say(block));
      // Two neighbors of one size never make up one block.
      blocks.slice(1).forEach((block, index) => {
        const before = blocks[index];
        if (before?.prefix === block.prefix) {
          expect(blockAround({ ...before, last: block.last }).prefix).toBeLessThan(block.prefix - 1);
        }
      });
    }),
    { numRuns: 300 },
  );
});

test('the block around a range is the smallest', () => {
  fc.assert(
    fc.property(range, (wanted) => {
      const block = blockAround(wanted);
      expect(block.first <= wanted.first && wanted.last <= block.last).toBe(true);
      const half = block.first + sizeOf(block) / 2n;
      if (sizeOf(block) > 1n) expect(wanted.first < half && half <= wanted.last).toBe(true);
      else expect(block.first).toBe(wanted.first);
    }),
  );
  expect(cidrText(blockAround(read('192.0.2.1-192.0.2.6')))).toBe('192.0.2.0/29');
  expect(cidrText(blockAround(read('0.0.0.0-255.255.255.255')))).toBe('0.0.0.0/0');
});

test('ranges that meet or touch become one', () => {
  const merge = (...texts: string[]) => mergeRanges(texts.map(read)).map(say);
  expect(merge('10.0.1.0/24', '::/127', '10.0.0.0/24', '10.0.0.7', '10.0.3.0/32')).toEqual([
    '10.0.0.0-10.0.1.255',
    '10.0.3.0-10.0.3.0',
    '::-::1',
  ]);
});

test.each([
  // IANA IPv4 and IPv6 special-purpose address registries
  ['100.64.0.0/10', 'shared RFC 6598'],
  ['192.168.1.1', 'private RFC 1918'],
  ['172.32.0.0', 'global null'],
  ['203.0.113.4/31', 'documentation RFC 5737'],
  ['192.0.0.9', 'portControl RFC 7723'],
  ['192.0.0.0/24', 'protocol RFC 6890'],
  ['255.255.255.255', 'broadcast RFC 8190'],
  ['240.0.0.0/4', 'reserved RFC 1112'],
  ['0.0.0.0', 'thisHost RFC 1122'],
  ['0.0.0.0/0', 'mixed null'],
  ['192.168.0.0/15', 'mixed null'],
  ['8.8.8.8', 'global null'],
  ['2001:db8::1', 'documentation RFC 3849'],
  ['fd00::/8', 'uniqueLocal RFC 4193'],
  ['2606:4700::1111', 'global null'],
  ['4000::', 'unassigned null'],
  ['::/0', 'mixed null'],
])('%s is %s', (text, wanted) => {
  const { name, rfc } = kindOf(read(text));
  expect(`${name} ${rfc}`).toBe(wanted);
});
