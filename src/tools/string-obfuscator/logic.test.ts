import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialValues } from '#engine/options';
import { ToolError } from '#engine/error';
import { graphemesOf } from '#lib/graphemes';
import { obfuscate, type Wish } from './logic.ts';
import * as operations from './operations.ts';

const none = () => undefined;
const hidden = (text: string, wish: Partial<Wish> = {}) =>
  obfuscate(text, { ...initialValues(operations.obfuscate.options), ...wish }, none);

describe('obfuscate', () => {
  it.each([
    ['4111111111111111', { keepFirst: 6, keepLast: 4 }, '411111******1111'],
    ['GB29 NWBK 6016 1331 9268 19', { keepLast: 2 }, 'GB29 **** **** **** **** 19'],
    ['👩🏽‍💻secret', { keepFirst: 1, keepLast: 0 }, '👩🏽‍💻******'],
    ['a😀b👍🏽c', { keepFirst: 1, keepLast: 1, keepSymbols: true }, 'a***c'],
    ['one\r\n\ttwo\rthree', { keepFirst: 1, keepLast: 0 }, 'o**\r\n\tt**\rt****'],
    ['4111 1111', { fixedLength: 3, keepFirst: 1, keepLast: 1 }, '4***1'],
    ['secret', { keepFirst: 0, keepLast: 0, mask: '🙈' }, '🙈🙈🙈🙈🙈🙈'],
    ['', {}, ''],
  ])('%j with %j', (text, wish, expected) => {
    expect(hidden(text, wish)).toBe(expected);
  });

  it('hides all that it should, keeps the length and never shows a whole value', () => {
    const count = fc.nat({ max: 12 });
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z\d]{1,30}$/), count, count, (text, keepFirst, keepLast) => {
        const result = hidden(text, { keepFirst, keepLast });
        const kept = keepFirst + keepLast >= text.length ? 0 : keepFirst + keepLast;
        expect(result).toHaveLength(text.length);
        expect([...result].filter((character) => character !== '*')).toHaveLength(kept);
        if (kept === 0) return;
        expect(result.startsWith(text.slice(0, keepFirst))).toBe(true);
        expect(result.endsWith(text.slice(text.length - keepLast))).toBe(true);
      }),
    );
  });

  it('masks a grapheme by one character, in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const size = (value: string) => [...graphemesOf(value.replaceAll(/\s/g, ''))].length;
        expect(size(hidden(text, { keepFirst: 0, keepLast: 0, eachLine: false }))).toBeLessThanOrEqual(size(text));
      }),
    );
  });

  it('appends the first bytes of the SHA-256', () => {
    const hash = createHash('sha256').update('correct horse').digest('hex').slice(0, 8);
    expect(hidden('correct horse', { suffix: true })).toBe(`corr*** *orse#${hash}`);
  });

  it.each(['', '**', 'ab'])('refuses %j as a mask', (mask) => {
    expect(() => hidden('secret', { mask })).toThrow(ToolError);
  });
});
