import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatMessage, languages, type Language } from '../../src/engine/messages.ts';
import { ranker } from '../../src/engine/search.ts';
import { tools } from '../../src/engine/tools.ts';
import { loadCatalog, type Catalog } from '../../src/kit/settings/language.ts';
import { buildSearch } from '../../src/shell/search/full-search.ts';
import { entryOf, groupItems, otherItems, toolItem } from '../../src/shell/search/palette-items.ts';
import { ownFirst } from '../../src/shell/search/use-search.ts';
import { needs } from '../needs.ts';
import '../../src/shell/texts/later/later.ts';
import { growth } from '../../src/engine/processor-time.test-support.ts';

/*
 * Queries that people type must bring the tool they mean into the first three results of the palette, as it groups
 * them. Queries for tools that do not exist yet are counted and taken in as soon as they do.
 */

type Query = Readonly<Record<Language, string>> & { readonly tool: string };
const read = (file: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
/** The agreed ones, each in six languages. */
const queries = read('search-queries.json') as readonly Query[];
/** Tasks, abbreviations, mistakes, glued words, unknown words, names of commands: by language, each with its tool. */
const further = read('further-search-queries.json') as Readonly<Record<Language, Readonly<Record<string, string>>>>;

const FIRST = 3;

const catalogs = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await loadCatalog(language)] as const)),
) as Record<Language, Catalog>;

async function paletteIn(language: Language): Promise<(query: string) => string[]> {
  const catalog = catalogs[language];
  const names = {
    t: (key: string) => formatMessage(catalog.ui, key, {}, language),
    nameOf: (id: string) => catalog.tools[id]?.[0] ?? id,
    descriptionOf: () => '',
  };
  const others = otherItems(names, { navigate: () => undefined, copy: () => Promise.resolve(true) });
  const search = await buildSearch(language, catalog, others.map(entryOf));
  return (query) => {
    const items = search(query).map(({ id }) => others.find((item) => item.id === id) ?? toolItem(id, names));
    return groupItems(items, new Set()).flatMap((group) => group.items.map(({ id }) => id));
  };
}

const palettes = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await paletteIn(language)] as const)),
) as Record<Language, (query: string) => string[]>;
const inEnglish = palettes.en;

describe.each(languages)('in %s', (language) => {
  const palette = palettes[language];

  describe('every query finds its tool', () => {
    for (const { tool, [language]: query } of queries) {
      test(`${query}: ${tool}`, needs(tool in tools, 'the tool is still to come'), () => {
        expect(palette(query).slice(0, FIRST)).toContain(tool);
      });
    }
    for (const [query, tool] of Object.entries(further[language])) {
      test(`${query}: ${tool}`, () => {
        expect(palette(query).slice(0, FIRST)).toContain(tool);
      });
    }
  });

  test('English words answer, too', () => {
    const ready = queries.filter(({ tool }) => tool in tools);
    const missed = ready.filter(({ en, tool }) => !palette(en).slice(0, FIRST).includes(tool));
    expect(missed.map(({ en }) => en)).toEqual([]);
  });

  test('a tool is first for its name', () => {
    const missed = Object.keys(tools).filter((id) => palette(catalogs[language].tools[id]?.[0] ?? '')[0] !== id);
    expect(missed).toEqual([]);
  });
});

test('one letter too few, too many, wrong or swapped is forgiven', () => {
  for (const [query, tool] of [
    ['jsn prettfy', 'json-prettify'],
    ['base46', 'base64-string-converter'],
    ['tokken', 'token-generator'],
    ['hsah text', 'hash-text'],
    ['camra', 'camera-recorder'],
  ] as const)
    expect(inEnglish(query).slice(0, FIRST), query).toContain(tool);
});

test('accents and case do not matter', () => {
  expect(palettes.fr('DECODER BASE64')[0]).toBe('base64-string-converter');
});

test('a short name or a title comes first, for each tool that has a word to itself', () => {
  const first = ['json', 'yaml', 'xml', 'sql', 'git', 'hash', 'color', 'cron', 'regex', 'base64', 'uuid', 'chmod'];
  expect(first.map((query) => inEnglish(query)[0])).toEqual([
    ...['json-prettify', 'yaml-prettify', 'xml-formatter', 'sql-prettify', 'git-memo', 'hash-text', 'color-converter'],
    ...['crontab-generator', 'regex-tester', 'base64-string-converter', 'uuid-generator', 'chmod-calculator'],
  ]);
});

test('words in the order of a name tell the two directions of a conversion apart', () => {
  expect(inEnglish('convert yaml to json')[0]).toBe('yaml-to-json-converter');
  expect(inEnglish('convert json to yaml')[0]).toBe('json-to-yaml-converter');
  expect(inEnglish('convert toml into yaml')[0]).toBe('toml-to-yaml');
  expect(inEnglish('convert yaml into toml')[0]).toBe('yaml-to-toml');
});

test('Enter on the words of an action does it', () => {
  const actions = {
    dark: 'toggleTheme',
    theme: 'toggleTheme',
    light: 'toggleTheme',
    'dark mode': 'toggleTheme',
    language: 'language-en',
    github: 'source',
    repository: 'source',
    'open repository': 'source',
    'open github repository': 'source',
    'report an issue': 'reportIssue',
    bug: 'reportIssue',
    about: 'about',
    'random tool': 'randomTool',
  };
  for (const [query, action] of Object.entries(actions)) expect(inEnglish(query)[0], query).toBe(action);
  expect(palettes.fr('système')[0]).toBe('followSystem');
  expect(palettes.es('oscuro')[0]).toBe('toggleTheme');
  expect(palettes.ru('язык')[0]).toMatch(/^language-/);
  expect(palettes.zh('深色')[0]).toBe('toggleTheme');
});

test('commands come before weak hits of tools, and after their strong ones', () => {
  const found = inEnglish('sett');
  expect(found[0]).toBe('settings');
  expect(inEnglish('git')[0]).toBe('git-memo');
});

test('a pattern longer than 32 characters is cut into pieces, and nonsense finds nothing', () => {
  expect(inEnglish('format, validate, explore and repair json')[0]).toBe('json-prettify');
  expect(inEnglish('docker run to docker compose converter online')[0]).toBe('docker-run-to-docker-compose-converter');
  // The second piece is misspelt all through, so that no word of it is known.
  expect(inEnglish('z'.repeat(32) + 'dockerruntodockercomposeconverte')).toEqual([
    'docker-run-to-docker-compose-converter',
  ]);
  expect(inEnglish('q'.repeat(100))).toEqual([]);
  expect(inEnglish('   ')).toEqual([]);
});

test.each(['abcdefghij', 'docker run to compose ', 'yaml2toml ', '把时间戳转换成日期', 'a ', '[((((', 'json to yaml '])(
  'many of %j answer in a time that grows with them, not with their square',
  async (text) => {
    const work = (length: number) => palettes.zh(text.repeat(length / text.length));
    expect(await growth(work, 10_000)).toBeLessThan(10);
  },
);

test('up to half of the words may be unknown, after what has them all', () => {
  expect(inEnglish('make xml pretty')[0]).toBe('xml-formatter');
  expect(inEnglish('xml gibberish nonsense')).toEqual([]);
});

test('of equal hits favourites come first, then recent tools, then what more people need', () => {
  const entry = { names: ['same'], words: [], descriptions: [] };
  const hits = ranker([1, 3, 2].map((weight) => ({ ...entry, id: String(weight), weight })))('same');
  const order = (own: readonly string[]) => ownFirst(hits, own).map(({ id }) => id);
  expect(order([])).toEqual(['3', '2', '1']);
  expect(order(['1', '2'])).toEqual(['1', '2', '3']);
  const better = [{ id: '4', score: 100 }, ...hits];
  expect(ownFirst(better, ['1'])[0]?.id).toBe('4');
});

// The list that was agreed on, where it is at hand.
const agreed = join(import.meta.dirname, '../../../shared/search-queries.json');
test('the queries are the agreed ones', needs(existsSync(agreed), 'there is no agreed list'), () => {
  const list = JSON.parse(readFileSync(agreed, 'utf8')) as { queries: readonly { query: string; tool: string }[] };
  expect(queries.map(({ en, tool }) => ({ query: en, tool }))).toEqual(list.queries);
});

test.each(languages)('every tool is looked for by three queries or more in %s', (language) => {
  const agreedOn = queries.map(({ tool, [language]: query }) => [query, tool] as const);
  const asked = [...agreedOn, ...Object.entries(further[language])];
  // A query that is in both files counts once.
  const queriesFor = (id: string) => new Set(asked.filter(([, tool]) => tool === id).map(([query]) => query));
  expect(Object.keys(tools).filter((id) => queriesFor(id).size < 3)).toEqual([]);
});

test('there are at least 120 further queries, 15 in each language', () => {
  const counts = languages.map((language) => Object.keys(further[language]).length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(15);
  expect(counts.reduce((a, b) => a + b)).toBeGreaterThanOrEqual(120);
});
