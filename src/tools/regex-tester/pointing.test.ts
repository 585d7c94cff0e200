import { describe, expect, test } from 'vitest';
import { layOut } from './diagram.ts';
import { takeApart } from './literal.ts';
import { explain } from './logic-explain.ts';
import { match } from './logic.ts';
import { isPointed, pieceAt, pointedBy } from './pointing.ts';
import { stretchesOf } from './stretches.ts';

const silent = { note: () => undefined };
const rawAt = (pattern: string, offset: number) => {
  const { start, end } = pieceAt(explain(pattern, { flags: '' }), offset) ?? {};
  return pattern.slice(start, end);
};

test('every piece knows its place in the pattern', () => {
  const pattern = 'ab(?<n>c+|[d-f])\\d';
  expect([...pattern].map((_, offset) => rawAt(pattern, offset))).toEqual([
    ...['ab', 'ab'],
    ...Array<string>(5).fill('(?<n>c+|[d-f])'),
    ...['c', 'c+', 'c+|[d-f]'],
    ...Array<string>(5).fill('[d-f]'),
    '(?<n>c+|[d-f])',
    ...['\\d', '\\d'],
  ]);
});

test('who points at a group points at its piece', () => {
  const group = pieceAt(explain('a(b)', { flags: '' }), 1)!;
  expect(pointedBy(group)).toEqual({ span: [1, 4], group: 1 });
  expect(isPointed(group, { match: 0, group: 1 })).toBe(true);
  expect(isPointed(group, { match: 0, group: 2 })).toBe(false);
});

describe('stretches of the text', () => {
  const stretch = (text: string, pattern: string, pointed = {}) =>
    stretchesOf(text, match(text, { pattern, flags: 'g' }, silent), pointed).map(({ from, to, id, isPointed }) =>
      [id, from, to, isPointed ? '!' : ''].join(' '),
    );
  test('are matches and the groups in them', () => {
    expect(stretch('a1 b2', '(\\w)\\d|(x)')).toEqual(['0 0 2 ', '0 1 0 1 ', '1 3 5 ', '1 1 3 4 ']);
  });
  test('count a line break as one, as the editor does', () => {
    expect(stretch('\r\na\r\n(b)', 'a|((b))')).toEqual(['0 1 2 ', '1 4 5 ', '1 1 4 5 ', '1 2 4 5 ']);
  });
  test('are marked where they are pointed at', () => {
    expect(stretch('ab', '([ab])', { group: 1 })).toEqual(['0 0 1 ', '0 1 0 1 !', '1 1 2 ', '1 1 1 2 !']);
    expect(stretch('ab', '([ab])', { match: 1 })).toEqual(['0 0 1 ', '0 1 0 1 ', '1 1 2 !', '1 1 1 2 ']);
  });
});

test.each([
  ['/(\\d+)/g', { pattern: '(\\d+)', flags: 'g' }],
  [' /a\\/b/ \n', { pattern: 'a\\/b', flags: '' }],
  ['/a/x', undefined],
  ['a/b', undefined],
])('%j is taken apart', (text, parts) => {
  expect(takeApart(text)).toEqual(parts);
});

test('a diagram goes on in the next row where there is no room', () => {
  const labels = { piece: () => 'a label', lazy: 'lazy' };
  const piece = explain('(a)(b)(c)(?:d|e|f(g)(h)(i))*\\d\\d$', { flags: '' });
  const wide = layOut(piece, labels);
  const narrow = layOut(piece, labels, 400);
  expect(wide.width).toBeGreaterThan(600);
  expect(narrow.width).toBeLessThanOrEqual(400);
  for (const shape of narrow.shapes) {
    if (shape.is !== 'box') continue;
    expect(shape.x + shape.width).toBeLessThanOrEqual(narrow.width);
    expect(shape.y + shape.height).toBeLessThanOrEqual(narrow.height);
  }
});
