import { RegExpParser } from '@eslint-community/regexpp';
import { describe, expect, it } from 'vitest';
import { REASONS } from './compile.ts';

/*
 * Behavior of regexpp that we rely on and it does not promise: its messages, and the index where it stops. An upgrade
 * that changes them fails here.
 */

const MESSAGES: readonly (readonly [begin: string, pattern: string, flag: '' | 'u' | 'v', index: number])[] = [
  ['Unterminated group', '(a', '', 2],
  ['Unmatched', 'a)', '', 1],
  ['Unterminated character class', '[a', '', 2],
  ['Nothing to repeat', 'a{2}{3}', '', 7],
  ['Range out of order', '[b-a]', '', 4],
  ['numbers out of order', 'a{2,1}', '', 6],
  ['Invalid group', '(?a)', '', 1],
  ['Duplicate capture group name', '(?<a>.)(?<a>.)', '', 12],
  ['Invalid capture group name', '(?<1>a)', '', 3],
  ['Invalid named', '(?<b>x)\\k<a>', '', 12],
  ['Invalid named', '(?<b>x)\\k', '', 9],
  ['\\ at end', '\\', '', 0],
  ['Invalid escape', '\\q', 'u', 1],
  ['Invalid property name', '\\p{x}', 'u', 4],
  ['Lone quantifier brackets', '}', 'u', 0],
  ['Incomplete quantifier', 'a{1', 'u', 3],
  ['Invalid character in character class', '[(]', 'v', 1],
  ['Invalid set operation', '[&&]', 'v', 1],
];

describe('regexpp', () => {
  it.each(MESSAGES)('says %j of %j with the flag %j, at %i', (begin, pattern, flag, index) => {
    let error: unknown;
    try {
      new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: flag === 'u', unicodeSets: flag === 'v' });
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(SyntaxError);
    const head = `Invalid regular expression: /${pattern}/${flag}: `;
    expect(error).toMatchObject({ index, message: expect.stringContaining(head + begin) });
  });

  it('says all that we have words for', () => {
    expect(new Set(MESSAGES.map(([begin]) => begin))).toEqual(new Set(REASONS.map(([begin]) => begin)));
  });
});
