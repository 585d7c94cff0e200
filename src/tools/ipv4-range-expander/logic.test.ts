import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { expand as expandWith } from './expand.ts';
import { findGaps } from './gaps.ts';
import vectors from './ipaddress-vectors.json' with { type: 'json' };
import { listAddresses, toBlocks } from './lists.ts';

const silent = () => undefined;
const expand = (text: string, options: { readonly end: string }) => expandWith(text, options, silent);
const quiet = { note: silent, progress: silent };
const blocks = (text: string, subtract = '') => toBlocks(text, { form: 'cidr', subtract }, silent);

test(`${vectors.length} ranges are summed up as in Python`, () => {
  for (const row of vectors) {
    const [start = '', end = '', block, ...networks] = row.split(' ');
    expect(expand(start, { end })).toMatchObject({ start, end, cidr: block, exact: networks });
    expect(blocks(`${start}-${end}`)).toBe(networks.join('\n'));
  }
});

test('published ranges', () => {
  expect(expand('10.0.0.0', { end: '10.0.0.255' })).toMatchObject({
    cidr: '10.0.0.0/24',
    extraBefore: 0,
    extraAfter: 0,
  });
  expect(expand('203.0.113.4', { end: '203.0.113.4' })).toMatchObject({ cidr: '203.0.113.4/32', size: 1 });
  expect(expand('0.0.0.0', { end: '255.255.255.255' })).toMatchObject({ cidr: '0.0.0.0/0', size: 4_294_967_296 });
  expect(expand('192.168.1.1', { end: '192.168.6.255' })).toMatchObject({
    cidr: '192.168.0.0/21',
    size: 1535,
    extraBefore: 257,
    extraAfter: 256,
  });
  // Below 128.0.0.0, where signed numbers fail.
  expect(expand('127.0.0.0', { end: '129.0.0.0' })).toMatchObject({ cidr: '0.0.0.0/0' });
});

test('each field has its own error', () => {
  const errorOf = (text: string, end: string) => {
    try {
      return expand(text, { end }).cidr;
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      return [error.code, error.where.option];
    }
  };
  expect(errorOf('10.0.0', '10.0.0.1')).toEqual(['ip.octetCount', undefined]);
  expect(errorOf('10.0.0.1', '10.0.0')).toEqual(['ip.octetCount', 'end']);
  expect(errorOf('10.0.0.0/8', '10.0.0.1')).toEqual(['ip.character', undefined]);
});

test('ends in the wrong order are swapped, with a note', () => {
  const notes: string[] = [];
  const swapped = expandWith('10.0.0.9', { end: '10.0.0.2' }, (code) => void notes.push(code));
  expect([swapped, notes]).toEqual([expand('10.0.0.2', { end: '10.0.0.9' }), ['note.swapped']]);
});

test('a list becomes the same addresses, whatever its order and form', () => {
  const small = fc.tuple(fc.integer({ min: 0, max: 250 }), fc.integer({ min: 0, max: 20 }));
  fc.assert(
    fc.property(fc.array(small, { minLength: 1, maxLength: 8 }), (pairs) => {
      const text = pairs.map(([from, more]) => `10.0.0.${from}-${Math.min(255, from + more)}`).join('\n');
      const wanted = new Set(pairs.flatMap(([from, more]) => Array.from({ length: more + 1 }, (_, i) => from + i)));
      const list = [...wanted].filter((last) => last < 256).toSorted((a, b) => a - b);
      const all = list.map((last) => `10.0.0.${last}`).join('\n');
      expect(listAddresses(text, { limit: 300 }, quiet)).toBe(all);
      for (const form of ['cidr', 'mask', 'range'] as const) {
        expect(listAddresses(toBlocks(text, { form, subtract: '' }, silent), { limit: 300 }, quiet)).toBe(all);
      }
    }),
    { numRuns: 300 },
  );
});

test('what is merged and what is cut off is said', () => {
  const notes: unknown[] = [];
  const note = (code: string, params: unknown) => notes.push([code, params]);
  listAddresses('10.0.0.0/24\n10.0.0.9\n::/0', { limit: 10 }, { ...quiet, note });
  expect(notes).toEqual([
    ['note.overlap', { count: '1' }],
    ['warning.cut', { left: String(246n + (1n << 128n)) }],
  ]);
});

test('1,000,000 addresses are listed with progress', () => {
  const steps: number[] = [];
  const progress = (done: number, total: number) => void (total === 1_000_000 && steps.push(done));
  const lines = listAddresses('10.0.0.0/8', { limit: 1_000_000 }, { note: silent, progress }).split('\n');
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([1_000_000, '10.0.0.0', '10.15.66.63']);
  expect(steps).toEqual(Array.from({ length: 20 }, (_, index) => index * 50_000));
});

test('any text is read or refused with a code', () => {
  const pieces = fc.constantFrom(
    '10.0.0.1',
    '/31',
    '-',
    ' ',
    '\n',
    ',',
    '#',
    '::',
    '9',
    '*',
    '.',
    'x',
    '255.255.255.254',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 7 }), (parts) => {
      try {
        blocks(parts.join(''));
      } catch (error) {
        expect(error).toBeInstanceOf(ToolError);
        expect((error as ToolError).where.at).toBeDefined();
      }
    }),
    { numRuns: 300 },
  );
});

const entries = fc.array(fc.tuple(fc.integer({ min: 0, max: 250 }), fc.integer({ min: 0, max: 20 })), { maxLength: 8 });
const listOf = (pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([from, more]) => `10.0.0.${from}-${Math.min(255, from + more)}`).join('\n');
const numbersOf = (pairs: readonly (readonly [number, number])[]) =>
  pairs.flatMap(([from, more]) => Array.from({ length: Math.min(255, from + more) - from + 1 }, (_, at) => from + at));

test('what is subtracted is gone, and nothing else', () => {
  fc.assert(
    fc.property(entries, entries, (pairs, taken) => {
      const gone = new Set(numbersOf(taken));
      const left = [...new Set(numbersOf(pairs))].filter((last) => !gone.has(last)).toSorted((a, b) => a - b);
      const made = blocks(listOf(pairs), listOf(taken));
      expect(listAddresses(made, { limit: 300 }, quiet)).toBe(left.map((last) => `10.0.0.${last}`).join('\n'));
    }),
    { numRuns: 300 },
  );
});

test('gaps fill the list, and overlaps are the addresses that are counted twice', () => {
  fc.assert(
    fc.property(entries, (pairs) => {
      const { gaps, overlaps } = findGaps(listOf(pairs), quiet);
      const all = numbersOf(pairs);
      const whole = [listOf(pairs), ...gaps.map(({ start, end }) => `${start}-${end}`)].join('\n');
      if (pairs.length > 0) expect(blocks(whole)).toBe(blocks(`10.0.0.${Math.min(...all)}-${Math.max(...all)}`));
      const twice = [...new Set(all.filter((last, index) => all.indexOf(last) !== index))].toSorted((a, b) => a - b);
      const shared = overlaps.map(({ start, end }) => `${start}-${end}`).join('\n');
      expect(listAddresses(shared, { limit: 300 }, quiet)).toBe(twice.map((last) => `10.0.0.${last}`).join('\n'));
    }),
    { numRuns: 300 },
  );
});

test('versions are apart', () => {
  expect(blocks('10.0.0.0/8\nfd00::/8', '::/0')).toBe('10.0.0.0/8');
  expect(findGaps('10.0.0.1\nfd00::1\nfd00::3', quiet).gaps).toEqual([{ start: 'fd00::2', end: 'fd00::2', size: 1 }]);
});
