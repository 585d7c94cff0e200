// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages, type Language, type Message } from './engine/messages.ts';
import glossary from './glossary.json' with { type: 'json' };

/* The testable rules of docs/language.md, asked of every file of texts in the project, those of new tools included. */

const folders = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => /locales.en\.json$/.test(path))
  .map((path) => dirname(path).replaceAll('\\', '/'));

/** A tool is named by its id, as in the other suites. */
const nameOf = (folder: string) => folder.replace(/^tools\/|\/locales$/g, '');

interface ToolTexts {
  readonly meta: { readonly title: string; readonly description: string; readonly card: string };
  readonly ui: Readonly<Record<string, Message>>;
}
type Messages = Readonly<Record<string, Message>>;

function readMeta(folder: string, language: Language): ToolTexts['meta'] | undefined {
  return (JSON.parse(readFileSync(join(import.meta.dirname, folder, `${language}.json`), 'utf8')) as Partial<ToolTexts>)
    .meta;
}

/** All texts of a file by their keys. Keywords are none: they hold what people type. */
function readMessages(folder: string, language: Language): Messages {
  const read = JSON.parse(readFileSync(join(import.meta.dirname, folder, `${language}.json`), 'utf8')) as
    ToolTexts | Messages;
  if (!('ui' in read)) return read;
  const { title, description, card } = (read as ToolTexts).meta;
  return { ...(read as ToolTexts).ui, 'meta.title': title, 'meta.description': description, 'meta.card': card };
}

const formsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

interface Rule {
  readonly wrong: RegExp;
  readonly advice: string;
  /** A quotation has other authors, and is code more often than not. */
  readonly quotedToo?: true;
}

/** A number before its noun in a text without plural forms. */
const UNCOUNTED =
  /\{(?:count|limit|max|min|length|total|size|rows|columns|lines|bits|bytes|digits|seconds|hours|days)\} [a-z]{3,}s\b/;
/** Russian words that are other words, or none, without ё. */
const WITHOUT_YO =
  '(?:еще|ее|нее|мое|твое|свое|чье|объем|расчет|счет|счетчик|учет|прием|режем|причем|твердый|темный|темная|темное|черный|зеленый|желтый|веденный|введенный|удаленный|измененный|включенный|сохраненный|завершенный|определенный)';

const rules: Readonly<Record<Language | '*', readonly Rule[]>> = {
  '*': [
    { wrong: /\p{L}'\p{L}/u, advice: 'write ’ for an apostrophe' },
    { wrong: /\.\.\./, advice: 'write … for three dots' },
    { wrong: /\u00ad/, advice: 'leave hyphenation to the browser: no soft hyphens', quotedToo: true },
    { wrong: /^\s|\s$|[^\S\u00a0\u202f]{2}/, advice: 'one space between words, none around the text' },
  ],
  en: [
    { wrong: /(?<!\bthere )\bis no\b/i, advice: 'write “is not a valid …”' },
    { wrong: /\bcannot stand\b/i, advice: 'write “is not allowed”' },
    { wrong: /\b(?:may |must |can )?stands?\b/i, advice: 'write “is”, “comes” or “appears”' },
    { wrong: /\bbehind\b/i, advice: 'write “after”' },
    { wrong: /\btaken for\b/i, advice: 'write “treated as”' },
    { wrong: /\bin line \{/i, advice: 'write “on line”' },
    {
      wrong: /\b(?:has|have) (?:\S+ ){1,3}already\b|\bis \w+ already\b/i,
      advice: 'write “already has”, “is already …”',
    },
    { wrong: /\bbase64\b/, advice: 'write “Base64”' },
    { wrong: /\be-mails?\b/i, advice: 'write “email”' },
    { wrong: /\bcheatsheets?\b/i, advice: 'write “cheat sheet”' },
    { wrong: /\(s\)/, advice: 'give the text plural forms, counted by {count}' },
    { wrong: /\btexts\b|\ba text\b(?! )/i, advice: 'write “text”, “strings” or “a string”' },
    { wrong: /\breaders?\b(?! mode)/i, advice: 'write “parser” for a program' },
    { wrong: /\bwhite space\b/i, advice: 'write “whitespace”' },
    { wrong: /\bby chance\b|\bthe very\b|\bas such\b|\bby as much\b/i, advice: 'say it plainly (docs/language.md)' },
    { wrong: /\bwish(?:es)?\b/i, advice: 'write “feature request”' },
    { wrong: /\bthat is too much\b/i, advice: 'write “extra”' },
    { wrong: /\bplease\b|\boops\b/i, advice: 'say what to do, without “please”' },
    { wrong: /\bcolour|normalis|\bcancelled\b|\blicence/i, advice: 'write American English' },
  ],
  es: [
    { wrong: /«\s(?=[\p{L}\d{])|(?<=[\p{L}\d}])\s»/u, advice: 'no spaces inside « »', quotedToo: true },
    { wrong: /^[^«]*[“”]/, advice: 'write «…», with “…” inside them alone', quotedToo: true },
    { wrong: /^[^¿]*\p{L}\?(?=\s|$)/u, advice: 'begin a question with ¿' },
    { wrong: /^[^¡]*[\p{L}\d}]!/u, advice: 'no exclamation mark without ¡' },
    { wrong: /[\d}]%(?!\w)/, advice: 'put a space before %' },
    { wrong: /\b(?:usted|sólo)\b/i, advice: 'say “tú”, and “solo” without an accent' },
  ],
  fr: [{ wrong: /[\d}]%(?!\w)/, advice: 'put a space before %' }],
  pt: [
    { wrong: /[\d}]\s%(?!\w)/, advice: 'no space before %' },
    { wrong: /(?<!\p{L})numa?s?(?!\p{L})/iu, advice: 'write “em um”, “em uma”' },
    { wrong: /\p{L}\s[:;!](?:\s|$)/u, advice: 'no space before punctuation' },
    { wrong: /[«»]/, advice: 'write “…”', quotedToo: true },
  ],
  ru: [
    { wrong: /(?<!«[^»]*)[“”]/, advice: 'write «…», with „…“ inside them alone', quotedToo: true },
    { wrong: /\p{L} [-–] \p{L}/u, advice: 'write an em dash, with a no-break space before it' },
    { wrong: /\S[^\S\u00a0]—|[^\s«(]—|—\S/, advice: 'put U+00A0 before an em dash and a space after it' },
    { wrong: new RegExp(`(?<!\\p{L})${WITHOUT_YO}(?!\\p{L})`, 'iu'), advice: 'write ё' },
  ],
  zh: [
    { wrong: /(?<!\([^()]*)\p{Script=Han}[,;:?!](?=\s|$)/u, advice: 'write full-width ，；：？！' },
    { wrong: /\p{Script=Han}\(|\)\p{Script=Han}/u, advice: 'write full-width （）' },
    { wrong: /[，。：；？！（）] | [，。：；？！（）]/, advice: 'no space beside full-width punctuation' },
    {
      wrong: /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u,
      advice: 'one space between Han and Latin or digits',
    },
    { wrong: /你|每隔|没有(?:关闭|闭合)|没有结束(?!引号)|改正/, advice: 'write 您, 每 n 个, 未闭合, 更正' },
  ],
};

/** The text without what it quotes. Characters of the language stay, so that a quote is not a gap. */
const withoutQuotes = (text: string) => text.replace(/[“«„].*?[”»“]/gs, '“…”');

const NARROW = 'put U+202F before : ; ? ! » and after «, and code between « and »';

/**
 * Where French punctuation lacks its narrow no-break space (U+202F). Text between « and » is quoted as it is, so that
 * code is no fault there; neither are entities, a sign after another one as in `(?`, `"a":` or `.*?`, one before a
 * letter or digit as in 12:30 or :name, and one between two others as in `/ : *`.
 */
function frenchFaults(text: string): string[] {
  const quotes = /«(?!\u202f).?|.?(?<!\u202f)»/gu;
  const prose = text.replace(/«\u202f.*?\u202f»/gsu, 'x').replace(/&[#\w{}]+;/g, 'x');
  const glued = /[\p{L}\p{N})\]}…’”%][:;?!]+(?=[\s)”.,]|$)/gu;
  const loose = /(?<!\s[^\p{L}\p{N}\s](?= . [^\p{L}\p{N}\s{«]))[^\S\u202f][:;?!](?=[\s)”.,]|$)/gu;
  return [text.match(quotes), prose.match(glued), prose.match(loose)].flatMap((found) => found ?? []);
}

/** Words that the glossary gives up for better ones. A term ends where its word does not: `папк` finds папки. */
const abandoned = (language: Language): Rule[] =>
  glossary.flatMap((row) =>
    ((row as { never?: Partial<Record<Language, string[]>> }).never?.[language] ?? []).map((term) => ({
      wrong: new RegExp(language === 'zh' ? term : `(?<!\\p{L})${term}`, 'iu'),
      advice: `the glossary says ${row[language]}`,
    })),
  );

/**
 * Words that begin no imperative. Spanish orders like “Convierte” look like statements, so that only what cannot be one
 * is found.
 */
const NOT_IMPERATIVE: Readonly<Record<Language, RegExp | undefined>> = {
  en: /^(?:(?:an?|the|this|your)\b|(?!bring\b)\w+(?:[^s]s|ing|ion|ator|verter|atter)\b)/i,
  es: /^\p{L}+(?:[aei]r|or|ora|ción|dad)(?!\p{L})|^(?:un|una|el|la|los|las|este|esta)\b/iu,
  fr: /^(?!\p{L}+ez\b|faites\b|dites\b)/iu,
  pt: /^(?:(?:converte|calcula|codifica|gera|formata|verifica|testa|compara|mostra|consulta|remove|ordena|encontra|monta)|\p{L}+(?:[aei]r|dor|ção|ções))(?!\p{L})/iu,
  ru: /^(?!\p{L}+[йиь]те(?:сь)?(?!\p{L}))/iu,
  zh: undefined,
};

/** Words that follow a number without being its noun, and so go without “de” after a million. */
const NO_NOUN =
  /^(?:s|más|en|em|dans|de plus|(?:no |non )?(?:v[aá]lid|inválid)\p{L}*|cambiadas|modifiées|alteradas)(?!\p{L})/u;

/** Forms for exact millions that lack the “de” of Spanish, French and Portuguese: 1 000 000 de líneas. */
function lacksDe(message: Message): boolean {
  if (typeof message === 'string' || message.many === undefined) return false;
  const [, after] = /\{count\} (\p{L}.*)$/u.exec(message.other ?? '') ?? [];
  return after !== undefined && !NO_NOUN.test(after) && !/\{count\} d(?:e |’)/.test(message.many);
}

describe.each(folders.map((folder) => [nameOf(folder), folder] as const))('%s', (_, folder) => {
  test.each(languages)('keeps to the language guide in %s', (language) => {
    const found: string[] = [];
    for (const [key, message] of Object.entries(readMessages(folder, language))) {
      const say = (text: string, advice: string) => found.push(`${key}: ${advice}: ${text}`);
      for (const text of formsOf(message)) {
        const prose = withoutQuotes(text);
        for (const { wrong, advice, quotedToo } of [...rules['*'], ...rules[language], ...abandoned(language)])
          if (wrong.test(quotedToo ? text : prose)) say(text, advice);
        if (language === 'fr' && frenchFaults(text).length > 0) say(text, NARROW);
      }
      if (typeof message === 'string' && language === 'en' && UNCOUNTED.test(message))
        say(message, 'count the noun by {count}, with plural forms');
      if (['es', 'fr', 'pt'].includes(language) && lacksDe(message))
        say(JSON.stringify(message), '“many” puts “de” before the noun');
    }
    expect(found, `${folder}/${language}.json: see docs/language.md`).toEqual([]);
  });

  test.each(languages.filter((language) => readMeta(folder, language) !== undefined))(
    'its description and its card text are short orders in %s',
    (language) => {
      const { description = '', card = '' } = readMeta(folder, language) ?? {};
      expect(
        description.length,
        `${folder}/${language}.json: meta.description has more than 90 characters`,
      ).toBeLessThanOrEqual(90);
      expect(card.length, `${folder}/${language}.json: meta.card has more than 60 characters`).toBeLessThanOrEqual(60);
      for (const text of [description, card])
        expect(
          NOT_IMPERATIVE[language]?.test(text) ?? false,
          `${folder}/${language}.json: begin with what the tool does for the reader, in the imperative: ${text}`,
        ).toBe(false);
    },
  );
});

describe('all texts', () => {
  const places = folders.flatMap((folder) =>
    Object.entries(readMessages(folder, 'en')).map(([key, message]) => ({
      folder,
      key,
      text: JSON.stringify(message),
    })),
  );

  test.each(languages.filter((language) => language !== 'en'))(
    'what is said twice is worded once in %s',
    (language) => {
      const sentences = new Map<string, Map<string, string>>();
      for (const { folder, key, text } of places.filter(({ text }) => /[.!?]["}]*$/.test(text))) {
        const wordings = sentences.get(text) ?? new Map<string, string>();
        sentences.set(text, wordings.set(JSON.stringify(readMessages(folder, language)[key]), `${folder}: ${key}`));
      }
      const found = [...sentences.values()].filter(({ size }) => size > 1).map((wordings) => [...wordings]);
      expect(found, 'sentences that are the same in English have the same translation').toEqual([]);
    },
  );

  test('the glossary has every term in six languages, once', () => {
    for (const row of glossary) for (const language of languages) expect(row[language], row.en).toMatch(/\S/);
    expect(new Set(glossary.map(({ en }) => en)).size).toBe(glossary.length);
  });
});
