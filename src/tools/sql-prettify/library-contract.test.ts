import { formatDialect, postgresql, sql, type DialectOptions } from 'sql-formatter';
import { describe, expect, it } from 'vitest';

/*
 * What we rely on and sql-formatter does not promise: that it takes its tokens from us, and tells the one that does not
 * fit. An upgrade that changes it fails here.
 */

type Tokens = Parameters<NonNullable<DialectOptions['tokenizerOptions']['postProcess']>>[0];

type Written = readonly [type: string, text: string];

function formatTokens(...tokens: readonly Written[]): string {
  const ours = tokens.map(([type, text], start) => ({ type, raw: text.toLowerCase(), text, start }));
  const { tokenizerOptions } = sql;
  const dialect = { ...sql, tokenizerOptions: { ...tokenizerOptions, postProcess: () => ours as unknown as Tokens } };
  return formatDialect(' ', { dialect });
}

function errorOf(...tokens: readonly Written[]): unknown {
  try {
    formatTokens(...tokens);
  } catch (error) {
    return error;
  }
  throw new Error('sql-formatter no longer refuses these tokens');
}

describe('sql-formatter', () => {
  it('lays out the tokens that it is given, and writes them raw', () => {
    const select = ['RESERVED_SELECT', 'SELECT'] as const;
    const from = ['RESERVED_CLAUSE', 'FROM'] as const;
    const name = ['IDENTIFIER', 'type'] as const;
    expect(formatTokens(select, name, ['COMMA', ','], name, from, name)).toBe('select\n  type,\n  type\nfrom\n  type');
  });

  it('tells the token that does not fit', () => {
    expect(errorOf(['IDENTIFIER', 'a'], ['CLOSE_PAREN', ')'])).toMatchObject({ token: { start: 1, text: ')' } });
  });

  it('tells the end as one', () => {
    expect(errorOf(['OPEN_PAREN', '('])).toMatchObject({ token: { type: 'EOF' } });
  });

  it('has its keywords in lists, in upper case', () => {
    const { reservedSelect, reservedClauses, reservedKeywords } = postgresql.tokenizerOptions;
    expect(reservedSelect).toContain('SELECT DISTINCT');
    expect(reservedClauses).toContain('GROUP BY');
    expect(reservedKeywords).toContain('NOT');
  });

  it('overflows with a RangeError', () => {
    const deep = `select ${'('.repeat(20_000)}${')'.repeat(20_000)}`;
    expect(() => formatDialect(deep, { dialect: sql })).toThrow(RangeError);
  });
});
