import { expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { readBytes, type ByteForm } from './read.ts';

const read = (text: string, form: ByteForm, part?: Parameters<typeof readBytes>[3]) => {
  const notes: unknown[] = [];
  const bytes = readBytes(
    text,
    form,
    (code, _params, where) => notes.push([code, where?.at?.offset, where?.option]),
    part,
  );
  return { bytes: [...bytes], notes };
};

const refusal = (...args: Parameters<typeof read>) => {
  try {
    read(...args);
  } catch (error) {
    if (error instanceof ToolError) return [error.code, error.params, error.where.at?.offset, error.where.option];
    throw error;
  }
  return undefined;
};

test('notes white space in Base64 that no encoder writes', () => {
  expect(read('w6\u00a0k=', 'base64')).toEqual({ bytes: [0xc3, 0xa9], notes: [['note.oddSpace', 2, undefined]] });
  expect(read('x w6\u2003k=', 'base64', { from: 2, option: 'key' }).notes).toEqual([['note.oddSpace', 4, 'key']]);
});

test('reads text, hex and Base64', () => {
  expect(read('é', 'text').bytes).toEqual([0xc3, 0xa9]);
  expect(read('c3 A9', 'hex').bytes).toEqual([0xc3, 0xa9]);
  expect(read('w6k=', 'base64').bytes).toEqual([0xc3, 0xa9]);
});

test('notes what was replaced or ignored, at its place', () => {
  expect(read('a\ud800', 'text', { option: 'key' })).toEqual({
    bytes: [0x61, 0xef, 0xbf, 0xbd],
    notes: [['warning.replacedSurrogate', 1, 'key']],
  });
  expect(read('x\nw6l=', 'base64', { from: 2 })).toEqual({
    bytes: [0xc3, 0xa9],
    notes: [['warning.trailingBits', 4, undefined]],
  });
});

test('says where a part of the text is wrong', () => {
  expect(refusal('00\n0g\n11', 'hex', { from: 3, to: 5 })).toEqual([
    'error.hexDigit',
    { character: 'g' },
    4,
    undefined,
  ]);
  expect(refusal('000', 'hex', { option: 'key' })).toEqual(['error.hexOdd', {}, 2, 'key']);
  expect(refusal('w6k*', 'base64')).toEqual(['error.base64Digit', { character: '*' }, 3, undefined]);
  expect(refusal('w6kxx', 'base64')?.[0]).toBe('error.base64Length');
  expect(refusal('w6k=w6k=', 'base64')?.[0]).toBe('error.base64Padding');
});
