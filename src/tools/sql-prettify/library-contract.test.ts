import { formatDialect, postgresql, sql } from 'sql-formatter';
import { describe, expect, it } from 'vitest';

/*
 * Behavior of sql-formatter that we rely on and it does not promise: line and column in its messages, and its name for
 * the end. An upgrade that changes it fails here.
 */

function messageOf(text: string): string {
  try {
    formatDialect(text, { dialect: sql });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error(`sql-formatter no longer refuses ${text}`);
}

describe('sql-formatter', () => {
  it.each([
    ['a token that does not fit', 'a\n  )', 'Parse error at token: ) at line 2 column 3'],
    ['a character that is none', 'select {{ x }}', 'Parse error: Unexpected "{{ x }}" at line 1 column 8'],
    ['an open quote', "select 'a", `Parse error: Unexpected "'a" at line 1 column 8`],
    ['the end', 'select (', 'Parse error at token: «EOF» at line 1 column 9'],
  ])('says where it stopped: %s', (_, text, begin) => {
    expect(messageOf(text).slice(0, begin.length)).toBe(begin);
  });

  it('leaves alone what is between its comments', () => {
    const text = '/* sql-formatter-disable */ select   1;  /* sql-formatter-enable */';
    expect(formatDialect(text, { dialect: sql })).toContain('select   1;  /*');
  });

  it('tells the placeholders of a dialect', () => {
    expect(postgresql.tokenizerOptions.paramTypes).toEqual({ numbered: ['$'] });
  });

  it('overflows with a RangeError', () => {
    const deep = `select ${'('.repeat(20_000)}${')'.repeat(20_000)}`;
    expect(() => formatDialect(deep, { dialect: sql })).toThrow(RangeError);
  });
});
