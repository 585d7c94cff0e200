import { describe, expect, it } from 'vitest';
import { findDuplicates } from './duplicates.ts';
import { findJson5 } from './json5.ts';
import { findLoneSurrogates } from './lone-surrogates.ts';
import { findNode, parsePointer, pointerOf } from './pointer.ts';
import { readJson } from './read.ts';
import { NONE } from './tape.ts';

const read = (text: string) => readJson(text, { mode: 'lenient' });

describe('JsonDocument', () => {
  const document = read(`{"b": [1.10, "\\u0041"], '__proto__': {}, b: -0, /* c */ n: NaN,}`);
  const nodes = Array.from({ length: document.size }, (_, node) => node);

  it('keeps order, spelling and kinds', () => {
    expect(
      nodes.map((node) => [document.kind(node), document.rawKey(node), document.key(node), document.raw(node)]),
    ).toEqual([
      ['object', '', '', document.text],
      ['array', '"b"', 'b', '[1.10, "\\u0041"]'],
      ['number', '', '', '1.10'],
      ['string', '', '', '"\\u0041"'],
      ['object', "'__proto__'", '__proto__', '{}'],
      ['number', 'b', 'b', '-0'],
      ['number', 'n', 'n', 'NaN'],
    ]);
    expect(document.string(3)).toBe('A');
  });
  it('knows who belongs to whom', () => {
    expect(nodes.map((node) => document.parent(node))).toEqual([NONE, 0, 1, 1, 0, 0, 0]);
    expect(nodes.map((node) => document.firstChild(node))).toEqual([1, 2, NONE, NONE, NONE, NONE, NONE]);
    expect(nodes.map((node) => document.nextSibling(node))).toEqual([NONE, 4, 3, NONE, 5, 6, NONE]);
    expect([...document.children(0)]).toEqual([1, 4, 5, 6]);
    expect(nodes.map((node) => document.countChildren(node))).toEqual([4, 2, 0, 0, 0, 0, 0]);
    expect([...document.depths()]).toEqual([0, 1, 2, 2, 1, 1, 1]);
  });
  it('knows what JSON5 it is made of', () => {
    expect(document.isStrict).toBe(false);
    expect(document.hasTrailingComma(0)).toBe(true);
    expect(document.hasTrailingComma(1)).toBe(false);
    expect(
      findJson5(document).map(({ form, count, first }) => [
        form,
        count,
        document.text.slice(first.offset, first.endOffset),
      ]),
    ).toEqual([
      ['comments', 1, '/* c */'],
      ['trailingCommas', 1, document.text],
      ['quotes', 1, "'__proto__'"],
      ['names', 2, 'b'],
      ['notFinite', 1, 'NaN'],
    ]);
    expect(findJson5(read('["\\x41", .5, 0x1F, +1, 5., "a\tb"]')).map(({ form, count }) => [form, count])).toEqual([
      ['escapes', 2],
      ['numbers', 4],
    ]);
    expect(findJson5(read('{"a":[1,"\\u0041"]}'))).toEqual([]);
  });
  it('gives places as an editor counts', () => {
    const lines = read('{\r\n"a":\r1,\n  "b":2}');
    expect(lines.keyPlace(1)).toEqual({ line: 2, column: 1, offset: 3, endOffset: 6 });
    expect(lines.place(1)).toMatchObject({ line: 3, column: 1 });
    expect(lines.keyPlace(2)).toMatchObject({ line: 4, column: 3 });
  });
});

describe('findDuplicates', () => {
  it('compares what the keys stand for, within one object', () => {
    const document = read('{"a":1,"b":{"a":2,"__proto__":3,"__proto__":4},"\\u0061":5,"a":6}');
    expect(findDuplicates(document)).toEqual([
      { node: 5, first: 4 },
      { node: 6, first: 1 },
      { node: 7, first: 1 },
    ]);
  });
});

describe('findLoneSurrogates', () => {
  it.each([
    ['["\\ud83d\\ude00", "😀"]', []],
    ['["\\ud800"]', [2]],
    ['["\\udc00\\ud800"]', [2]],
    ['{"\\uD888\\u1234":0}', [2]],
    ['["\ud800"]', [2]],
    ['["\\\\ud800"]', []],
  ])('%j', (text, columns) => {
    expect(findLoneSurrogates(read(text)).map(({ column }) => column)).toEqual(columns);
  });
});

describe('JSON Pointer', () => {
  // RFC 6901, section 5.
  const document = read(
    '{"foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\\\j": 5, "k\\"l": 6, " ": 7, "m~n": 8}',
  );
  it.each([
    ['', document.text],
    ['/foo', '["bar", "baz"]'],
    ['/foo/0', '"bar"'],
    ['/', '0'],
    ['/a~1b', '1'],
    ['/c%d', '2'],
    ['/e^f', '3'],
    ['/g|h', '4'],
    ['/i\\j', '5'],
    ['/k"l', '6'],
    ['/ ', '7'],
    ['/m~0n', '8'],
  ])('%j', (pointer, raw) => {
    const node = findNode(document, parsePointer(pointer) ?? ['?']);
    expect(document.raw(node)).toBe(raw);
    expect(pointerOf(document, node)).toBe(pointer);
  });
  it.each(['foo', '/a~', '/a~2', '#/foo'])('%j is not one', (pointer) => expect(parsePointer(pointer)).toBeUndefined());
  it.each(['/foo/2', '/foo/-', '/foo/00', '/foo/+1', '/foo/0/x', '/nothing'])('%j leads nowhere', (pointer) => {
    expect(findNode(document, parsePointer(pointer) ?? [])).toBe(NONE);
  });
  it('takes the last of repeated keys, as JSON.parse does', () => {
    const repeated = read('{"a":1,"a":2}');
    expect(repeated.raw(findNode(repeated, ['a']))).toBe('2');
  });
});
