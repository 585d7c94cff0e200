import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entries, groupIds } from './entries.ts';
import en from './locales/en.json' with { type: 'json' };
import { findEntries } from './search.ts';
import { linkToTester, markExample, showHidden } from './try-link.ts';

test.each(entries.map((entry) => [entry.id, entry] as const))(
  '%s: the example matches what the row says',
  (_, entry) => {
    const { pattern, flags, text, matches } = entry;
    const expression = new RegExp(pattern, flags);
    const found = flags.includes('g')
      ? [...text.matchAll(expression)].map(([all]) => all)
      : [expression.exec(text)?.[0]];
    expect(found).toEqual(matches);
    expect(
      markExample(entry)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
    expect(
      markExample(entry)
        .filter((piece) => piece.isMatch)
        .map((piece) => piece.text),
    ).toEqual(matches);
    if ('replacement' in entry) expect(text.replace(expression, entry.replacement)).toBe(entry.result);
  },
);

test('every row has a meaning, and every topic has rows', () => {
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const { id } of entries) expect(Object.keys(en.ui)).toContain(`entry.${id}`);
  for (const group of groupIds) expect(entries.some((entry) => entry.group === group)).toBe(true);
});

// The claims that other cheat sheets get wrong (ECMA-262, 12.2, 12.3 and 22.2.2.9).
test('line terminators and whitespace are as the rows say', () => {
  expect(['\n', '\r', '\u2028', '\u2029', '\u0085', '\v'].filter((character) => /^.$/.test(character))).toEqual([
    '\u0085',
    '\v',
  ]);
  expect([' ', '\t', '\u00a0', '\u2003', '\u3000', '\ufeff', '\n'].every((character) => /^\s$/.test(character))).toBe(
    true,
  );
});

test('search', () => {
  const meaning = ({ id }: (typeof entries)[number]) => en.ui[`entry.${id}`];
  const ids = (query: string) => findEntries(query, entries, meaning).map(({ id }) => id);
  expect(ids('\\B')[0]).toBe('notBoundary');
  expect(ids('\\b')[0]).toBe('boundary');
  expect(ids('?')[0]).toBe('optional');
  expect(ids('lazy')).toEqual(['lazy']);
  expect(ids('FEW POSSIBLE')).toEqual(['lazy']);
  expect(ids('  ')).toHaveLength(entries.length);
  fc.assert(fc.property(fc.string(), (query) => void findEntries(query, entries, meaning)));
});

test('a link carries flags in the query and texts in the fragment', () => {
  const entry = {
    id: 'x',
    group: 'sets',
    sign: '',
    name: '',
    pattern: '[&#=+ ]\\n',
    flags: '',
    text: 'a&b=c#d é',
    matches: [],
  } as const;
  const url = new URL(linkToTester({ ...entry, replacement: '$&' }), 'https://example.org');
  expect(url.pathname).toBe('/regex-tester');
  expect(url.searchParams.get('match.flags')).toBe('');
  expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({
    match: entry.text,
    'match.pattern': entry.pattern,
    'replace.replacement': '$&',
  });
});

test('what cannot be seen is written out', () => {
  expect(showHidden('a\nb\t\0\u00a0\x01é')).toBe('a\\nb\\t\\0\\xa0\\x01é');
});
