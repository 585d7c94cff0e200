import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { convertLines } from './convert-lines.ts';
import { convert } from './convert.ts';
import { COLUMNS, toCsv } from './csv.ts';
import vectors from './ipaddress-vectors.json' with { type: 'json' };

const read = (text: string) => convert(text, () => undefined);

const LETTERS: Readonly<Record<string, string>> = { loopback: 'l', multicast: 'm', linkLocal: 'k', thisHost: 'u' };

test(`${vectors.length} addresses are as in Python`, () => {
  for (const row of vectors) {
    const [address = ''] = row.split(' ');
    const { decimal, hexadecimal, binary, octal, mapped, mappedShort, sixToFour, nat64, reverse, kind } = read(address);
    const ours = [address, decimal, hexadecimal, binary, octal, mapped, mappedShort, sixToFour, nat64, reverse];
    expect([...ours, LETTERS[kind] ?? '-'].join(' ')).toBe(row);
  }
});

test('published forms', () => {
  expect(read('127.0.0.1')).toMatchObject({
    decimal: 2_130_706_433,
    hexadecimal: '0x7F000001',
    dottedBinary: '01111111.00000000.00000000.00000001',
  });
  // RFC 4291, section 2.2
  expect(read('129.144.52.38')).toMatchObject({
    mappedDotted: '::ffff:129.144.52.38',
    mappedShort: '::ffff:8190:3426',
  });
  // RFC 6052, section 2.4, RFC 3056
  expect(read('64:ff9b::192.0.2.33').address).toBe('192.0.2.33');
  expect(read('192.0.2.4').sixToFour).toBe('2002:c000:204::/48');
  expect(read('1.1.1.1').sixToFour).toBe('2002:101:101::/48');
  // Padded, unlike what many converters write.
  expect(read('10.0.0.1')).toMatchObject({ hexadecimal: '0x0A000001', binary: '00001010000000000000000000000001' });
});

test('every form is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffffff }), (number) => {
      const forms = read(String(number));
      expect(forms.decimal).toBe(number);
      for (const name of COLUMNS) expect(read(` ${forms[name]} `), name).toEqual(forms);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['C0A80101', '192.168.1.1'],
  ['0xc0a80101', '192.168.1.1'],
  ['0x7F', '0.0.0.127'],
  ['01111111 00000000 00000000 00000001', '127.0.0.1'],
  ['0b1', '0.0.0.1'],
  ['0', '0.0.0.0'],
  ['4294967295', '255.255.255.255'],
  ['1.1.168.192.IN-ADDR.ARPA.', '192.168.1.1'],
])('%j is %s', (text, address) => {
  expect(read(text).address).toBe(address);
});

test.each([
  ['4294967296', 'error.tooLarge', 0],
  ['0x100000000', 'error.oddHex', 2],
  ['0x0100000000', 'error.tooLarge', 2],
  ['010', 'ip.leadingZero', 0],
  ['0o8', 'error.digit', 2],
  ['0b2', 'error.digit', 2],
  ['0x1.0x2.0x3', 'ip.octetCount', 0],
  ['0o400.0o0.0o0.0o0', 'ip.octetRange', 0],
  ['.1.2.3', 'ip.octetMissing', 0],
  ['1.2.3.256.in-addr.arpa', 'ip.octetRange', 6],
  ['::1.2.3.4', 'error.notEmbedded', 0],
  ['hello', 'ip.character', 0],
])('%j is refused: %s', (text, code, offset) => {
  try {
    read(text);
    expect.unreachable();
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    expect([error.code, error.where.at?.offset]).toEqual([code, offset]);
  }
});

test('lines are converted one by one, wrong ones too', () => {
  const lines = convertLines('1.1.1.1\r\n\nx\n0b1');
  expect(lines.map(({ line, forms, problem }) => [line, forms?.address ?? problem?.code])).toEqual([
    [1, '1.1.1.1'],
    [3, 'ip.character'],
    [4, '0.0.0.1'],
  ]);
  const [head = '', first = '', second = ''] = toCsv(lines).split('\r\n');
  expect(first.split(',')).toHaveLength(head.split(',').length);
  expect(second).toMatch(/^3,x,.*,ip\.character$/);
});

test('any text is read or refused with a code', () => {
  const pieces = fc.constantFrom(
    '192',
    '.',
    '0x',
    '0b',
    '1',
    'f',
    ':',
    '::',
    'ffff',
    '-',
    ' ',
    '/48',
    '.in-addr.arpa',
    '😀',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 9 }), (parts) => {
      try {
        expect(read(parts.join('')).address).toMatch(/^(?:\d+\.){3}\d+$/);
      } catch (error) {
        expect(error).toBeInstanceOf(ToolError);
        expect((error as ToolError).where.at).toBeDefined();
      }
    }),
    { numRuns: 300 },
  );
});
