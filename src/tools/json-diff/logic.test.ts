import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError } from '#engine/error';
import { initialValues } from '#engine/options';
import { listDifferences, PAGE_LENGTH, splitChange } from './differences.ts';
import { formatDocument } from './format-document.ts';
import * as logic from './logic.ts';
import { diff, mergePatch, patch, paths } from './operations.ts';
import {
  apply,
  collectNotes,
  diffOf,
  failure,
  isSame,
  json,
  makePatch,
  patchOf,
  silent,
} from './shorthand.test-support.ts';

describe('comparing', () => {
  it.each([
    ['{"a":1,"b":2}', '{"b":2,"a":1}', true],
    ['{"n":12345678901234567890}', '{"n":12345678901234567891}', false],
    ['1.0', '1', true],
    ['100', '1e2', true],
    ['0.1', '1e-1', true],
    ['-0', '0', true],
    ['1e400', '1e401', false],
    ['1e400', '10e399', true],
    ['1e999999999999999999999', '1e999999999999999999998', false],
    ['123456789012345678', '123456789012345678.0', true],
    ['0x1F', '31', true],
    ['+1.', '1', true],
    ['"\\u0061"', '"a"', true],
    ["'a'", '"a"', true],
    ['{a: 1, /* no */}', '{"a": 1}', true],
    ['"1"', '1', false],
    ['null', 'false', false],
    ['[]', '{}', false],
    ['"\\ud800"', '"\\ud801"', false],
    ['"\\ud800"', '"\\uD800"', true],
    ['"\\ud83d\\ude00"', '"😀"', true],
    ['"é"', '"e\u0301"', false],
    ['NaN', 'NaN', true],
    ['NaN', 'null', false],
    ['Infinity', '-Infinity', false],
    ['Infinity', '1e999', false],
    ['{"__proto__": 1}', '{"__proto__": 1}', true],
    ['{"__proto__": 1}', '{}', false],
    ['{"__proto__": {"a": 1}}', '{"a": 1}', false],
    ['{"a": [1, "2"]}', '{"a": ["1", 2]}', false],
    ['["a,b"]', '["a","b"]', false],
    ['[[1],2]', '[[1,2]]', false],
  ])('%s and %s: %j', (left, right, expected) => {
    expect(isSame(left, right)).toBe(expected);
    expect(isSame(right, left)).toBe(expected);
  });

  it('agrees with JSON.parse about what is equal', () => {
    fc.assert(
      fc.property(json, json, fc.constantFrom(0, 2), (left, right, indent) => {
        const plain = (value: unknown) => JSON.stringify(value, sortMembers);
        expect(isSame(JSON.stringify(left), JSON.stringify(right, undefined, indent))).toBe(
          plain(left) === plain(right),
        );
        expect(isSame(JSON.stringify(left), JSON.stringify(left, undefined, indent))).toBe(true);
      }),
    );
  });

  it('can tell 1.0 from 1', () => {
    expect(isSame('[1.0]', '[1]', { exactNumbers: true })).toBe(false);
    expect(isSame('[1e2]', '[1e2]', { exactNumbers: true })).toBe(true);
  });

  it.each([
    ['{"a":"Abc"}', '{"a":"aBC"}', { ignoreCase: true }, true],
    ['{"a":1}', '{"A":1}', { ignoreCase: true }, false],
    ['" a \\n b"', '"a b"', { ignoreSpace: true }, true],
    ['"ab"', '"a b"', { ignoreSpace: true }, false],
    ['{"a":null,"b":[{"c":null}]}', '{"b":[{}]}', { nullIsAbsent: true }, true],
    ['{"a":null}', '{"a":1}', { nullIsAbsent: true }, false],
    ['[null]', '[]', { nullIsAbsent: true }, false],
    ['[1,2,2]', '[2,1,2]', { arrays: 'unordered' }, true],
    ['[1,2,2]', '[2,1,1]', { arrays: 'unordered' }, false],
    ['[[1,2],{"a":[3,4]}]', '[{"a":[4,3]},[2,1]]', { arrays: 'unordered' }, true],
    ['{"a":1,"t":5,"x":{"t":6}}', '{"a":1,"x":{"t":7}}', { ignore: 't' }, true],
    ['{"a":1,"t":5,"x":{"t":6}}', '{"a":1,"x":{"t":7}}', { ignore: '/t' }, false],
    ['{"l":[{"t":1,"v":1},{"t":2}]}', '{"l":[{"t":3,"v":1},{"t":4}]}', { ignore: '/l/*/t' }, true],
    ['{"l":[{"t":1,"v":1},{"t":2}]}', '{"l":[{"t":3,"v":1},{"t":4}]}', { ignore: '/l/0/t' }, false],
    ['{"l":[{"t":1,"v":1},{"t":2}]}', '{"l":[{"t":3,"v":1},{"t":4}]}', { ignore: '/l/0/t, /l/1/t' }, true],
    ['[1,2]', '[1,3]', { ignore: '/1' }, true],
    ['[1,2]', '[1,2,3]', { ignore: '/2' }, false],
    ['{"a b":1}', '{"a b":2}', { ignore: '#/a%20b' }, true],
    ['{"a/b":1}', '{"a/b":2}', { ignore: '/a~1b' }, true],
    ['1', '2', { ignore: '/none other' }, false],
    ['[1.1]', '[1.0]', { tolerance: '0.1' }, true],
    ['[1.1]', '[0.99]', { tolerance: '0.1' }, false],
    ['12345678901234567890', '12345678901234567891', { tolerance: '0.5' }, false],
    ['12345678901234567890', '12345678901234567891', { tolerance: '1' }, true],
    ['{"a":{"b":[1,2]}}', '{"a":{"b":[1.001,1.999]}}', { tolerance: '1e-3' }, true],
    ['[1.001, 2.001]', '[2.0, 1.0]', { tolerance: '0.01', arrays: 'unordered' }, true],
    ['1e1000000', '1', { tolerance: '5' }, false],
    ['["a", "b", 1]', '["b", "a", 1.001]', { tolerance: '0.01' }, false],
    ['NaN', '1', { tolerance: '5' }, false],
    ['0', '5', { tolerance: '5' }, true],
    ['"1"', '"2"', { tolerance: '5' }, false],
  ] as const)('%s and %s with %j: %j', (left, right, options, expected) => {
    expect(isSame(left, right, options)).toBe(expected);
    expect(isSame(right, left, options)).toBe(expected);
    expect(makePatch(left, right, options) === '[]').toBe(expected);
  });

  it.each([
    [{ tolerance: '-1' }, 'error.tolerance', 'tolerance'],
    [{ tolerance: 'x' }, 'error.tolerance', 'tolerance'],
    [{ ignore: '/a~2' }, 'error.ignoredPath', 'ignore'],
    [{ ignore: '#/%E0%A4%A' }, 'error.ignoredPath', 'ignore'],
  ])('refuses %j', (options, code, option) => {
    expect(failure(() => isSame('1', '2', options))).toMatchObject({ code, where: { option } });
  });

  it('treats the last of repeated keys as the value, as JSON.parse does, and says so', () => {
    expect(isSame('{"a":1,"b":3,"a":2,"a":4}', '{"a":4,"b":3}')).toBe(true);
    const notes = collectNotes((context) =>
      logic.diff('{"a":1,\n"\\u0061":2}', { ...initialValues(diff.options), right: '{"x":{"y":1,"y":1}}' }, context),
    );
    expect(notes).toMatchObject([
      { code: 'warning.duplicate.left', params: { key: 'a' }, where: { at: { line: 2, column: 1 } } },
      {
        code: 'warning.duplicate.right',
        params: { key: 'y' },
        where: { option: 'right', at: { line: 1, column: 13 } },
      },
    ]);
  });

  it('names five repeated keys and counts the others', () => {
    const many = `[${'{"a":1,"a":2},'.repeat(12)}0]`;
    const notes = collectNotes((context) =>
      logic.patch(many, { ...initialValues(patch.options), right: '0' }, context),
    );
    expect(notes.map(({ code }) => code)).toEqual([
      ...Array<string>(5).fill('warning.duplicate.left'),
      'warning.duplicates.left',
    ]);
    expect(notes.at(-1)?.params).toEqual({ count: 7 });
  });

  it('notes NaN and Infinity', () => {
    const notes = collectNotes((context) =>
      logic.patch('[1,\n NaN]', { ...initialValues(patch.options), right: '[-Infinity]' }, context),
    );
    expect(notes).toMatchObject([
      { code: 'warning.notFinite.left', where: { at: { line: 2, column: 2 } } },
      { code: 'warning.notFinite.right', where: { option: 'right' } },
    ]);
  });

  it('says which side is wrong, and where', () => {
    const left = failure(() => isSame('{"a":\n  tru }', '1'));
    expect(left.where).toMatchObject({ option: undefined, at: { line: 2, column: 3 } });
    expect(left.params).toMatchObject({ found: 'tru' });
    const right = failure(() => isSame('1', '[1,\n2 3]'));
    expect(right.code).toMatch(/^json\./);
    expect(right.where).toMatchObject({ option: 'right', at: { line: 2 } });
    expect(failure(() => isSame('', '1')).code).toBe('json.empty');
    expect(failure(() => isSame('1', ' ')).where.option).toBe('right');
  });
});

function sortMembers(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return { members: Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)) };
}

describe('arrays', () => {
  const people = (...ids: number[]) => ids.map((id) => ({ id, name: `n${id}` }));

  it('matches elements by a key, wherever they are', () => {
    const left = people(1, 2, 3);
    const right = [
      { id: 3, name: 'n3' },
      { id: 1, name: 'new' },
      { id: 4, name: 'n4' },
    ];
    expect(patchOf(left, right, { arrays: 'key' })).toEqual([
      { op: 'remove', path: '/1' },
      { op: 'move', from: '/0', path: '/1' },
      { op: 'add', path: '/2', value: { id: 4, name: 'n4' } },
      { op: 'replace', path: '/1/name', value: 'new' },
    ]);
  });

  it('never makes one of two elements with different keys', () => {
    expect(patchOf([{ id: 1, a: 1, b: 2 }], [{ id: 2, a: 1, b: 2 }], { arrays: 'key' })).toEqual([
      { op: 'remove', path: '/0' },
      { op: 'add', path: '/0', value: { id: 2, a: 1, b: 2 } },
    ]);
  });

  it('notes elements without the key', () => {
    const notes = collectNotes((context) =>
      logic.diff(
        '[{"id":1},{"x":1},5]',
        { ...initialValues(diff.options), arrays: 'key', right: '[{"id":1},{"x":2}]' },
        context,
      ),
    );
    expect(notes).toMatchObject([{ code: 'note.keyMissing', params: { key: 'id', count: 2 } }]);
  });

  it('compares by index when asked', () => {
    expect(patchOf([1, 2, 3], [0, 1, 2, 3], { arrays: 'index' })).toEqual([
      { op: 'add', path: '/3', value: 3 },
      { op: 'replace', path: '/0', value: 0 },
      { op: 'replace', path: '/1', value: 1 },
      { op: 'replace', path: '/2', value: 2 },
    ]);
  });

  it('pairs the elements that have most in common', () => {
    const left = [{ name: 'ann', age: 1, town: 'x' }];
    const right = [
      { name: 'bob', age: 7, town: 'y' },
      { name: 'ann', age: 2, town: 'x' },
    ];
    expect(patchOf(left, right)).toEqual([
      { op: 'add', path: '/0', value: right[0] },
      { op: 'replace', path: '/1/age', value: 2 },
    ]);
    expect(
      diffOf(JSON.stringify(left), JSON.stringify(right.toReversed()), { arrays: 'unordered' }).counts,
    ).toMatchObject({ added: 1, changed: 1, moved: 0 });
  });

  it('finds an insertion among hundreds of elements that have all changed, by their key', () => {
    const left = Array.from({ length: 300 }, (_, id) => ({ id, seen: 1 }));
    const right = [{ id: -1, seen: 2 }, ...left.map(({ id }) => ({ id, seen: 2 }))];
    expect(diffOf(JSON.stringify(left), JSON.stringify(right)).counts).toMatchObject({
      added: 1,
      changed: 300,
      removed: 0,
      moved: 0,
    });
  });

  it('finds what two long arrays share even where they differ much', () => {
    const left = Array.from({ length: 5000 }, (_, index) => (index % 3 === 0 ? `l${index}` : index));
    const right = Array.from({ length: 5000 }, (_, index) => (index % 3 === 0 ? `r${index}` : index));
    expect(diffOf(JSON.stringify(left), JSON.stringify(right)).counts).toEqual({
      added: 0,
      removed: 0,
      changed: 1667,
      moved: 0,
      unchanged: 3333,
    });
  });

  it('copes with long arrays of few different values', () => {
    const bits = (seed: number) => Array.from({ length: 20_000 }, (_, index) => ((index * seed) >> 3) % 7 > 3);
    const [left, right] = [JSON.stringify(bits(11)), JSON.stringify(bits(13))];
    expect(isSame(apply(left, makePatch(left, right)), right)).toBe(true);
  });
});

describe('tree', () => {
  const lines = (left: unknown, right: unknown, options: Partial<Parameters<typeof logic.diff>[1]> = {}) =>
    diffOf(JSON.stringify(left), JSON.stringify(right), options).rows.map(
      (row) =>
        `${'  '.repeat(row.depth)}${row.key ?? '$'} ${row.is}${row.isMoved ? ' moved' : ''} ${row.left?.text ?? '-'} ${row.right?.text ?? '-'}${row.count > 1 ? ` ×${row.count}` : ''}`,
    );

  it('shows every value of a small document', () => {
    expect(lines({ a: 1, b: [1, { c: 2 }], e: 'x' }, { a: 1, b: [1, { c: 3 }, 4], d: { z: 0 } })).toEqual([
      '$ inside {"a":1,"b":[1,{"c":2}],"e":"x"} {"a":1,"b":[1,{"c":3},4],"d":{"z":0}}',
      '  a same 1 1',
      '  b inside [1,{"c":2}] [1,{"c":3},4]',
      '    0 same 1 1',
      '    1 inside {"c":2} {"c":3}',
      '      c changed 2 3',
      '    2 added - 4',
      '  d added - {"z":0}',
      '    z added - 0',
      '  e removed "x" -',
    ]);
  });

  it('can leave out what is equal', () => {
    expect(
      lines({ a: 1, b: [1, 2], c: { d: 1 } }, { a: 1, b: [1, 3], c: { d: 1 } }, { onlyDifferences: true }),
    ).toEqual([
      '$ inside {"a":1,"b":[1,2],"c":{"d":1}} {"a":1,"b":[1,3],"c":{"d":1}}',
      '  b inside [1,2] [1,3]',
      '    1 changed 2 3',
    ]);
  });

  it('says from where an element has moved', () => {
    const { rows, counts } = diffOf('{"a":[1,2,3]}', '{"a":[3,1,2]}');
    expect(rows.find(({ isMoved }) => isMoved)).toMatchObject({ is: 'same', path: '/a/0', from: '/a/2', key: 0 });
    expect(counts).toEqual({ added: 0, removed: 0, changed: 0, moved: 1, unchanged: 2 });
  });

  it('has the places of values in their texts', () => {
    const right = ' {"a": "new value"}';
    const row = diffOf('{"a": 1}', right).rows[1];
    expect(right.slice(row?.right?.start, row?.right?.end)).toBe('"new value"');
    expect(row).toMatchObject({ path: '/a', from: null, left: { kind: 'number', text: '1' } });
  });

  it('has no rows for equal documents', () => {
    expect(diffOf('[1]', ' [1.0]')).toEqual({
      same: true,
      counts: { added: 0, removed: 0, changed: 0, moved: 0, unchanged: 1 },
      rows: [],
      from: 0,
      total: 0,
    });
  });

  it('puts long runs of equal values of a large document into one row', () => {
    const left = Array.from({ length: 5000 }, (_, index) => index);
    const right = left.with(2500, -1);
    const { rows, total } = diffOf(JSON.stringify(left), JSON.stringify(right));
    expect(rows.map(({ is, key, count }) => [is, key, count]).filter(([is]) => is !== 'same')).toEqual([
      ['inside', null, 1],
      ['unchanged', 3, 2494],
      ['changed', 2500, 1],
      ['unchanged', 2504, 2493],
    ]);
    expect(total).toBe(16);
  });

  it('gives the rows in pages', () => {
    const left = JSON.stringify(Array.from({ length: 3000 }, (_, index) => index));
    const right = JSON.stringify(Array.from({ length: 3000 }, (_, index) => -index - 1));
    const first = diffOf(left, right);
    const last = diffOf(left, right, { from: 3000 });
    expect([first.total, first.rows.length, last.from, last.rows.length]).toEqual([3001, PAGE_LENGTH, 3000, 1]);
    expect(last.rows[0]).toMatchObject({ key: 2999 });
    expect(diffOf(left, right, { from: 5000 }).rows).toEqual([]);
  });

  it('cuts long texts', () => {
    const { rows } = diffOf(JSON.stringify('x'.repeat(10_000)), '1');
    expect(rows[0]?.left).toMatchObject({ start: 0, end: 10_002 });
    expect(rows[0]?.left?.text).toHaveLength(500);
  });
});

describe('paths', () => {
  const listed = (left: string, right: string, form: 'pointer' | 'jsonPath') =>
    logic.paths(left, { ...initialValues(paths.options), right, form }, silent).split('\n');
  const left = '{"a/b": 1, "it\'s": {"x": [1, 2, 3]}, "gone": 0}';
  const right = '{"a/b": 2, "it\'s": {"x": [3, 1, 2]}, "new": 0}';

  it('lists JSON Pointers (RFC 6901)', () => {
    expect(listed(left, right, 'pointer')).toEqual([
      'replace\t/a~1b',
      "move\t/it's/x/2\t/it's/x/0",
      'add\t/new',
      'remove\t/gone',
    ]);
  });
  it('lists normalized paths (RFC 9535, section 2.7)', () => {
    expect(listed(left, right, 'jsonPath')).toEqual([
      "replace\t$['a/b']",
      "move\t$['it\\'s']['x'][2]\t$['it\\'s']['x'][0]",
      "add\t$['new']",
      "remove\t$['gone']",
    ]);
    expect(listed('{"\\"\\\\\\n\\u000b": 1}', '{}', 'jsonPath')).toEqual(["remove\t$['\"\\\\\\n\\u000b']"]);
  });
  it('keeps a line a line', () => {
    expect(listed('{"a\\nb": 1}', '{}', 'pointer')).toEqual(['remove\t"/a\\nb"']);
  });
});

describe('size and depth', () => {
  const nest = (depth: number, inner: string) => `${'{"a":['.repeat(depth / 2)}${inner}${']}'.repeat(depth / 2)}`;

  it('takes 10,000 levels', () => {
    const [left, right] = [nest(10_000, '1'), nest(10_000, '2')];
    expect(diffOf(left, right)).toMatchObject({ same: false, total: 10_001, counts: { changed: 1 } });
    expect(diffOf(left, left).same).toBe(true);
    const operations = makePatch(left, right);
    expect(operations).toContain('"value":2');
    expect(failure(() => apply(left, '[{"op":"test","path":"","value":1}]')).code).toBe('error.patchTest');
    expect(failure(() => apply(left, `[{"op":"test","path":"","value":${right}}]`)).code).toBe('error.patchTest');
  });

  // With indentation, the text of a nested value grows with the square of its depth.
  it('writes 2,000 levels', () => {
    const deep = nest(2000, '1');
    expect(isSame(apply('[]', `[{"op":"add","path":"/0","value":${deep}}]`), `[${deep}]`)).toBe(true);
    const merged = logic.mergePatch('{}', { ...initialValues(mergePatch.options), right: `{"x":${deep}}` }, silent);
    expect(isSame(merged, `{"x":${deep}}`)).toBe(true);
    expect(isSame(apply('{}', merged, 'mergePatch'), `{"x":${deep}}`)).toBe(true);
  });

  it('takes many members and many differences', () => {
    const wide = (value: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`k${index}`, value])));
    expect(diffOf(wide(1), wide(2)).counts).toMatchObject({ changed: 50_000 });
  });

  it('throws nothing but coded errors', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (left, right) => {
        try {
          diffOf(left, right);
          apply(left, right);
        } catch (error) {
          expect(error).toBeInstanceOf(ToolError);
        }
      }),
    );
  });
});

describe('what the page adds', () => {
  it('goes from difference to difference, not through all that is in an added value', () => {
    const { rows } = diffOf('{"a":1,"b":[1],"m":[1,2,3]}', '{"b":[1,{"x":[1,{"y":2}]},7],"m":[3,1,2],"z":2}');
    const found = listDifferences(rows).map((index) => rows[index]?.path);
    expect(found).toEqual(['/a', '/b/1', '/b/2', '/m/0', '/z']);
  });

  it.each([
    ['abc', 'axc', ['a', 'b', 'x', 'c']],
    ['abc', 'abc', ['abc', '', '', '']],
    ['aa', 'aaa', ['aa', '', 'a', '']],
    ['', 'x', ['', '', 'x', '']],
    ['😀', '😁', ['', '😀', '😁', '']],
    ['a😀b', 'a🤀b', ['a', '😀', '🤀', 'b']],
  ])('marks what differs between %j and %j', (left, right, [start, l, r, end]) => {
    expect(splitChange(left, right)).toEqual({ start, left: l, right: r, end });
  });

  it('cuts any two texts so that they can be put together again', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', '😀', '😁', '\ud83d') });
    fc.assert(
      fc.property(letters, letters, (left, right) => {
        const cut = splitChange(left, right);
        expect(cut.start + cut.left + cut.end).toBe(left);
        expect(cut.start + cut.right + cut.end).toBe(right);
      }),
    );
  });

  it('formats and sorts without losing comments or digits', () => {
    expect(formatDocument('{b: 1.00, /* c */ "a": [1]}', true)).toBe('{\n  /* c */ "a": [\n    1\n  ],\n  b: 1.00\n}');
    expect(formatDocument('{"b":1,"a":2}', false)).toBe('{\n  "b": 1,\n  "a": 2\n}');
  });

  it('reads each side on its own', () => {
    expect(logic.check('[1, {a: 2}]')).toEqual({ kind: 'array', values: 4 });
    expect(failure(() => logic.check('[1')).code).toBe('json.unclosedArray');
  });
});
