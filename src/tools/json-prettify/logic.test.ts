import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testContext } from '#engine/context.test-support';
import { detectJson } from '#formats/data/detect.ts';
import { ToolError } from '#engine/error';
import { initialValues } from '#engine/options';
import { listChanges } from './changes.ts';
import examples from './examples.ts';
import { repair } from './logic-repair.ts';
import { inspect, listChildren, PAGE, search, subtree } from './logic-structure.ts';
import { prettify } from './logic.ts';
import * as operations from './operations.ts';

type Options = Parameters<typeof prettify>[1];

const format = (text: string, options: Partial<Options> = {}, note = testContext().context.note) =>
  prettify(text, { ...initialValues(operations.prettify.options), ...options }, note);

function errorOf(run: () => unknown): ToolError {
  try {
    run();
  } catch (error) {
    if (error instanceof ToolError) return error;
    throw error;
  }
  throw new Error('no error');
}

describe('examples', () => {
  it.each(examples.map((example, index) => ({ index, ...example })))('$index $operation $input', async (example) => {
    const { context, notes } = testContext();
    const options = { ...initialValues(operations[example.operation].options), ...example.options } as never;
    const run = () => operations[example.operation].run(example.input, options, context);
    if ('error' in example) return expect(run()).rejects.toMatchObject({ code: example.error });
    expect(await run()).toEqual(example.output);
    expect(notes.map(({ code }) => code)).toEqual('notes' in example ? example.notes : []);
  });
});

describe('prettify', () => {
  it('says where keys are repeated, and counts when there are many', () => {
    const { context, notes } = testContext();
    format(`{"k":0,\n${Array.from({ length: 12 }, () => '"k":1').join(',\n')}}`, {}, context.note);
    expect(notes).toHaveLength(11);
    expect(notes[1]).toEqual({
      code: 'warning.duplicate',
      params: { key: 'k', line: 1 },
      where: { at: { line: 3, column: 1, offset: 15, endOffset: 18 } },
    });
    expect(notes[10]).toEqual({ code: 'warning.moreDuplicates', params: { count: 2 }, where: {} });
  });
  it('reads CRLF and writes LF', () => expect(format('{\r\n"a":1\r\n}')).toBe('{\n  "a": 1\n}'));
  it('gives line and column of what is wrong', () => {
    const { code, where } = errorOf(() => format('{\n  "a": 1\n  "b": 2\n}'));
    expect([code, where.at]).toEqual(['json.commaMissing', { line: 3, column: 3, offset: 13, endOffset: 14 }]);
  });
  it('keeps dangerous keys, sorted too', () => {
    const text = '{"toString":1,"constructor":2,"__proto__":{"polluted":true}}';
    expect(format(text, { indent: 0, sortKeys: 'codePoint' })).toBe(
      '{"__proto__":{"polluted":true},"constructor":2,"toString":1}',
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
  it('survives 100,000 levels', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(format(deep, { indent: 0 })).toBe(deep);
    const nested = '['.repeat(10_000) + ']'.repeat(10_000);
    expect(format(nested).replaceAll(/\s/g, '')).toBe(nested);
    expect(errorOf(() => format('['.repeat(100_000))).code).toBe('json.unclosedArray');
  });
  it('opens strings however often JSON is wrapped in them, and only objects and arrays', () => {
    const inner = { n: 1, text: 'plain', number: '12' };
    const wrapped = JSON.stringify(
      [JSON.stringify({ inner: JSON.stringify(inner) }), '{broken', '{"a":1'],
      undefined,
      0,
    );
    expect(format(wrapped, { indent: 0, unnest: true })).toBe(JSON.stringify([{ inner }, '{broken', '{"a":1']));
  });
  it('any text is formatted or refused with a coded error', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.json().map((json) => JSON.stringify(json)),
    );
    const path = fc.oneof(
      fc.constant(''),
      fc.string(),
      fc.stringMatching(/^\$[.[\]*'"a0:,?-]{0,8}$/),
      fc.stringMatching(/^\/[a0/~]{0,4}$/),
    );
    fc.assert(
      fc.property(text, path, fc.boolean(), (text, path, unnest) => {
        try {
          format(text, { path, unnest });
        } catch (error) {
          expect(error).toBeInstanceOf(ToolError);
        }
      }),
    );
  });
});

describe('path', () => {
  // RFC 9535, section 1.5, table 2 (those without filters).
  const store = JSON.stringify({
    store: {
      book: [
        { category: 'reference', author: 'Nigel Rees', title: 'Sayings of the Century', price: 8.95 },
        { category: 'fiction', author: 'Evelyn Waugh', title: 'Sword of Honour', price: 12.99 },
        { category: 'fiction', author: 'Herman Melville', title: 'Moby Dick', isbn: '0-553-21311-3', price: 8.99 },
        {
          category: 'fiction',
          author: 'J. R. R. Tolkien',
          title: 'The Lord of the Rings',
          isbn: '0-395-19395-8',
          price: 22.99,
        },
      ],
      bicycle: { color: 'red', price: 399 },
    },
  });
  const pick = (path: string, text = store): unknown => JSON.parse(format(text, { path }));
  const authors = ['Nigel Rees', 'Evelyn Waugh', 'Herman Melville', 'J. R. R. Tolkien'];
  const books = (JSON.parse(store) as { store: { book: unknown[]; bicycle: unknown } }).store;
  it.each([
    ['$.store.book[*].author', authors],
    ['$..author', authors],
    ['$.store.*', [books.book, books.bicycle]],
    ['$.store..price', [8.95, 12.99, 8.99, 22.99, 399]],
    ['$..book[2]', [books.book[2]]],
    ['$..book[2].author', ['Herman Melville']],
    ['$..book[2].publisher', []],
    ['$..book[-1]', [books.book[3]]],
    ['$..book[0,1]', [books.book[0], books.book[1]]],
    ['$..book[:2]', [books.book[0], books.book[1]]],
    ['$', JSON.parse(store)],
    ["$['store'][ 'bicycle' ].color", 'red'],
    ['$["store"].bicycle["price"]', 399],
    ['$.store.book[-2].price', 8.99],
  ])('%s', (path, expected) => expect(pick(path)).toEqual(expected));
  it('counts everything below with ..*', () => expect(pick('$..*')).toHaveLength(27));

  // RFC 9535, section 2.3.4.3, table 9.
  it.each([
    ['$[1:3]', ['b', 'c']],
    ['$[5:]', ['f', 'g']],
    ['$[1:5:2]', ['b', 'd']],
    ['$[5:1:-2]', ['f', 'd']],
    ['$[::-1]', ['g', 'f', 'e', 'd', 'c', 'b', 'a']],
    ['$[::0]', []],
    ['$[-2:]', ['f', 'g']],
    ['$[99:-99:-3]', ['g', 'd', 'a']],
  ])('%s', (path, expected) => expect(pick(path, '["a","b","c","d","e","f","g"]')).toEqual(expected));

  it('reads escapes in names', () => expect(pick(`$['a\\'\\u0062"']`, `{"a'b\\"":1}`)).toBe(1));
  it('gives every member that repeats the key', () => expect(pick('$.a', '{"a":1,"a":2}')).toEqual([1, 2]));
  it('keeps what it picks as written', () =>
    expect(format('{a: [0x1F, 1.10]}', { path: '$.a', indent: 0 })).toBe('[0x1F,1.10]'));
  it.each([
    ['a', 'error.path', 1],
    ['$x', 'error.path', 2],
    ['$.', 'error.path', 2],
    ['$.a[', 'error.path', 5],
    ['$.a[1', 'error.path', 6],
    ["$['a]", 'error.path', 3],
    ['$[?@.a]', 'error.pathFilter', 3],
    ['/a~2', 'error.path', 1],
  ])('%s: %s at %i', (path, code, position) => {
    const error = errorOf(() => format('{}', { path }));
    expect(error).toMatchObject({ code, params: { position }, where: { option: 'path' } });
  });
});

describe('repair', () => {
  const mend = (text: string) => {
    const { context, notes } = testContext();
    return { text: repair(text, context.note), notes };
  };
  it('keeps numbers as written', () => {
    expect(mend('{"a": 17478252242305210114, "b": 1.10, "c": -0, "d": 1E400').text).toBe(
      '{"a": 17478252242305210114, "b": 1.10, "c": -0, "d": 1E400}',
    );
  });
  it('says what it changes, where', () => {
    expect(mend('[1,\n2 3]').notes).toEqual([
      { code: 'note.added', params: { after: ',' }, where: { at: { line: 2, column: 2, offset: 5, endOffset: 5 } } },
    ]);
  });
  it('counts when there is too much to list', () => {
    const { notes } = mend(`[${Array.from({ length: 150 }, (_, index) => `key_number_${index}: "value"`).join('\n')}`);
    expect(notes).toHaveLength(101);
    expect(notes.at(-1)?.code).toBe('note.moreChanges');
  });
  it('gives strict JSON or a coded error for any text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .tuple(fc.json(), fc.nat(), fc.nat(3))
        .map(([json, at, cut]) => json.slice(0, at % json.length) + json.slice((at % json.length) + cut)),
    );
    fc.assert(
      fc.property(text, (text) => {
        try {
          const { text: repaired, notes } = mend(text);
          if (notes[0]?.code !== 'note.nothingToRepair') JSON.parse(repaired);
        } catch (error) {
          expect(error).toBeInstanceOf(ToolError);
        }
      }),
    );
  });
});

describe('listChanges', () => {
  const apply = (text: string, changes: ReturnType<typeof listChanges>) =>
    changes.reduceRight(
      (result, { offset, before, after }) => result.slice(0, offset) + after + result.slice(offset + before.length),
      text,
    );
  it('lists changes that turn one text into the other', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (from, to) => {
        const changes = listChanges(from, to);
        expect(apply(from, changes)).toBe(to);
        for (const { offset, before } of changes) expect(from.slice(offset, offset + before.length)).toBe(before);
      }),
    );
  });
  it('names whole words, and joins what touches', () => {
    const named = (from: string, to: string) => listChanges(from, to).map(({ before, after }) => [before, after]);
    expect(named("{name: 'Lamp'}", '{"name": "Lamp"}')).toEqual([
      ['name', '"name"'],
      ["'Lamp'", '"Lamp"'],
    ]);
    expect(named('[None 2]', '[null, 2]')).toEqual([['None', 'null,']]);
    expect(named('["a" "b"]', '["a", "b"]')).toEqual([['', ',']]);
  });
  it('finds small changes in a long text, and none in equal ones', () => {
    const text = Array.from({ length: 2000 }, (_, index) => `line ${index}`).join('\n');
    expect(listChanges(text, text)).toEqual([]);
    expect(listChanges(text, text.replace('line 77\n', 'line 77,\n').replace('line 900\n', ''))).toEqual([
      { offset: text.indexOf('77\n') + 2, before: '', after: ',' },
      { offset: text.indexOf('900\n'), before: '900\nline 901', after: '901' },
    ]);
  });
});

describe('subtree', () => {
  const copy = (text: string, node: number, style = { indent: 2, tabs: false }) => subtree(text, { node, ...style });
  it('is indented as a text of its own, its values as written', () => {
    expect(copy('{\n  "a": {\n    "b": 1.50, // kept\n    c: [1e2,],\n  },\n}', 1)).toBe(
      '{\n  "b": 1.50, // kept\n  c: [\n    1e2,\n  ],\n}',
    );
    expect(copy('[{"a":1}]', 1, { indent: 2, tabs: true })).toBe('{\n\t"a": 1\n}');
  });
  it('keeps the spaces of a string that goes over several lines', () => {
    expect(copy("[\n    'a\\\n    b',\n]", 1)).toBe("'a\\\n    b'");
  });
  it('tells members with the same key apart, and lines of JSON Lines', () => {
    expect(copy('{"a":1,"a":2}', 2)).toBe('2');
    expect(copy('{"a":1}\n{"b":2}', 2)).toBe('{\n  "b": 2\n}');
  });
});

describe('tree', () => {
  const list = (text: string, options: Partial<Parameters<typeof listChildren>[1]> = {}) =>
    listChildren(text, { node: -1, pointer: '', from: 0, ...options });
  it('begins at the root, or at each line of JSON Lines', () => {
    expect(list('{"a":1}').rows).toMatchObject([{ node: 0, step: null, pointer: '', kind: 'object', children: 1 }]);
    expect(list('1\n[2]').rows).toMatchObject([
      { node: 0, step: null },
      { node: 1, step: null, children: 1 },
    ]);
  });
  it('gives a large array page by page', () => {
    const text = JSON.stringify(Array.from({ length: 250 }, (_, index) => index));
    expect(list(text, { node: 0 })).toMatchObject({ total: 250, rows: { length: PAGE } });
    expect(list(text, { node: 0, from: 200 }).rows.map(({ preview }) => preview)).toEqual(
      Array.from({ length: 50 }, (_, index) => String(200 + index)),
    );
  });
  it('tells members with the same key apart', () => {
    const text = '{"a":[1],"a":[2]}';
    const nodes = list(text, { node: 0 }).rows.map(({ node }) => node);
    expect(nodes.map((node) => list(text, { node }).rows[0]?.preview)).toEqual(['1', '2']);
  });
  it('refuses a node that is not there', () =>
    expect(errorOf(() => list('{}', { node: 7 })).code).toBe('error.pointer'));
  it('shows the beginning of long values', () =>
    expect(list(`"${'x'.repeat(500)}"`).rows[0]?.preview).toBe(`"${'x'.repeat(99)}…`));
  it('finds keys and decoded values in any case, and counts beyond a page', () => {
    expect(search('{"Key":["\\u004bEY",{"x":"no"}]}', 'key').rows.map(({ pointer }) => pointer)).toEqual([
      '/Key',
      '/Key/0',
    ]);
    expect(search(JSON.stringify(Array(300).fill(true)), 'TRUE')).toMatchObject({ total: 300, rows: { length: PAGE } });
    expect(search('[1]', '').total).toBe(0);
  });
  it('counts a deep text', () => {
    expect(inspect('['.repeat(100_000) + ']'.repeat(100_000))).toMatchObject({ depth: 99_999, values: 100_000 });
  });
});

describe('detectJson', () => {
  it.each([
    ['{"a":1}', 0.9],
    ['[]', 0.9],
    ['{"a": [1, 2', 0.6],
    ["{a: 'b'}", 0.6],
    ['[1, 2', 0.6],
    ['{', 0],
    ['[INFO] started', 0],
    ['[section]', 0],
    ['"text"', 0],
    ['12', 0],
    ['{{ template }}', 0],
    ['', 0],
  ])('%s: %d', (sample, certainty) => expect(detectJson(sample)).toBe(certainty));
});
