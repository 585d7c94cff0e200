import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { decode, encode } from './logic.ts';
import { encode as operation } from './operations.ts';
import vectors from './vectors.json';

const strict = { plus: false, repeat: false, lenient: false };
const quiet = () => undefined;
type Mode = Parameters<typeof encode>[1]['mode'];
const encoded = (text: string, mode: Mode, eachLine = false) => encode(text, { mode, eachLine }, quiet);
const decoded = (text: string, options: Partial<typeof strict> = {}) => decode(text, { ...strict, ...options }, quiet);
const { choices } = operation.options.mode;

function errorOf(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof ToolError) return { code: error.code, at: error.where.at };
    throw error;
  }
  return undefined;
}

test.each(vectors.encoded as [string, string, string, string, string | null][])(
  '%j is encoded and decoded as by Python’s urllib',
  (text, component, segment, form, url) => {
    expect(encoded(text, 'component')).toBe(component);
    expect(encoded(text, 'segment')).toBe(segment);
    // Python leaves ~ in forms, which the URL Standard encodes.
    expect(encoded(text, 'form').replaceAll('%7E', '~')).toBe(form);
    if (url !== null) expect(encoded(text, 'url')).toBe(url);
    expect(decoded(component)).toBe(text);
    expect(decoded(form, { plus: true })).toBe(text);
  },
);

test.each(vectors.decoded as [string, string][])('%j is decoded leniently as by Python’s urllib', (text, expected) => {
  expect(decoded(text, { lenient: true })).toBe(expected);
});

test('is what the platform has for the same use', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(encoded(text, 'javascript')).toBe(encodeURIComponent(text));
      expect(encoded(text, 'form')).toBe(new URLSearchParams({ '': text }).toString().slice(1));
      if (!text.includes('%')) {
        expect(encoded(text, 'url')).toBe(encodeURI(text).replaceAll('%5B', '[').replaceAll('%5D', ']'));
      }
    }),
    { numRuns: 200 },
  );
});

test('comes back whatever it was encoded for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...choices), fc.boolean(), (text, mode, eachLine) => {
      fc.pre(mode !== 'url' || !/%[\da-f]{2}/i.test(text));
      expect(decoded(encoded(text, mode, eachLine), { plus: mode === 'form' })).toBe(text);
    }),
    { numRuns: 200 },
  );
});

test('a segment of a path stays one, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      // A URL takes the dots away.
      fc.pre(text !== '.' && text !== '..');
      const segment = encoded(text, 'segment');
      expect(new URL(`https://example.com/a/${segment}/b`).pathname).toBe(`/a/${segment}/b`);
    }),
    { numRuns: 200 },
  );
});

test('a whole URL is encoded once, however often', () => {
  const url = 'http://[fe80::1]/ä%20b/100%?q=a%2Fb';
  const once = encoded(url, 'url');
  expect(once).toBe('http://[fe80::1]/%C3%A4%20b/100%25?q=a%2Fb');
  expect(encoded(once, 'url')).toBe(once);
});

describe('what is wrong', () => {
  test('is pointed at', () => {
    expect(errorOf(() => decoded('ab\n100%zz'))).toEqual({
      code: 'error.escape',
      at: { line: 2, column: 4, offset: 6, endOffset: 9 },
    });
    expect(errorOf(() => decoded('%41%C3%28'))).toEqual({
      code: 'error.notText',
      at: { line: 1, column: 4, offset: 3, endOffset: 6 },
    });
    expect(errorOf(() => decoded('%F0%9F%98'))?.at?.offset).toBe(0);
    for (const mode of choices) expect(errorOf(() => encoded('a b\ud800', mode))?.at?.offset).toBe(3);
  });

  // RFC 3629, section 3: overlong forms, surrogates, and code points above U+10FFFF are not UTF-8.
  test.each(['%C0%AF', '%E0%80%AF', '%ED%A0%80', '%F4%90%80%80', '%F8%88%80%80%80', '%80', '%FF'])(
    '%s is no UTF-8, and stays where that is wanted',
    (text) => {
      expect(errorOf(() => decoded(text))?.code).toBe('error.notText');
      expect(decoded(text, { lenient: true })).toBe(text);
    },
  );

  test('stays alone', () => {
    expect(decoded('%E9%C3%A9%', { lenient: true })).toBe('%E9é%');
    expect(decoded('%F0%9F%98%41', { lenient: true })).toBe('%F0%9F%98A');
  });
});

test('decoding repeatedly ends where the text is no longer encoded', () => {
  const notes: unknown[] = [];
  const often = Array.from({ length: 5 }).reduce<string>((text) => encodeURIComponent(text), 'é+100 %');
  const result = decode(often, { ...strict, repeat: true }, (code, params) => notes.push([code, params]));
  expect([result, notes]).toEqual(['é+100 %', [['note.rounds', { count: 5 }]]]);
});

test('hostile input is decoded or refused with a code', () => {
  const piece = fc.oneof(
    fc.constantFrom('%', '%2', '%C3', '%A9', '%F0%9F', '%00', '%zz', '+', '\ud800', '😀'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), fc.boolean(), fc.boolean(), (pieces, repeat, lenient) => {
      const failed = errorOf(() => decoded(pieces.join(''), { repeat, lenient }));
      if (failed !== undefined) expect(['error.escape', 'error.notText']).toContain(failed.code);
      if (lenient) expect(failed).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});
