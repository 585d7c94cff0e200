// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { assert, describe, expect, test } from 'vitest';
import { readCommon, sharedTexts, toolIds, toolsFolder } from '../scripts/build/vite/files.ts';
import { catalogue } from './engine/catalogue.ts';
import type { Detector } from './engine/detector.ts';
import type { AnyExample } from './engine/example.ts';
import { withParents } from './engine/format.ts';
import { returnOf } from './engine/meaning.ts';
import { languages, type Message } from './engine/messages.ts';
import { RESERVED_NAMES } from './engine/options.ts';
import { detectors, examples, operations } from './engine/registry.ts';
import { SAMPLE_LENGTH, SURE } from './engine/sample.ts';
import { keysOf } from './engine/texts.ts';
import { categories } from './engine/tool.ts';
import { tools } from './engine/tools.ts';

/*
 * The conformance suite: what every tool must have, asked of every folder. A tool's own tests say only what is special
 * about it.
 */

interface LocaleFile {
  readonly meta: {
    readonly title: string;
    readonly card: string;
    readonly description: string;
    readonly keywords?: readonly string[];
    readonly shares?: readonly string[];
  };
  readonly ui: Readonly<Record<string, Message>>;
}

const ids = toolIds();
const folder = (id: string) => join(toolsFolder, id);
const readLocale = (id: string, language: string) =>
  JSON.parse(readFileSync(join(folder(id), 'locales', `${language}.json`), 'utf8')) as LocaleFile;
const loaded: Record<string, readonly AnyExample[]> = {};
for (const [id, load] of Object.entries(examples)) loaded[id] = await load();
const loadedDetectors: Record<string, Readonly<Record<string, Detector>>> = {};
for (const [id, load] of Object.entries(detectors)) loadedDetectors[id] = await load();
const detectorsOf = (id: string) => Object.entries(loadedDetectors[id] ?? {});

/** A path as it is named to who reads the report. */
const nameOf = (path: string) => relative(join(import.meta.dirname, '..'), path);
const readText = (id: string, file: string) => {
  const path = join(folder(id), file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

/** What a tool is made of: its code without tests and examples. */
const sourceOf = (id: string) =>
  readdirSync(folder(id))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test[.-]/.test(name) && name !== 'examples.ts')
    .map((name) => readText(id, name))
    .join('\n');

/**
 * The codes that a source names: any text that begins with `error.`, `note.` or `warning.`, and any that is thrown or noted where it
 * is written. A code that is put together (`error.value.${field}`) is known by its texts alone.
 */
const codesIn = (source: string) =>
  new Set(
    [
      /['"`]((?:error|note|warning)\.[\w.]*\w)['"`]/g,
      /\b(?:new ToolError|failAt|note)\(\s*['"`]([\w.]+)['"`]/g,
    ].flatMap((code) => [...source.matchAll(code)].map(([, name = '']) => name)),
  );

/** Plain nouns are welcome; these say nothing. */
const VAGUE = /^(utils?|helpers?|common|misc|types|constants|index)\b/;
/** What an icon is made of, so that it can stand in the sprite. */
const SHAPES = ['svg', 'g', 'path', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'rect'];
const REQUIRED = ['tool.ts', 'icon.svg', 'page.tsx', ...languages.map((code) => `locales/${code}.json`)];

const texts = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message);
const placeholders = (message: Message) =>
  [...new Set(texts(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort().join(' ');
const hasLetters = (text: string) => /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, ''));

const NARROW_SPACES = 'put U+202F before : ; ? ! » and after «, and code between « and »';

/**
 * Where French punctuation lacks its narrow no-break space (U+202F). What stands between « and » is quoted as it is, so
 * that code is no fault there; neither are entities, a sign after another one as in `(?`, `"a":` or `.*?`, one before a
 * letter or digit as in 12:30 or :name, and one between two others as in `/ : *`.
 */
function frenchFaults(text: string): string[] {
  const quotes = /«(?!\u202f).?|.?(?<!\u202f)»/gu;
  const prose = text.replace(/«\u202f.*?\u202f»/gsu, 'x').replace(/&[#\w{}]+;/g, 'x');
  const glued = /[\p{L}\p{N})\]}…’”%][:;?!]+(?=[\s)”.,]|$)/gu;
  const loose = /(?<!\s[^\p{L}\p{N}\s](?= . [^\p{L}\p{N}\s{«]))[^\S\u202f][:;?!](?=[\s)”.,]|$)/gu;
  return [text.match(quotes), prose.match(glued), prose.match(loose)].flatMap((found) => found ?? []);
}

/** Texts of one language, and the file in which they stand, for what is said about them. */
interface Texts {
  readonly file: string;
  readonly language: string;
  readonly messages: Readonly<Record<string, Message>>;
}

function checkTypography({ file, language, messages }: Texts) {
  if (language !== 'fr') return;
  for (const [key, message] of Object.entries(messages))
    for (const text of texts(message)) expect.soft(frenchFaults(text), `${file}: ${key}: ${NARROW_SPACES}`).toEqual([]);
}

/** Keys whose text is rightly the same as in English: `{ "*": [keys], "fr": [keys] }`. */
type Same = Readonly<Record<string, readonly string[]>>;
const readSame = (path: string): Same => (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Same) : {});

function checkTexts(english: Texts['messages'], { file, language, messages }: Texts) {
  const lacking = (wanted: object, given: object) => Object.keys(wanted).filter((key) => !Object.hasOwn(given, key));
  expect.soft(lacking(english, messages), `${file} lacks keys that English has: translate them`).toEqual([]);
  expect.soft(lacking(messages, english), `${file} has keys that English lacks: take them out`).toEqual([]);
  const rules = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
  for (const [key, message] of Object.entries(messages)) {
    const original = english[key] ?? '';
    if (typeof original !== 'string' || typeof message !== 'string') {
      expect.soft(typeof message, `${file}: ${key} needs plural forms if and only if English has them`).toBe('object');
      expect
        .soft(Object.keys(message).toSorted(), `${file}: ${key} needs the plural forms of ${language}`)
        .toEqual(rules);
    }
    expect
      .soft(placeholders(message), `${file}: ${key} needs the placeholders of English`)
      .toBe(placeholders(original));
    for (const text of texts(message)) expect.soft(text.trim(), `${file}: ${key} is empty`).not.toBe('');
  }
}

/** Languages that share single words with English: *Format*, *Minutes*. */
const LATIN: readonly string[] = ['es', 'fr', 'pt'];

/** A text is left in English if it has words of its own and is listed nowhere; a listed key that differs is stale. */
function checkTranslated(english: Texts['messages'], { file, language, messages }: Texts, sameFile: string) {
  const same = readSame(sameFile);
  const isOwn = (text: string) => !hasLetters(text) || (LATIN.includes(language) && !/\s/.test(text.trim()));
  const equal = Object.entries(messages)
    .filter(([key, message]) => texts(message).some((text) => texts(english[key] ?? '').includes(text) && !isOwn(text)))
    .map(([key]) => key);
  const listed = [...(same['*'] ?? []), ...(same[language] ?? [])];
  expect
    .soft(
      equal.filter((key) => !listed.includes(key)),
      `${file} has English texts: translate them, or list their keys in ${nameOf(sameFile)} as { "${language}": ["key"] }`,
    )
    .toEqual([]);
  expect
    .soft(
      (same[language] ?? []).filter((key) => !equal.includes(key)),
      `${nameOf(sameFile)} lists keys for "${language}" whose texts are not those of English: take them out`,
    )
    .toEqual([]);
}

/** What git says of this folder; undefined without git, and for a command that fails. */
function askGit(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: toolsFolder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

/**
 * The tools that got another name, old and new, the latest first: by their English texts, which hardly change with the
 * name. Those of the whole history, and what is staged. Undefined in a shallow clone and without git.
 */
function readRenames(): [from: string, to: string][] | undefined {
  if (askGit('rev-parse', '--is-shallow-repository')?.trim() !== 'false') return undefined;
  const asRenames = ['-M', '--diff-filter=R', '--name-status', '--relative'];
  const staged = askGit('diff', 'HEAD', ...asRenames, '--', '*/locales/en.json') ?? '';
  const committed = askGit('log', '--format=', ...asRenames, '--', '*/locales/en.json') ?? '';
  const lines = `${staged}\n${committed}`.matchAll(/^R\d+\t([^/\n]+)\/\S+\t([^/\n]+)\//gm);
  return Array.from(lines, ([, from = '', to = '']) => [from, to] as [string, string]).filter(
    ([from, to]) => from !== to,
  );
}

/** What a tool is called today that was called so. */
function nameNow(name: string, renames: readonly (readonly [string, string])[]): string {
  const later = renames.find(([from]) => from === name);
  return ids.includes(name) || later === undefined ? name : nameNow(later[1], renames.slice(0, renames.indexOf(later)));
}

/** What an icon draws, however it is laid out in its file. */
const drawingOf = (id: string) =>
  readText(id, 'icon.svg')
    .replace(/^[\s\S]*?<svg[^>]*>|<!--[\s\S]*?-->|<path stroke="none"[^>]*>/g, '')
    .replace(/\s+/g, '');

describe('all tools', () => {
  test('every folder is a tool', () => {
    expect(Object.keys(tools)).toEqual(ids);
    console.log(`conformance covers ${ids.length} tools`);
  });

  test('no two tools share an icon', () => {
    const firsts = new Map<string, string>();
    const pairs = ids.flatMap((id) => {
      const first = firsts.get(drawingOf(id));
      if (first === undefined) firsts.set(drawingOf(id), id);
      return first === undefined ? [] : [`${first} and ${id}`];
    });
    expect(pairs, 'draw another icon.svg for one of each pair').toEqual([]);
  });

  test('old paths are unique and lead nowhere else', () => {
    const paths = Object.values(tools).flatMap((tool) => tool.redirectFrom ?? []);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(ids).not.toContain(path.slice(1));
  });

  test('a tool that got another name is found by its old one', () => {
    const renames = readRenames();
    if (renames === undefined) return console.log('not run: renamed tools, for want of the whole history of git');
    const isKept = (from: string) =>
      ids.includes(from) || Object.values(tools).some((tool) => tool.redirectFrom?.includes(`/${from}`));
    for (const [from, to] of renames) {
      const now = nameNow(to, renames);
      if (!ids.includes(now)) continue;
      assert(isKept(from), `${from} became ${now}: src/tools/${now}/tool.ts needs redirectFrom: ['/${from}']`);
    }
  });
});

/** Names of texts that tools share. */
const sharedNames = [
  ...readdirSync(join(import.meta.dirname, 'formats')).filter((name) =>
    existsSync(join(import.meta.dirname, 'formats', name, 'locales')),
  ),
  ...readdirSync(join(import.meta.dirname, 'texts')).filter((name) => !name.includes('.')),
];
const readShared = (name: string, language: string) =>
  JSON.parse(readFileSync(sharedTexts(name, language), 'utf8')) as Record<string, Message>;

/** Up to this a detector leaves a text to others: smart paste offers no tool that is less sure than 0.3. */
const UNSURE = 0.2;

const sentences = ids.flatMap((id) => Object.values(readLocale(id, 'en').ui).map(String));
/** English sentences, and their words. */
const englishTexts = [...new Set(sentences.flatMap((text) => [text, ...text.split(/[^\p{L}’-]+/u)]))];

/** Formats that a tool reads, with those of which they are cases. */
const formatsOf = (id: string) =>
  Object.values(catalogue[id] ?? {}).flatMap(({ reads }) => (reads === undefined ? [] : withParents(reads)));

/** A row of digits is anybody's: a number, a time, a color, a digest or bytes. So are addresses, which lists are made of. */
const isAnybodys = (text: string) => /^\s*(?:(?:0x)?[\da-f]+|(?:[\w.]+@[\w.]+[,\s]*)+)\s*$/i.test(text);

/** How sure a tool is of a text: others may be less sure, as of a secret in a command. */
const ownClaim = (id: string, text: string) =>
  Math.max(0, ...detectorsOf(id).map(([, { detect }]) => detect?.(text.slice(0, SAMPLE_LENGTH)) ?? 0));

/** All texts of a tool's examples, also those that it refuses: they are what people paste. */
const exampleTexts = (id: string) =>
  (loaded[id] ?? []).map(({ input }) => input).filter((input) => typeof input === 'string');

/** What regular expressions stumble over when they are repeated. */
const HOSTILE = [
  '-',
  '- ',
  '--\n',
  '-|',
  '|',
  '[',
  '(',
  '{"a":',
  '<a ',
  '# ',
  '\n',
  '\r\n',
  ' ',
  '\t',
  '=',
  '0',
  'a',
  'a,',
  "'",
  '\\',
];

describe.each(languages.filter((code) => code !== 'en'))('shared texts in %s', (language) => {
  const check = (read: (code: string) => Record<string, Message>, file: string, sameFile: string) => {
    const shared = { file, language, messages: read(language) };
    checkTexts(read('en'), shared);
    checkTypography(shared);
    checkTranslated(read('en'), shared, sameFile);
  };
  test('are complete and translated', () => {
    const common = (code: string) => readCommon(code) as Record<string, Message>;
    const sameFile = join(import.meta.dirname, 'shell/texts/locales/same.json');
    check(common, `src/{engine,kit,shell}/**/${language}.json`, sameFile);
  });
  test.each(sharedNames)('are complete and translated in %s', (name) => {
    check((code) => readShared(name, code), nameOf(sharedTexts(name, language)), sharedTexts(name, 'same'));
  });
});

describe('texts of several tools', () => {
  test('no two of their files have a key in common', () => {
    const owners = new Map<string, string[]>();
    for (const name of sharedNames)
      for (const key of Object.keys(readShared(name, 'en'))) owners.set(key, [...(owners.get(key) ?? []), name]);
    expect([...owners].filter(([, names]) => names.length > 1)).toEqual([]);
  });

  test('an error or a note that two tools word alike is one', () => {
    const owners = new Map<string, string[]>();
    const add = (owner: string, messages: Readonly<Record<string, Message>>) => {
      for (const [key, message] of Object.entries(messages)) {
        if (!/^(error|note|warning)\./.test(key)) continue;
        const words = JSON.stringify(message);
        owners.set(words, [...new Set([...(owners.get(words) ?? []), owner])]);
      }
    };
    for (const id of ids) add(id, readLocale(id, 'en').ui);
    for (const name of readdirSync(join(import.meta.dirname, 'texts')).filter((name) => !name.includes('.')))
      add(`src/texts/${name}`, readShared(name, 'en'));
    const twins = [...owners].filter(([, names]) => names.length > 1);
    expect(twins, 'move it to src/texts and name its file in "shares"').toEqual([]);
  });
});

describe.each(ids)('%s', (id) => {
  const english = readLocale(id, 'en');
  const definition = tools[id];

  test('its folder has the known files and no vague ones', () => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const missing = REQUIRED.filter((file) => !existsSync(join(folder(id), file)));
    expect(missing, `add these to ${nameOf(folder(id))}`).toEqual([]);
    const files = readdirSync(folder(id), { withFileTypes: true });
    const folders = files.filter((file) => file.isDirectory()).map((file) => file.name);
    expect(folders, 'a tool has its texts in locales/').toContain('locales');
    for (const { name } of files) {
      expect(name, 'file names are lower case with hyphens').toMatch(/^[a-z0-9]+([.-][a-z0-9]+)*$/);
      expect(name, 'name the file after what is in it').not.toMatch(VAGUE);
    }
  });

  test('it has a test of its own beside the examples', () => {
    const tests = readdirSync(folder(id)).filter((name) => /\.test\.tsx?$/.test(name));
    assert(tests.length > 0, `write ${id}/logic.test.ts: vectors with their source, round trips, limits`);
  });

  test('its facts are sound', () => {
    expect(categories).toContain(definition?.category);
    if (definition?.createdAt === undefined) return;
    const isDay = new Date(definition.createdAt).toISOString().startsWith(definition.createdAt);
    assert(isDay && definition.createdAt.length === 10, `${id}/tool.ts: createdAt is a day such as 2026-01-31`);
  });

  test('its icon can be a part of the sprite', () => {
    const icon = readText(id, 'icon.svg');
    const what = `${id}/icon.svg: an outline of 24 by 24 as on tabler.io/icons`;
    expect(icon, `${what}, with viewBox="0 0 24 24"`).toMatch(/<svg[^>]* viewBox="0 0 24 24"/);
    const elements = [...icon.matchAll(/<([a-z]\w*)/gi)].map(([, name = '']) => name);
    expect(
      elements.filter((name) => !SHAPES.includes(name)),
      `${what}, of ${SHAPES.join(', ')} alone`,
    ).toEqual([]);
    expect(icon, `${what}, without links, styles and handlers`).not.toMatch(/href=|\sstyle=|\son\w+=/);
    expect(icon.length, `${what}, in less than 4000 characters`).toBeLessThan(4000);
  });

  test.each(languages)('its texts are complete in %s', (language) => {
    const { meta, ui } = readLocale(id, language);
    const file = `${id}/locales/${language}.json`;
    const { title, card, description, keywords = [] } = meta;
    const least = language === 'zh' ? 6 : 16;
    for (const [name, text, from, to] of [
      ['title', title, 1, 50],
      ['card', card, least, 60],
      ['description', description, least, 90],
    ] as const) {
      const isFit = text.length >= from && text.length <= to;
      expect.soft(isFit, `${file}: meta.${name} has ${from} to ${to} characters, not ${text.length}`).toBe(true);
    }
    expect.soft(title + card, `${file}: title and card end without a full stop`).not.toMatch(/[.。]$/);
    expect.soft(new Set(keywords).size, `${file}: at least eight search words in meta.keywords`).toBeGreaterThan(7);
    expect
      .soft(
        keywords.filter((word) => word !== word.toLowerCase().trim()),
        `${file}: meta.keywords are lower case, without spaces around them`,
      )
      .toEqual([]);
    const labels = Object.entries(catalogue[id] ?? {}).flatMap(([name, one]) => keysOf(ui, name, one));
    const isLabel = (text: string) => text.length <= 50 && !/[.:。：]$/.test(text);
    expect
      .soft(
        labels.filter((key) => !texts(ui[key] ?? '').every(isLabel)),
        `${file}: names of operations, options and choices have at most 50 characters and no full stop or colon at the end`,
      )
      .toEqual([]);
    const own = { file, language, messages: ui };
    checkTexts(english.ui, own);
    checkTypography({ ...own, messages: { ...ui, title, card, description } });
    if (language === 'en') return;
    expect
      .soft(description, `${file}: meta.description is in English: translate it`)
      .not.toBe(english.meta.description);
    checkTranslated(english.ui, own, join(folder(id), 'locales/same.json'));
  });

  test('every text is used', () => {
    const code = sourceOf(id);
    const named = new Set(Object.entries(catalogue[id] ?? {}).flatMap(([name, one]) => keysOf(english.ui, name, one)));
    // A key may be put together: `code.${number}` uses all keys that begin with `code.`.
    const isUsed = (key: string) => {
      if (["'", '"', '`'].some((quote) => code.includes(`${quote}${key}${quote}`))) return true;
      const stems = [...key.matchAll(/[.A-Z-]/g)]
        .map(({ index }) => key.slice(0, index + 1))
        .concat(key.replace(/[\w-]+$/, ''));
      return (
        stems.some((stem) => stem !== '' && code.includes(`\`${stem}\${`)) ||
        stems.some((stem) => code.includes(`\`${stem.slice(0, -1)}\${`))
      );
    };
    expect(
      Object.keys(english.ui).filter((key) => !named.has(key) && !isUsed(key)),
      `${id}/locales: no code uses these keys, take them out of all six files`,
    ).toEqual([]);
  });

  test('its page is short, or says why not', () => {
    const page = readFileSync(join(folder(id), 'page.tsx'), 'utf8');
    const [head = ''] = page.split('export default');
    const isShort = page.trimEnd().split('\n').length <= 60;
    const advice = `${id}/page.tsx has more than 60 lines: move parts to files beside it, or begin it with a comment that says why`;
    assert(isShort || /^(?:\/\/|\/\*)/m.test(head), advice);
  });

  if (operations[id] === undefined) return;

  test('no option has a name that links use for the site', async () => {
    const module = (await operations[id]?.()) ?? {};
    for (const [name, operation] of Object.entries(module)) {
      const taken = Object.keys(operation.options as object).filter((option) => RESERVED_NAMES.includes(option));
      expect(taken, `${name}: rename these options`).toEqual([]);
    }
  });

  test('its option specs accept their own initial values', async () => {
    const module = (await operations[id]?.()) ?? {};
    expect(Object.keys(module).length).toBeGreaterThan(0);
    for (const [name, operation] of Object.entries(module)) {
      for (const [option, spec] of Object.entries(
        operation.options as Record<
          string,
          { initial: never; parse: (raw: string) => unknown; format: (value: never) => string }
        >,
      )) {
        expect(spec.parse(spec.format(spec.initial)), `${name}.${option}`).toEqual(spec.initial);
      }
    }
  });

  test('every operation has an example', async () => {
    const module = (await operations[id]?.()) ?? {};
    const own = loaded[id] ?? [];
    for (const name of Object.keys(module)) {
      assert(
        own.some((example) => example.operation === name && !('error' in example)),
        `${name} has no example: add one to ${id}/examples.ts`,
      );
    }
  });

  test('every error and note has a text, and an example that shows it', () => {
    const { shares = [] } = english.meta;
    const sources = [english.ui, readCommon('en'), ...shares.map((name) => readShared(name, 'en'))];
    const texts = new Set(sources.flatMap(Object.keys));
    const own = loaded[id] ?? [];
    const shown = own.flatMap((example) => [...('error' in example ? [example.error] : []), ...(example.notes ?? [])]);
    const written = [...codesIn(sourceOf(id))];
    expect(
      [...written, ...shown].filter((code) => !texts.has(code)),
      `codes without a text: add them to "ui" of ${id}/locales/*.json, or their format to "shares"`,
    ).toEqual([]);
    const codes = [
      ...new Set([...Object.keys(english.ui).filter((key) => /^(error|note|warning)\./.test(key)), ...written]),
    ];
    const excused = [...readText(id, 'examples.ts').matchAll(/^ *\/\/ no example: ([\w.]+), because ./gm)].map(
      ([, code = '']) => code,
    );
    expect(
      codes.filter((code) => ![...shown, ...excused].includes(code)),
      `codes without an example: add one to ${id}/examples.ts (or // no example: <code>, because …)`,
    ).toEqual([]);
    expect(
      excused.filter((code) => shown.includes(code) || !codes.includes(code)),
      `codes that ${id}/examples.ts excuses without need: take out // no example: <code>`,
    ).toEqual([]);
  });

  test('its detectors come to an end, whatever is pasted', () => {
    const lengths = [...Array.from({ length: 24 }, (_, index) => 4 * (index + 1)), 256, 1024, SAMPLE_LENGTH];
    for (const [name, { detect }] of detectorsOf(id)) {
      for (const unit of HOSTILE) {
        for (const length of lengths) {
          for (const end of ['', 'x']) {
            const text = unit.repeat(length).slice(0, length) + end;
            expect(detect?.(text) ?? 0, `${name}: ${JSON.stringify(unit)} x ${length}`).toBeLessThanOrEqual(1);
          }
        }
      }
    }
  });

  test('no text for one direction is offered to the other', () => {
    const own = catalogue[id] ?? {};
    for (const [name, operation] of Object.entries(own)) {
      const way = returnOf(id, name, operation);
      const other = way?.tool === id && way.operation !== name ? loadedDetectors[id]?.[way.operation] : undefined;
      if (other === undefined) continue;
      const texts = (loaded[id] ?? [])
        .filter((example) => example.operation === name)
        .map(({ input }) => String(input));
      const claimed = [...texts, ...englishTexts].filter((text) => (other.detect?.(text) ?? 0) >= SURE);
      expect(claimed, `${way?.operation} takes these texts for its own`).toEqual([]);
    }
  });

  test('its detectors leave to others what belongs to them', () => {
    for (const [name, { detect, into }] of detectorsOf(id)) {
      const { input, reads } = catalogue[id]?.[name] ?? {};
      if (into === undefined) expect(input, name).toBe('text');
      // JSON is JSON to every tool that reads it, whichever shows it as an example: such a claim is true.
      const others = ids.filter((other) => other !== id && (reads === undefined || !formatsOf(other).includes(reads)));
      const claimed = others.flatMap((other) =>
        exampleTexts(other).filter((text) => {
          const claim = detect?.(text.slice(0, SAMPLE_LENGTH)) ?? 0;
          return claim > UNSURE && !isAnybodys(text) && claim > ownClaim(other, text);
        }),
      );
      expect(claimed, `${name} claims what it does not read`).toEqual([]);
    }
  });
});
