import fc from 'fast-check';
import { applyPatch as applyWithOracle, type Operation as OracleOperation } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import { initialValues } from '#engine/options';
import * as logic from './logic.ts';
import { mergePatch } from './operations.ts';
import { apply, collectNotes, isSame, json, makePatch, mergeOf, patchOf } from './shorthand.test-support.ts';

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
      );
    },
  );

  it('makes an array with the same elements where order does not matter', () => {
    fc.assert(
      fc.property(json, json, (left, right) => {
        const [l, r] = [JSON.stringify(left), JSON.stringify(right)];
        expect(isSame(apply(l, makePatch(l, r, { arrays: 'unordered' })), r, { arrays: 'unordered' })).toBe(true);
      }),
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
        expect(isExact).toBe(right === null || !notes.some(({ code }) => code === 'warning.mergeNull'));
      }),
    );
  });
});
