import { describe, expect, test } from 'vitest';
import { faultOf } from './cases.ts';

describe('a text twice as long may cost', () => {
  const fault = (act: (text: string) => unknown) =>
    faultOf({ name: 'act', size: 4096, run: (size) => act('a'.repeat(size)) });

  test('twice as much', async () => {
    expect(await fault((text) => Array.from(text.replaceAll('a', 'b'), (letter) => letter + letter))).toBeUndefined();
  });
  test.each<[string, (text: string) => unknown]>([
    ['blocks', (text) => Array.from(text, () => Array.from(text, (letter) => letter === 'b').length)],
    ['searches', (text) => Array.from(text, (_, at) => text.indexOf('b', at % 2)).length],
    ['backtracks', (text) => /\w+$/.test(`${text}-`)],
    ['steps back in a lookbehind', (text) => /(?<=^\w+)-x/.test(`${text}-`)],
    ['choices', (text) => /^(?:a|a)+$/.test(`${text.slice(0, 30)}-`)],
  ])('not four times the %s', async (_, act) => {
    expect(await fault(act)).toMatch(/^act: (?:steps|\/)/);
  });
  test('not four times the bytes', async () => {
    const spread = (text: string) =>
      Array.from(text).reduce<string[]>((letters, letter) => [...letters, letter], []).length;
    expect(await fault(spread)).toMatch(/^act: bytes/);
  });
  test('but have no result of many times its size', async () => {
    expect(await fault((text) => text.repeat(60))).toBe('act: a result of 245760 of 4096');
  });
});
