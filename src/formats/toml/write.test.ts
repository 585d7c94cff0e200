import fc from 'fast-check';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import type { Data, DataMap } from '../data/model.ts';
import { dataOfJson } from '../json/read-data.ts';
import { writeJson } from '../json/write-data.ts';
import { readJson } from '../json/read.ts';
import { readToml } from './read.ts';
import { writeToml, type TomlWriteOptions } from './write.ts';

const ofJson = (json: string) => dataOfJson(readJson(json, { mode: 'lenient' }))[0] as DataMap;
const toml = (json: string, options: TomlWriteOptions = {}) => writeToml(ofJson(json), options);
const lines = (...parts: string[]) => `${parts.join('\n')}\n`;

describe('writeToml', () => {
  it.each([
    ['{"a":1.0,"b":1}', 'a = 1.0\nb = 1\n'],
    ['{"a":[{"b":1},{"b":2}]}', '[[a]]\nb = 1\n\n[[a]]\nb = 2\n'],
    ['{"":1}', '"" = 1\n'],
    ['{"a.b":1,"a b":2,"é":3}', '"a.b" = 1\n"a b" = 2\n"é" = 3\n'],
    ['{"a":{"b":{"c":{"d":1}}}}', '[a.b.c]\nd = 1\n'],
    ['{"a":{},"b":[],"c":[{}]}', 'b = []\n\n[a]\n\n[[c]]\n'],
    ['{"a":[1,"x",{"b":{}},[]]}', 'a = [1, "x", { b = {} }, []]\n'],
    ['{"a":{"b":1},"c":2}', 'c = 2\n\n[a]\nb = 1\n'],
    ['{"a":12345678901234567890123,"b":-0,"c":1E400}', 'a = 12345678901234567890123\nb = -0\nc = 1E400\n'],
    ['{"a":"x\\ny\\"\\\\"}', 'a = """\nx\ny"\\\\"""\n'],
    ['{"a":"x\\r\\ny","b":"\\u007f\\u0000"}', 'a = "x\\r\\ny"\nb = "\\u007f\\u0000"\n'],
    ['{}', ''],
  ])('writes %s', (json, expected) => expect(toml(json)).toBe(expected));

  it('breaks long arrays', () => {
    expect(toml(`{"a":["${'x'.repeat(40)}","${'y'.repeat(40)}"]}`)).toBe(
      lines('a = [', `  "${'x'.repeat(40)}",`, `  "${'y'.repeat(40)}",`, ']'),
    );
  });
  it('writes small tables inline when asked', () => {
    const json = '{"a":{"x":1,"y":2},"b":[{"x":1},{"x":2}],"c":{"long":"much longer than that"}}';
    expect(toml(json, { inlineWidth: 30 })).toBe(
      lines('a = { x = 1, y = 2 }', 'b = [{ x = 1 }, { x = 2 }]', '', '[c]', 'long = "much longer than that"'),
    );
  });
  it('keeps comments where they were', () => {
    const text = lines(
      '# first',
      'a = 1 # one',
      'b = [',
      '  # before',
      '  1, # after',
      '  2,',
      '  # end',
      ']',
      '',
      '# table',
      '[c] # header',
      'd = 1',
      '',
      '[[e]]',
      '# in e',
      'x = 1',
      '# the end',
    );
    expect(writeToml(readToml(text))).toBe(text);
    expect(writeToml(readToml(text), { comments: false })).toBe(
      lines('a = 1', 'b = [1, 2]', '', '[c]', 'd = 1', '', '[[e]]', 'x = 1'),
    );
  });
  it('writes 100,000 levels of arrays', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(toml(`{"a":${deep}}`).replace(/[\s,]/g, '')).toBe(`a=${deep}`);
  });
});

describe('round trips', () => {
  const leaf = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('"', '\\', '\n', "'", ' ', '#', 'a', '\r', '\t', '\0') }),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof({ depthSize: 'small' }, leaf, fc.array(tie('tree'), { maxLength: 4 }), tie('map')),
    map: fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('a', 'b', 'a.b', '')), tie('tree'), { maxKeys: 4 }),
  }));
  const map = fc.dictionary(fc.string(), tree, { maxKeys: 5 });
  const plain = (data: Data) => JSON.parse(writeJson(data, { indent: 0 })) as unknown;

  it('what is written reads back, by us and by smol-toml', () => {
    fc.assert(
      fc.property(map, fc.constantFrom(0, 20, 200), (value, inlineWidth) => {
        const json = JSON.stringify(value).replaceAll('-0.0', '0.0');
        const written = toml(json, { inlineWidth });
        const wanted = JSON.parse(json) as unknown;
        expect(plain(readToml(written, { version: '1.0' }))).toEqual(wanted);
        // smol-toml refuses integers that a double does not hold, and `__proto__` is none of its own keys.
        if (/\d{16}|__proto__/.test(json)) return;
        expect(JSON.parse(JSON.stringify(parse(written)))).toEqual(wanted);
      }),
    );
  });
});
