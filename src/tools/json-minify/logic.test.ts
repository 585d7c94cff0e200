import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError, type Note } from '#engine/error';
import { initialValues } from '#engine/options';
import { minify } from './logic.ts';
import { measure } from './logic-size.ts';
import { minify as operation } from './operations.ts';
import { quote } from './string-literal.ts';

const run = (text: string, options: Partial<Parameters<typeof minify>[1]> = {}, notes: Note[] = []) =>
  minify(
    text,
    { ...initialValues(operation.options), ...options },
    (code, params = {}, where = {}) => void notes.push({ code, params, where }),
  );

describe('minify', () => {
  it('is JSON.stringify(JSON.parse(…)) where that loses nothing', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(0, 1, 4), (json, indent) => {
        const value: unknown = JSON.parse(json);
        expect(JSON.parse(run(JSON.stringify(value, undefined, indent)))).toEqual(value);
        expect(run(JSON.stringify(value, undefined, indent))).toBe(JSON.stringify(value));
      }),
    );
  });
  it('any text is minified or refused with a coded error', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...'{}[]:,"\'\\/*\n u0x1e+-.tnN'), { maxLength: 30 }).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(text, fc.boolean(), fc.constantFrom('none', 'double', 'shell'), (text, keepComments, literal) => {
        try {
          run(text, { keepComments, literal });
        } catch (error) {
          expect(error).toBeInstanceOf(ToolError);
        }
      }),
    );
  });
  it('gives line and column of what is wrong', () => {
    expect(() => run('{\n  "a": 1\n  "b": 2\n}')).toThrow(
      expect.objectContaining({ where: { at: { line: 3, column: 3, offset: 13, endOffset: 14 } } }),
    );
  });
  it('minifies its own result to itself, comments kept', () => {
    const once = run('/* a */ [1, // b\n 2 /* c */] // d', { keepComments: true });
    expect(run(once, { keepComments: true })).toBe(once);
    expect(once).toContain('/* a */');
  });
  it('survives 100,000 levels', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(run(deep.replaceAll('[', '[ '))).toBe(deep);
  });
  it('keeps dangerous keys and half surrogate pairs', () => {
    expect(run('{ "__proto__": { "x": 1 } }')).toBe('{"__proto__":{"x":1}}');
    const notes: Note[] = [];
    expect(run('[ "\\ud800" ]', {}, notes)).toBe('["\\ud800"]');
    expect(notes.map(({ code }) => code)).toEqual(['warning.loneSurrogate']);
  });
});

describe('quote', () => {
  it('double: JSON reads it back', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(JSON.parse(quote(json, 'double'))).toBe(json);
      }),
    );
  });
  it('single: no quote or line break ends it early', () => {
    expect(quote('it\'s \\ "so"\n\u2028', 'single')).toBe(String.raw`'it\'s \\ "so"\n\u2028'`);
  });
  it('shell: only an apostrophe is special', () => {
    expect(quote('$a `b` \\ it\'s "so"', 'shell')).toBe(String.raw`'$a ${'`b`'} \ it'\''s "so"'`);
  });
});

describe('measure', () => {
  it('counts bytes in UTF-8, plain and as gzip', async () => {
    const text = '{"é":"€😀"}'.repeat(2000);
    const bytes = Buffer.from(text);
    const { plain, gzip } = await measure(text);
    expect(plain).toBe(bytes.length);
    expect(gunzipSync(gzipSync(bytes)).length).toBe(plain);
    expect(Math.abs(gzip - gzipSync(bytes).length)).toBeLessThan(32);
  });
});
