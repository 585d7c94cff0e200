import fc from 'fast-check';
import { applyPatch as applyWithOracle, type Operation as OracleOperation } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import { ToolError, type Note } from '#engine/error';
import { initialValues } from '#engine/options';
import * as logic from './logic.ts';
import { PAGE_LENGTH } from './page-length.ts';
import { applyPatch, diff, mergePatch, patch, paths } from './operations.ts';

const silent = { note: () => undefined };

type Comparing = Partial<Parameters<typeof logic.patch>[1]>;
const makePatch = (left: string, right: string, options: Comparing = {}) =>
  logic.patch(left, { ...initialValues(patch.options), ...options, right }, silent);
const patchOf = (left: unknown, right: unknown, options: Comparing = {}) =>
  JSON.parse(makePatch(JSON.stringify(left), JSON.stringify(right), options)) as unknown;
const mergeOf = (left: unknown, right: unknown) =>
  JSON.parse(
    logic.mergePatch(
      JSON.stringify(left),
      { ...initialValues(mergePatch.options), right: JSON.stringify(right) },
      silent,
    ),
  ) as unknown;
const diffOf = (left: string, right: string, options: Partial<Parameters<typeof logic.diff>[1]> = {}) =>
  logic.diff(left, { ...initialValues(diff.options), ...options, right }, silent);
const isSame = (left: string, right: string, options: Comparing = {}) => diffOf(left, right, options).same;
const apply = (document: string, change: string, format: 'jsonPatch' | 'mergePatch' = 'jsonPatch') =>
  logic.applyPatch(document, { ...initialValues(applyPatch.options), patch: change, format }, silent);

const collectNotes = (
  run: (context: { note: (code: string, params?: Note['params'], where?: Note['where']) => void }) => unknown,
) => {
  const notes: Note[] = [];
  run({ note: (code, params = {}, where = {}) => void notes.push({ code, params, where }) });
  return notes;
};

const failure = (run: () => unknown): ToolError => {
  try {
    run();
  } catch (error) {
    if (error instanceof ToolError) return error;
    throw error;
  }
  throw new Error('It did not fail.');
};

/** Few different values, so that equal ones meet often. */
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, 1, -1, 2.5, 1e21, '', 'a', 'b', 'é', '\ud800', 'a/b~c'),
    fc.array(tie('value'), { maxLength: 6 }),
    fc
      .array(fc.tuple(fc.constantFrom('a', 'b', 'id', '', '/', '~', '__proto__', 'constructor'), tie('value')), {
        maxLength: 4,
      })
      .map((pairs) => Object.fromEntries(pairs)),
  ),
})).value;

describe('JSON Patch', () => {
  it.each([
    // json-diff brief
    [[1, 2, 3], [0, 1, 2, 3], [{ op: 'add', path: '/0', value: 0 }]],
    [
      { 'a/b': 1, 'm~n': 2 },
      { 'a/b': 3 },
      [
        { op: 'remove', path: '/m~0n' },
        { op: 'replace', path: '/a~1b', value: 3 },
      ],
    ],
    // RFC 6902, appendix A.1 to A.7, read backwards
    [{ foo: 'bar' }, { baz: 'qux', foo: 'bar' }, [{ op: 'add', path: '/baz', value: 'qux' }]],
    [{ foo: ['bar', 'baz'] }, { foo: ['bar', 'qux', 'baz'] }, [{ op: 'add', path: '/foo/1', value: 'qux' }]],
    [{ baz: 'qux', foo: 'bar' }, { foo: 'bar' }, [{ op: 'remove', path: '/baz' }]],
    [{ foo: ['bar', 'qux', 'baz'] }, { foo: ['bar', 'baz'] }, [{ op: 'remove', path: '/foo/1' }]],
    [{ baz: 'qux', foo: 'bar' }, { baz: 'boo', foo: 'bar' }, [{ op: 'replace', path: '/baz', value: 'boo' }]],
    [
      { foo: ['all', 'grass', 'cows', 'eat'] },
      { foo: ['all', 'cows', 'eat', 'grass'] },
      [{ op: 'move', from: '/foo/1', path: '/foo/3' }],
    ],
    // roots and kinds
    [1, 2, [{ op: 'replace', path: '', value: 2 }]],
    [{ a: 1 }, [1], [{ op: 'replace', path: '', value: [1] }]],
    [{ a: {} }, { a: [] }, [{ op: 'replace', path: '/a', value: [] }]],
    [{ '': 1 }, { '': 2 }, [{ op: 'replace', path: '/', value: 2 }]],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, []],
    // the smallest number of operations
    [[1, 2, 3], [3, 1, 2], [{ op: 'move', from: '/2', path: '/0' }]],
    [[1, 2, 3, 4], [2, 3, 4, 1], [{ op: 'move', from: '/0', path: '/3' }]],
    [[1, 2, 3], [1, 4, 3], [{ op: 'replace', path: '/1', value: 4 }]],
    [
      [
        { id: 1, n: 1 },
        { id: 2, n: 1 },
      ],
      [
        { id: 9, n: 9 },
        { id: 1, n: 1 },
        { id: 2, n: 5 },
      ],
      [
        { op: 'add', path: '/0', value: { id: 9, n: 9 } },
        { op: 'replace', path: '/2/n', value: 5 },
      ],
    ],
  ])('from %j to %j', (left, right, expected) => {
    expect(patchOf(left, right)).toEqual(expected);
  });

  it('writes an operation a line', () => {
    expect(makePatch('[1,2]', '[0, 1,2, {"a": [ 1 ]}]')).toBe(
      '[\n  {"op":"add","path":"/0","value":0},\n  {"op":"add","path":"/3","value":{"a":[1]}}\n]',
    );
    expect(makePatch('[]', '[ ]')).toBe('[]');
  });

  it('keeps digits, and writes JSON5 as JSON', () => {
    expect(makePatch('{}', "{n: 12345678901234567890, f: 1.50, h: 0xFF, s: 'it\"s'}")).toBe(
      '[\n  {"op":"add","path":"/n","value":12345678901234567890},\n  {"op":"add","path":"/f","value":1.50},\n  {"op":"add","path":"/h","value":255},\n  {"op":"add","path":"/s","value":"it\\"s"}\n]',
    );
  });

  it.each(['lcs', 'index', 'key'] as const)(
    'makes the right document of the left one, by the oracle rfc6902 and by our own (%s)',
    (arrays) => {
      fc.assert(
        fc.property(json, json, (left, right) => {
          const [l, r] = [JSON.stringify(left), JSON.stringify(right)];
          const operations = makePatch(l, r, { arrays });
          expect(isSame(apply(l, operations), r)).toBe(true);
          if (/__proto__|constructor/.test(l + r)) return; // the oracle refuses these keys
          const target = { root: JSON.parse(l) as unknown };
          const rooted = (JSON.parse(operations) as (OracleOperation & { from?: string })[]).map((item) => ({
            ...item,
            path: `/root${item.path}`,
            ...(item.from !== undefined && { from: `/root${item.from}` }),
          }));
          expect(applyWithOracle(target, rooted).filter((problem) => problem !== null)).toEqual([]);
          expect(target.root).toEqual(JSON.parse(r));
        }),
        { numRuns: 1500 },
      );
    },
  );

  it('makes an array with the same elements where order does not matter', () => {
    fc.assert(
      fc.property(json, json, (left, right) => {
        const [l, r] = [JSON.stringify(left), JSON.stringify(right)];
        expect(isSame(apply(l, makePatch(l, r, { arrays: 'unordered' })), r, { arrays: 'unordered' })).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });

  it('brings any order about with as few moves as possible', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { maxLength: 12 }), fc.func(fc.integer()), (left, rank) => {
        const right = left.toSorted((a, b) => rank(a) - rank(b));
        const operations = patchOf(left, right) as { op: string }[];
        expect(apply(JSON.stringify(left), JSON.stringify(operations))).toBe(JSON.stringify(right, undefined, 2));
        const longest = right.reduce<number[]>((lengths, item, index) => {
          const before = lengths.filter((_length, other) => left.indexOf(right[other] ?? 0) < left.indexOf(item));
          lengths[index] = 1 + Math.max(0, ...before);
          return lengths;
        }, []);
        expect(operations).toHaveLength(left.length - Math.max(0, ...longest));
      }),
    );
  });
});

describe('merge patch', () => {
  // RFC 7396, appendix A: original, patch, result
  const vectors: [unknown, unknown, unknown][] = [
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ a: 'foo' }, 'bar', 'bar'],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ];
  it.each(vectors)('applied to %j, %j gives %j', (original, change, result) => {
    expect(JSON.parse(apply(JSON.stringify(original), JSON.stringify(change), 'mergePatch'))).toEqual(result);
  });

  it.each([
    [{ a: 'b' }, {}, { a: null }],
    [{ a: 1, b: { c: 1, d: 2 } }, { a: 1, b: { c: 1, d: 3 } }, { b: { d: 3 } }],
    [{ a: [1, 2] }, { a: [1] }, { a: [1] }],
    [{ a: 1 }, { a: 1 }, {}],
    [[1], [1], [1]],
    [1, { a: 1 }, { a: 1 }],
  ])('from %j to %j is %j', (left, right, expected) => {
    expect(mergeOf(left, right)).toEqual(expected);
  });

  it('makes the right document of the left one, or notes the null that it cannot set', () => {
    fc.assert(
      fc.property(json, json, (left, right) => {
        const [l, r] = [JSON.stringify(left), JSON.stringify(right)];
        let change = '';
        const notes = collectNotes((context) => {
          change = logic.mergePatch(l, { ...initialValues(mergePatch.options), right: r }, context);
        });
        const isExact = isSame(apply(l, change, 'mergePatch'), r);
        expect(isExact).toBe(right === null || !notes.some(({ code }) => code === 'note.mergeNull'));
      }),
      { numRuns: 1500 },
    );
  });
});

describe('applying a JSON Patch', () => {
  // RFC 6902, appendix A
  it.each([
    ['A.1', { foo: 'bar' }, [{ op: 'add', path: '/baz', value: 'qux' }], { baz: 'qux', foo: 'bar' }],
    ['A.2', { foo: ['bar', 'baz'] }, [{ op: 'add', path: '/foo/1', value: 'qux' }], { foo: ['bar', 'qux', 'baz'] }],
    ['A.3', { baz: 'qux', foo: 'bar' }, [{ op: 'remove', path: '/baz' }], { foo: 'bar' }],
    ['A.4', { foo: ['bar', 'qux', 'baz'] }, [{ op: 'remove', path: '/foo/1' }], { foo: ['bar', 'baz'] }],
    ['A.5', { baz: 'qux', foo: 'bar' }, [{ op: 'replace', path: '/baz', value: 'boo' }], { baz: 'boo', foo: 'bar' }],
    [
      'A.6',
      { foo: { bar: 'baz', waldo: 'fred' }, qux: { corge: 'grault' } },
      [{ op: 'move', from: '/foo/waldo', path: '/qux/thud' }],
      { foo: { bar: 'baz' }, qux: { corge: 'grault', thud: 'fred' } },
    ],
    [
      'A.7',
      { foo: ['all', 'grass', 'cows', 'eat'] },
      [{ op: 'move', from: '/foo/1', path: '/foo/3' }],
      { foo: ['all', 'cows', 'eat', 'grass'] },
    ],
    [
      'A.8',
      { baz: 'qux', foo: ['a', 2, 'c'] },
      [
        { op: 'test', path: '/baz', value: 'qux' },
        { op: 'test', path: '/foo/1', value: 2 },
      ],
      { baz: 'qux', foo: ['a', 2, 'c'] },
    ],
    [
      'A.10',
      { foo: 'bar' },
      [{ op: 'add', path: '/child', value: { grandchild: {} } }],
      { foo: 'bar', child: { grandchild: {} } },
    ],
    ['A.11', { foo: 'bar' }, [{ op: 'add', path: '/baz', value: 'qux', xyz: 123 }], { foo: 'bar', baz: 'qux' }],
    ['A.14', { '/': 9, '~1': 10 }, [{ op: 'test', path: '/~01', value: 10 }], { '/': 9, '~1': 10 }],
    [
      'A.16',
      { foo: ['bar'] },
      [{ op: 'add', path: '/foo/-', value: ['abc', 'def'] }],
      { foo: ['bar', ['abc', 'def']] },
    ],
    [
      'copy',
      { a: [1] },
      [
        { op: 'copy', from: '/a', path: '/b' },
        { op: 'add', path: '/b/-', value: 2 },
      ],
      { a: [1], b: [1, 2] },
    ],
    [
      'root',
      { a: 1 },
      [
        { op: 'replace', path: '', value: [1] },
        { op: 'add', path: '/0', value: 0 },
      ],
      [0, 1],
    ],
    ['to the same place', { a: 1 }, [{ op: 'move', from: '/a', path: '/a' }], { a: 1 }],
    [
      'equal by section 4.6',
      { a: { x: 1.0, y: [1] } },
      [{ op: 'test', path: '/a', value: { y: [1], x: 1 } }],
      { a: { x: 1, y: [1] } },
    ],
  ])('%s', (_name, document, operations, expected) => {
    expect(JSON.parse(apply(JSON.stringify(document), JSON.stringify(operations)))).toEqual(expected);
  });

  it.each([
    // A.9, A.12, A.15 and section 4
    ['error.patchTest', { baz: 'qux' }, [{ op: 'test', path: '/baz', value: 'bar' }], { number: 1, path: '/baz' }],
    [
      'error.patchPath',
      { foo: 'bar' },
      [{ op: 'add', path: '/baz/bat', value: 'qux' }],
      { number: 1, path: '/baz/bat' },
    ],
    ['error.patchTest', { '/': 9, '~1': 10 }, [{ op: 'test', path: '/~01', value: '10' }], { number: 1, path: '/~01' }],
    ['error.patchShape', {}, { op: 'remove', path: '/a' }, {}],
    ['error.patchMember', {}, [1], { number: 1, member: 'op' }],
    [
      'error.patchMember',
      { a: 1 },
      [
        { op: 'remove', path: '/a' },
        { op: 'add', path: '/a' },
      ],
      { number: 2, member: 'value' },
    ],
    ['error.patchMember', {}, [{ op: 'add', path: 1, value: 1 }], { number: 1, member: 'path' }],
    ['error.patchMember', {}, [{ op: 'move', path: '/a' }], { number: 1, member: 'from' }],
    ['error.patchOp', {}, [{ op: 'merge', path: '' }], { number: 1, op: 'merge' }],
    ['error.patchPointer', {}, [{ op: 'remove', path: 'a' }], { number: 1, path: 'a' }],
    ['error.patchPointer', {}, [{ op: 'remove', path: '/~2' }], { number: 1, path: '/~2' }],
    ['error.patchPath', { a: 1 }, [{ op: 'remove', path: '/b' }], { number: 1, path: '/b' }],
    ['error.patchPath', { a: 1 }, [{ op: 'replace', path: '/b', value: 1 }], { number: 1, path: '/b' }],
    ['error.patchPath', { a: 1 }, [{ op: 'add', path: '/a/b', value: 1 }], { number: 1, path: '/a/b' }],
    ['error.patchPath', [1], [{ op: 'remove', path: '/01' }], { number: 1, path: '/01' }],
    ['error.patchPath', [1], [{ op: 'remove', path: '/-' }], { number: 1, path: '/-' }],
    ['error.patchPath', [1], [{ op: 'copy', from: '/1', path: '/0' }], { number: 1, path: '/1' }],
    ['error.patchIndex', [1], [{ op: 'add', path: '/2', value: 1 }], { number: 1, path: '/2', length: 1 }],
    ['error.patchIndex', [1], [{ op: 'add', path: '/x', value: 1 }], { number: 1, path: '/x', length: 1 }],
    [
      'error.patchMove',
      { a: { b: 1 } },
      [{ op: 'move', from: '/a', path: '/a/b' }],
      { number: 1, from: '/a', path: '/a/b' },
    ],
    ['error.patchRoot', { a: 1 }, [{ op: 'remove', path: '' }], { number: 1 }],
    ['error.patchPath', {}, [{ op: 'replace', path: '/__proto__', value: 1 }], { number: 1, path: '/__proto__' }],
  ])('refuses with %s: %j, %j', (code, document, operations, params) => {
    const error = failure(() => apply(JSON.stringify(document), JSON.stringify(operations)));
    expect(error).toMatchObject({ code, params, where: { option: 'patch', at: { line: 1 } } });
  });

  it('says where the operation stands', () => {
    const error = failure(() =>
      apply('{}', '[\n  {"op": "add", "path": "/a", "value": 1},\n  {"op": "remove", "path": "/b"}\n]'),
    );
    expect(error.where.at).toMatchObject({ line: 3, column: 3 });
  });

  it('keeps what it does not touch as it is written', () => {
    expect(
      apply('{"n": 1.00, "big": 12345678901234567890, "s": "\\u00e9\\/"}', '[{"op":"add","path":"/a","value":1e400}]'),
    ).toBe('{\n  "n": 1.00,\n  "big": 12345678901234567890,\n  "s": "\\u00e9\\/",\n  "a": 1e400\n}');
  });
});

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
      { code: 'note.duplicate.left', params: { key: 'a' }, where: { at: { line: 2, column: 1 } } },
      { code: 'note.duplicate.right', params: { key: 'y' }, where: { option: 'right', at: { line: 1, column: 13 } } },
    ]);
  });

  it('names five repeated keys and counts the others', () => {
    const many = `[${'{"a":1,"a":2},'.repeat(12)}0]`;
    const notes = collectNotes((context) =>
      logic.patch(many, { ...initialValues(patch.options), right: '0' }, context),
    );
    expect(notes.map(({ code }) => code)).toEqual([
      ...Array<string>(5).fill('note.duplicate.left'),
      'note.duplicates.left',
    ]);
    expect(notes.at(-1)?.params).toEqual({ count: 7 });
  });

  it('notes NaN and Infinity', () => {
    const notes = collectNotes((context) =>
      logic.patch('[1,\n NaN]', { ...initialValues(patch.options), right: '[-Infinity]' }, context),
    );
    expect(notes).toMatchObject([
      { code: 'note.notFinite.left', where: { at: { line: 2, column: 2 } } },
      { code: 'note.notFinite.right', where: { option: 'right' } },
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

  // Indentation makes the text of a deep value grow with the square of its depth.
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
