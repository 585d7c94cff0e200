import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError } from '#engine/error';
import { limitOf } from '#engine/operation';
import { initialValues } from '#engine/options';
import { platformSources } from '#lib/sources';
import { toLines } from './frequency-lines.ts';
import { transpose } from './logic-table.ts';
import { convert, count } from './logic.ts';
import { convert as operation, count as counting } from './operations.ts';
import { presets } from './presets.ts';

const initial = initialValues(operation.options);
const silent = { note: () => expect.unreachable('A note was not expected.'), sources: platformSources };
const run = (text: string, options: Partial<typeof initial> = {}) => convert(text, { ...initial, ...options }, silent);

describe('convert', () => {
  it.each<[string, string, Partial<typeof initial>, string]>([
    ['CRLF leaves no \\r, trimmed or not', 'a\r\nb\rc', { trim: false }, 'a, b, c'],
    ['duplicates are found after trimming', 'a\na \n a', {}, 'a'],
    ['untrimmed items differ by spaces', 'a\na ', { trim: false }, 'a, a '],
    ['no stray lines around an empty prefix', 'a\nb', { keepLineBreaks: true }, 'a, \nb'],
    ['case is ignored on request', 'Pear\npear\nPEAR', { ignoreCase: true }, 'Pear'],
    ['commas and lines', 'a, b,\nc\nd', { split: 'commas' }, 'a, b, c, d'],
    ['any white space', ' a\tb  c\nd ', { split: 'spaces' }, 'a, b, c, d'],
    ['an escaped separator', 'a\tb', { split: 'text', splitText: '\\t', separator: '\\n' }, 'a\nb'],
    ['groups of a pattern are no items', 'a-b+c', { split: 'regex', pattern: '([+-])' }, 'a, b, c'],
    ['natural order', 'file10\nfile9', { sort: 'ascending', sortBy: 'natural' }, 'file9, file10'],
    ['by length, in characters', 'ccc\n😀😀\na', { sort: 'descending', sortBy: 'length' }, 'ccc, 😀😀, a'],
    [
      'large integers to the last digit',
      '9007199254740993\n9007199254740992',
      { sort: 'ascending', sortBy: 'number' },
      '9007199254740992, 9007199254740993',
    ],
    [
      'prefix, suffix, quotes off',
      'x"a"y\nx\'b\'y\nx«c»y',
      { removePrefix: 'x', removeSuffix: 'y', unquote: true },
      'a, b, c',
    ],
    ['cut by characters', '😀😀😀\nab', { maxLength: 2 }, '😀😀, ab'],
    ['lower, then capital', 'ANNA\nбОРИС', { lowercase: true, letterCase: 'capital' }, 'Anna, Борис'],
    ['the first', 'a\nb\nc', { take: 'first', takeCount: 2 }, 'a, b'],
    ['the last', 'a\nb\nc', { take: 'last', takeCount: 2 }, 'b, c'],
    ['none of the last', 'a\nb\nc', { take: 'last', takeCount: 0 }, ''],
    ['JSON', 'a"b\\', { escape: 'json', itemPrefix: '"', itemSuffix: '"' }, '"a\\"b\\\\"'],
    ['shell', "it's", { escape: 'shell', itemPrefix: "'", itemSuffix: "'" }, String.raw`'it'\''s'`],
  ])('%s', (_, text, options, expected) => expect(run(text, options)).toBe(expected));

  it("runs somebody's pattern with a limit only, and the rest without one", () => {
    for (const split of operation.options.split.choices) {
      expect(limitOf(operation, { ...initial, split })).toBe(split === 'regex' ? 2000 : undefined);
    }
    expect(limitOf(counting, { ...initial, split: 'regex' })).toBe(2000);
  });

  it('writes JSON that parses back to the items', () => {
    const item = fc.string({ minLength: 1 }).filter((text) => !/[\r\n]/.test(text));
    const json = {
      trim: false,
      unique: false,
      escape: 'json',
      itemPrefix: '"',
      itemSuffix: '"',
      listPrefix: '[',
      listSuffix: ']',
    } as const;
    fc.assert(
      fc.property(fc.array(item, { minLength: 1 }), (items) => {
        expect(JSON.parse(run(items.join('\n'), json))).toEqual(items);
      }),
    );
  });

  it('shuffles without loss, each order equally likely', () => {
    const seen = new Map<string, number>();
    for (let turn = 0; turn < 3000; turn += 1) {
      const result = run('a\nb\nc', { sort: 'shuffle', separator: '' });
      seen.set(result, (seen.get(result) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    for (const times of seen.values()) expect(times).toBeGreaterThan(350);
  });

  it('takes 100 000 lines in a moment', () => {
    const text = Array.from({ length: 100_000 }, (_, index) => `item ${(index * 7919) % 100_003}`).join('\n');
    expect(run(text, { sort: 'ascending', sortBy: 'natural' }).split(', ')).toHaveLength(100_000);
  });

  it('throws nothing but a ToolError', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.constantFrom('regex', 'text', 'lines'), (text, pattern, split) => {
        try {
          run(text, { split, pattern, splitText: pattern });
        } catch (error) {
          expect(error).toBeInstanceOf(ToolError);
        }
      }),
    );
  });
});

describe('count', () => {
  it('counts what the list holds', () => {
    const options = { ...initialValues(counting.options), ignoreCase: true };
    expect(count('a\nB\nb\n\nA\nb', options)).toEqual({
      items: 5,
      distinct: 2,
      frequencies: [
        { item: 'B', count: 3 },
        { item: 'a', count: 2 },
      ],
    });
  });
});

describe('toLines', () => {
  it('writes how often and what', () => {
    expect(toLines([])).toBe('');
    expect(toLines(count('a\nb\nb', initialValues(counting.options)).frequencies)).toBe('2\tb\n1\ta');
  });
});

describe('transpose', () => {
  it('turned twice is what it was', () => {
    const cell = fc.stringMatching(/^[a-z"]{1,4}$/).filter((text) => !text.startsWith('"'));
    const table = fc
      .integer({ min: 1, max: 5 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
      );
    fc.assert(
      fc.property(table, (rows) => {
        const text = rows.map((row) => row.join(',')).join('\n');
        expect(transpose(transpose(text, ',', silent.note), ',', silent.note)).toBe(text);
      }),
    );
  });

  it.each([
    ['a;b\r\nc;d\r\n', ';', 'a;c\nb;d'],
    ['a\tb', '\\t', 'a\nb'],
    ['"a\nb",c', ',', '"a\nb"\nc'],
    ['', ',', ''],
    ['a,b,', ',', 'a\nb\n\n'],
    ['a\nb\n\n', ',', 'a,b,'],
  ])('%j by %j', (text, cells, expected) => expect(transpose(text, cells, silent.note)).toBe(expected));

  it('names the place of an open quote', () => {
    try {
      transpose('a,b\nc,"d', ',', silent.note);
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ code: 'error.quote', where: { at: { line: 2, column: 3 } } });
    }
  });
  it('refuses a table that would be the square of its text', () => {
    const text = `${','.repeat(3000)}\n${'a\n'.repeat(3000)}`;
    expect(() => transpose(text, ',', silent.note)).toThrow('error.tooManyCells');
  });
});

describe('RFC 4180, section 2', () => {
  it.each([
    ['rule 1', 'aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n', 'aaa,zzz\nbbb,yyy\nccc,xxx'],
    ['rule 2', 'aaa,bbb,ccc\r\nzzz,yyy,xxx', 'aaa,zzz\nbbb,yyy\nccc,xxx'],
    ['rule 5', '"aaa","bbb","ccc"\r\nzzz,yyy,xxx', '"aaa",zzz\n"bbb",yyy\n"ccc",xxx'],
    ['rule 6', '"aaa","b\r\nbb","ccc"\r\nzzz,yyy,xxx', '"aaa",zzz\n"b\r\nbb",yyy\n"ccc",xxx'],
    ['rule 7', '"aaa","b""bb","ccc"', '"aaa"\n"b""bb"\n"ccc"'],
  ])('%s: %j', (_, text, transposed) => expect(transpose(text, ',', silent.note)).toBe(transposed));

  it('rule 7: a quote inside a field is written twice', () => {
    expect(run('aaa\nb"bb\nccc', presets.csv)).toBe('"aaa","b""bb","ccc"');
  });
});

describe('order', () => {
  // In each the last ones come first, so that nothing is in order by chance.
  const sorted = (items: readonly string[], sortBy: (typeof initial)['sortBy']) =>
    run(items.toReversed().join('\n'), { sort: 'ascending', sortBy }).split(', ');

  it.each([
    ['letters before accents and accents before case', ['role', 'Role', 'rôle', 'roles', 'rule']],
    ['accents from the beginning', ['cote', 'coté', 'côte', 'côté']],
  ])('UTS #10 (Unicode Collation Algorithm), section 1.1: %s', (_, items) => {
    expect(sorted(items, 'text')).toEqual(items);
    expect(sorted(items, 'natural')).toEqual(items);
  });

  it('UTS #35, part 5, collation setting "kn": digits are a number', () => {
    expect(sorted(['A-21', 'A-123'], 'natural')).toEqual(['A-21', 'A-123']);
    expect(sorted(['A-123', 'A-21'], 'text')).toEqual(['A-123', 'A-21']);
  });
});
