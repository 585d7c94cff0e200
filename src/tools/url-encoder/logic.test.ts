import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import urllib from './urllib-vectors.json' with { type: 'json' };
import { decode, encode } from './logic.ts';

const plain = { eachLine: false, charset: 'utf-8' } as const;
const strict = { plus: false, repeat: false, lenient: false, charset: 'utf-8' } as const;
const silent = () => undefined;

const errorOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (error instanceof ToolError) return { code: error.code, at: error.where.at };
    throw error;
  }
  return undefined;
};

test('a part and a whole URL are encoded as the platform does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(encode(text, { ...plain, mode: 'component' })).toBe(encodeURIComponent(text));
      const whole = encodeURI(text).replaceAll('%5B', '[').replaceAll('%5D', ']');
      expect(encode(text, { ...plain, mode: 'url' })).toBe(whole);
      expect(encode(text, { ...plain, mode: 'form' })).toBe(new URLSearchParams({ '': text }).toString().slice(1));
      expect(decode(encodeURIComponent(text), strict, silent)).toBe(text);
    }),
    { numRuns: 1000 },
  );
});

test(`${urllib.length} texts are encoded and decoded as by Python`, () => {
  for (const { text, quote, quotePlus, latin1 } of urllib) {
    expect(encode(text, { ...plain, mode: 'strict' })).toBe(quote);
    expect(decode(quote, strict, silent)).toBe(text);
    expect(decode(quotePlus, { ...strict, plus: true }, silent)).toBe(text);
    if (latin1 === null)
      expect(errorOf(() => encode(text, { ...plain, mode: 'strict', charset: 'latin1' }))).toBeDefined();
    else expect(encode(text, { ...plain, mode: 'strict', charset: 'latin1' })).toBe(latin1);
  }
});

test('what is wrong is pointed at', () => {
  expect(errorOf(() => decode('ab\n100%zz', strict, silent))).toEqual({
    code: 'error.escape',
    at: { line: 2, column: 4, offset: 6, endOffset: 9 },
  });
  expect(errorOf(() => decode('%41%C3%28', strict, silent))).toEqual({
    code: 'error.notText',
    at: { line: 1, column: 4, offset: 3, endOffset: 6 },
  });
  expect(errorOf(() => decode('%F0%9F%98', strict, silent))?.at?.offset).toBe(0);
  expect(errorOf(() => encode('a b\ud800', { ...plain, mode: 'all' }))?.at?.offset).toBe(3);
});

test('leniently, only what is wrong stays', () => {
  const lenient = { ...strict, lenient: true };
  expect(decode('%E9%C3%A9%', lenient, silent)).toBe('%E9é%');
  expect(decode('%F0%9F%98%41', lenient, silent)).toBe('%F0%9F%98A');
  expect(decode('%ED%A0%80', lenient, silent)).toBe('%ED%A0%80');
});

test('decoding repeatedly ends where the text is no longer encoded', () => {
  const notes: unknown[] = [];
  const encoded = Array.from({ length: 5 }).reduce<string>((text) => encodeURIComponent(text), 'é+100 %');
  const repeat = { ...strict, repeat: true };
  expect(decode(encoded, repeat, (code, params) => notes.push([code, params]))).toBe('é+100 %');
  expect(notes).toEqual([['note.rounds', { count: 5 }]]);
});

test('a segment of a path stays one, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      // A URL takes the dots away.
      fc.pre(text !== '.' && text !== '..');
      const segment = encode(text, { ...plain, mode: 'segment' });
      expect(new URL(`https://example.com/a/${segment}/b`).pathname).toBe(`/a/${segment}/b`);
      expect(decodeURIComponent(segment)).toBe(text);
    }),
    { numRuns: 1000 },
  );
});

test('any text is decoded or refused with a code', () => {
  const piece = fc.oneof(
    fc.constantFrom('%', '%2', '%C3', '%A9', '%F0%9F', '%00', '%zz', '+', '\ud800', '😀'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), fc.boolean(), fc.boolean(), (pieces, repeat, lenient) => {
      const text = pieces.join('');
      const failed = errorOf(() => decode(text, { ...strict, repeat, lenient }, silent));
      if (failed !== undefined) expect(['error.escape', 'error.notText']).toContain(failed.code);
    }),
    { numRuns: 2000 },
  );
});
