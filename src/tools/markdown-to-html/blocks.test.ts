import { describe, expect, it } from 'vitest';
import { listBlocks } from './blocks.ts';
import { parseMarkdown } from './parse.ts';

const blocks = (text: string, keepsHtml = false) => listBlocks(parseMarkdown(text, { isGfm: true }), keepsHtml);

describe('the lines at which elements begin', () => {
  it('are those of each block outside others', () => {
    expect(blocks('# a\n\nb\nc\n\n- d\n\n  e\n- f\n\n> g\n>\n> h\n\n***\n\n```\ni\n```\n\n    j\n')).toEqual([
      1, 3, 6, 11, 15, 17, 21,
    ]);
    expect(blocks('a\n===\n\n|b|\n|-|\n|c|\n\n1. d\n')).toEqual([1, 4, 8]);
  });
  it('leave out what becomes no element, or one elsewhere', () => {
    expect(blocks('[a]: /b\n\nc[^1]\n\n[^1]: d\n\n    e\n\nf\n')).toEqual([3, 9]);
    expect(blocks('<b>\n\nc\n')).toEqual([3]);
  });
  it('are unknown where raw HTML is kept', () => {
    expect(blocks('a\n\n<p>b</p><p>c</p>\n', true)).toEqual([]);
  });
  it('count on in a text that is read in pieces', () => {
    const text = 'a\n\n'.repeat(2000);
    expect(blocks(text)).toEqual(Array.from({ length: 2000 }, (_, index) => index * 2 + 1));
  });
});
