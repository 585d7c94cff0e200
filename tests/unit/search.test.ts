import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fuse from 'fuse.js/basic';
import { describe, expect, test, vi } from 'vitest';
import { languages, type Language } from '../../src/engine/messages.ts';
import { allHits, ranker } from '../../src/engine/search.ts';
import { tools } from '../../src/engine/tools.ts';
import { loadCatalog } from '../../src/kit/settings/language.ts';
import { buildSearch } from '../../src/shell/search/full-search.ts';
import { groupItems, toolItem } from '../../src/shell/search/palette-items.ts';
import { needs } from '../needs.ts';

/* What people type must bring the tool they mean into the first three results of the palette, as it groups them. */

type Query = Readonly<Record<Language, string>> & { readonly tool: string };
const queries = JSON.parse(readFileSync(join(import.meta.dirname, 'search-queries.json'), 'utf8')) as readonly Query[];

const FIRST = 3;

async function paletteIn(language: Language): Promise<(query: string) => string[]> {
  const catalog = await loadCatalog(language);
  const search = await buildSearch(language, catalog);
  const nameOf = (id: string) => catalog.tools[id]?.[0] ?? id;
  const names = { t: (key: string) => key, nameOf, cardOf: () => '' };
  return (query) =>
    groupItems(
      allHits(search(query)).map((id) => toolItem(id, names)),
      new Set(),
    ).flatMap(({ items }) => items.map((item) => item.id));
}

describe.each(languages)('in %s', async (language) => {
  const palette = await paletteIn(language);

  describe('every query finds its tool', () => {
    for (const { tool, [language]: query } of queries) {
      test(`${query}: ${tool}`, () => {
        expect(palette(query).slice(0, FIRST)).toContain(tool);
      });
    }
  });

  test('English words answer, too', () => {
    const missed = queries.filter(({ en, tool }) => !palette(en).slice(0, FIRST).includes(tool));
    expect(missed.map(({ en }) => en)).toEqual([]);
  });

  test('a title finds its tool first', async () => {
    const { tools: names } = await loadCatalog(language);
    const missed = Object.keys(tools).filter((id) => palette(names[id]?.[0] ?? '')[0] !== id);
    expect(missed).toEqual([]);
  });
});

test('a tool whose name begins with the query comes before one that has it as a keyword', async () => {
  const palette = await paletteIn('en');
  const { tools: names } = await loadCatalog('en');
  const nameOf = (id = '') => names[id]?.[0]?.toLowerCase() ?? '';
  for (const id of Object.keys(tools)) {
    const [word = ''] = nameOf(id).split(' ');
    const [first] = palette(word);
    expect(nameOf(first).split(' ')[0], word).toBe(word);
  }
});

test('one letter too few, too many or wrong is forgiven', async () => {
  const palette = await paletteIn('en');
  for (const [query, tool] of [
    ['jsn prettfy', 'json-prettify'],
    ['base46', 'base64-string-converter'],
    ['tokken', 'token-generator'],
    ['hsah text', 'hash-text'],
    ['camra', 'camera-recorder'],
  ] as const)
    expect(palette(query).slice(0, FIRST), query).toContain(tool);
});

test('accents and case do not matter', async () => {
  const palette = await paletteIn('fr');
  expect(palette('DECODER BASE64')[0]).toBe('base64-string-converter');
});

test('a pattern longer than 32 characters is cut into pieces, and nonsense finds nothing', async () => {
  const palette = await paletteIn('en');
  expect(palette('format, validate, explore and repair json')[0]).toBe('json-prettify');
  expect(palette('q'.repeat(100))).toEqual([]);
  expect(palette('   ')).toEqual([]);
});

test('of a long query more pieces found rank higher', async () => {
  const search = await buildSearch('en', await loadCatalog('en'));
  const { sure, partial } = search(`${'q'.repeat(25)} json prettify and format`);
  expect(sure).toEqual([]);
  expect(partial[0]).toBe('json-prettify');
  // A rest of one letter would be found in all.
  expect(allHits(search(`${'q'.repeat(32)}e`))).toEqual([]);
});

test('200 characters of a query count, however long a text is pasted', async () => {
  const search = await buildSearch('en', await loadCatalog('en'));
  const pieces = vi.spyOn(Fuse.prototype, 'search');
  for (const text of [`[${'('.repeat(10_000)}`, 'json to yaml '.repeat(8000)]) {
    pieces.mockClear();
    expect(search(text)).toEqual(search(text.slice(0, 200)));
    // Twice, 32 characters at a time.
    expect(pieces).toHaveBeenCalledTimes(2 * 7);
  }
  pieces.mockRestore();
  expect(allHits(search(`base64${' '.repeat(250)}uuid`))).toEqual(allHits(search('base64')));
});

test('up to half of the words may be unknown, after what has them all', async () => {
  const palette = await paletteIn('en');
  expect(palette('make xml pretty')[0]).toBe('xml-formatter');
  expect(palette('xml gibberish nonsense')).toEqual([]);
});

test('a tool is found by its short command, and of equal hits the one that more people need is first', async () => {
  const palette = await paletteIn('en');
  expect(palette('json2yaml')[0]).toBe('json-to-yaml-converter');
  expect(palette('json')[0]).toBe('json-prettify');
  const entry = { names: ['same'], words: [], descriptions: [] };
  const ids = ranker([1, 3, 2].map((weight) => ({ ...entry, id: String(weight), weight })))('same').sure;
  expect(ids).toEqual(['3', '2', '1']);
});

// The list that was agreed on, where it is at hand.
const agreed = join(import.meta.dirname, '../../../shared/search-queries.json');
test('the queries are the agreed ones', needs(existsSync(agreed), 'there is no agreed list'), () => {
  const list = JSON.parse(readFileSync(agreed, 'utf8')) as { queries: readonly { query: string; tool: string }[] };
  expect(queries.map(({ en, tool }) => ({ query: en, tool }))).toEqual(list.queries);
});
