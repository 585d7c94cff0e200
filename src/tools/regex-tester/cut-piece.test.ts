import { expect, test } from 'vitest';
import { countPieces, cutPiece } from './cut-piece.ts';
import type { Piece } from './pieces.ts';

const text = (length: number): Piece => ({ is: 'text', text: 'a'.repeat(length) });

test('of many pieces the first are drawn', () => {
  const whole: Piece = { is: 'sequence', items: [text(1), { is: 'choice', items: [text(2), text(3)] }, text(4)] };
  expect(countPieces(whole)).toBe(6);
  expect(cutPiece(whole, 4)).toEqual({
    is: 'sequence',
    items: [text(1), { is: 'choice', items: [text(2)] }],
  });
  expect(cutPiece(whole, 100)).toEqual(whole);
});

test('of a long text the beginning is drawn', () => {
  expect(cutPiece(text(500), 1)).toEqual(text(500));
  expect(cutPiece(text(501), 1)).toEqual({ is: 'text', text: `${'a'.repeat(500)}…` });
  const set: Piece = { is: 'set', raw: `[${'a'.repeat(600)}]`, negate: false, members: Array<string>(600).fill('a') };
  expect(cutPiece(set, 1)).toEqual({
    is: 'set',
    raw: `[${'a'.repeat(499)}…`,
    negate: false,
    members: [...Array<string>(500).fill('a'), '…'],
  });
});
