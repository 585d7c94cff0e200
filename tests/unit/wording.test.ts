import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LocaleFile } from '../../scripts/build/vite/files.ts';
import { languages, type Language, type Messages } from '../../src/engine/messages.ts';

/*
 * What a script can hold of docs/language.md: one name for one thing, English that does not read translated, and the
 * typography of Russian and Chinese. `src/tools.test.ts` holds that of French, and that nothing is left in English.
 */

const source = join(import.meta.dirname, '../../src');
const folders = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/en.json'))
  .map((file) => file.slice(0, -'/en.json'.length))
  .toSorted();

/** The texts of a file: those of a tool, or shared ones. */
function messagesOf(file: LocaleFile | Messages): Messages {
  if (!('ui' in file)) return file;
  const { title, card, description } = (file as LocaleFile).meta;
  const meta = { 'meta.title': title, 'meta.card': card, 'meta.description': description };
  return { ...meta, ...(file as LocaleFile).ui };
}

/** The plural forms of each text, behind tool or folder and key, such as `kit undo`: the same in all languages. */
type Texts = ReadonlyMap<string, readonly string[]>;
const read = (language: Language): Texts =>
  new Map(
    folders.flatMap((folder) => {
      const file = readFileSync(join(source, folder, `${language}.json`), 'utf8');
      const owner = folder.replace(/^tools\/|\/locales$/g, '');
      return Object.entries(messagesOf(JSON.parse(file) as LocaleFile | Messages)).map(
        ([key, message]) =>
          [`${owner} ${key}`, typeof message === 'string' ? [message] : Object.values(message)] as const,
      );
    }),
  );
const all = new Map(languages.map((language) => [language, read(language)] as const));
const textsIn = (language: Language): Texts => all.get(language) ?? new Map<string, string[]>();

const ownerOf = (place: string) => place.slice(0, place.indexOf(' '));
const keyOf = (place: string) => place.slice(place.indexOf(' ') + 1);

/** Texts of a language that match, each behind its place. */
const found = (language: Language, pattern: RegExp, except: readonly string[] = []) =>
  [...textsIn(language)]
    .filter(([place]) => !except.includes(keyOf(place)))
    .flatMap(([place, forms]) => forms.filter((text) => pattern.test(text)).map((text) => `${place}: ${text}`));

interface Term {
  readonly use: string;
  readonly avoid: RegExp;
  /** Keys whose text rightly has the other word. */
  readonly except?: readonly string[];
}

/** Whole words: `\b` knows ASCII letters only. */
const words = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
/** The beginnings of words. */
const stems = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})`, 'iu');

const HASH = ['digest', 'error.hashLength'];
const DASHES = ['yaml.itemIndent'];

/** The losing words of “One name for one thing” in docs/language.md, and phrases that give a translation away. */
const TERMS: Readonly<Record<Language, readonly Term[]>> = {
  en: [
    { use: 'whitespace', avoid: words('white spaces?') },
    { use: 'email', avoid: words('e-mails?') },
    { use: 'uppercase, lowercase', avoid: words('(upper|lower) case|capital letters?') },
    { use: 'hash', avoid: words('digests?'), except: HASH },
    {
      use: 'hyphen',
      avoid: words('dash(es)?'),
      except: [...DASHES, 'error.dash'],
    },
    { use: 'omitted, skipped or removed', avoid: words('left out|leaves? .* out|dropped') },
    { use: 'not supported', avoid: words('not (read|known) here') },
    { use: 'is not a valid …', avoid: words('(?<!there )is no (?!longer)') },
    { use: 'does not exist, is not valid', avoid: words('no such') },
    { use: 'is, comes, is allowed', avoid: words('stands?|stood') },
    { use: 'delete, clear', avoid: words('forgets?|forgotten') },
    { use: 'after', avoid: words('behind') },
    { use: 'more, another', avoid: words('further') },
    { use: 'parser', avoid: words('readers?') },
    { use: 'on line', avoid: /\bin line \{/ },
    { use: 'American spelling', avoid: stems('licence|colour|favourite|cancelled|labelled|normalise|analyse(?!s)') },
    { use: 'an empty field with a placeholder', avoid: /\(0 ?[=:]/ },
  ],
  es: [
    { use: 'hash', avoid: stems('res[uú]men'), except: HASH },
    // A verb, or what a rounded number has.
    { use: 'dígito', avoid: words('(?<!que )cifras?(?! (o descifra|texto|significativas))') },
    {
      use: 'intervalo',
      avoid: words('rangos?'),
      except: ['outlierRule', 'rule.mannWhitney'],
    },
    { use: 'periodo', avoid: stems('período') },
    { use: 'archivo', avoid: stems('fichero') },
    { use: 'tabulación', avoid: stems('tabulador') },
    { use: 'no es válido', avoid: words('no vale') },
    { use: 'sin conexión', avoid: words('sin red') },
    { use: 'vaciar, quitar, eliminar', avoid: stems('olvid') },
    { use: 'un campo vacío con una indicación', avoid: /\(0 ?[=:]/ },
  ],
  fr: [
    { use: 'empreinte', avoid: stems('condens(é|at)|hachage(?! de texte)'), except: HASH },
    { use: 'e-mail', avoid: stems('courriel') },
    { use: 'trait d’union', avoid: words('tirets?(?! (bas|typographique))'), except: DASHES },
    { use: 'outil de mise en forme', avoid: stems('formateur') },
    { use: 'indentation', avoid: words('retraits?'), except: ['error.nothingLeft'] },
    { use: 'caractères d’espacement', avoid: words('espaces? blanches?|des blancs') },
    { use: 'valide', avoid: words('n’est pas .*valable') },
    { use: 'supprimé, ignoré, omis', avoid: words('laissée?s? de côté') },
    { use: 'analyseur', avoid: words('lecteurs') },
    { use: 'un champ vide avec une indication', avoid: /\(0[ \u202f]?[=:]/ },
  ],
  pt: [
    { use: 'hash', avoid: stems('resumo'), except: HASH },
    { use: 'QR code', avoid: words('códigos? QR') },
    { use: 'tag', avoid: stems('etiqueta') },
    { use: 'buscar', avoid: stems('pesquis'), except: ['purpose.research'] },
    { use: 'dígito', avoid: words('algarismos?(?! romanos?)') },
    { use: 'aceito', avoid: stems('suportad') },
    { use: 'offline', avoid: words('off-line|sem rede') },
    { use: 'em um', avoid: words('num') },
    { use: 'limpar, remover, apagar', avoid: stems('esque[cç]') },
    { use: 'namespace', avoid: words('espaços? de nomes') },
    { use: 'um campo vazio com uma indicação', avoid: /\(0 ?[=:]/ },
  ],
  ru: [
    { use: 'хеш', avoid: stems('дайджест|хэш'), except: HASH },
    { use: 'прописные', avoid: stems('заглавн') },
    { use: 'каталог', avoid: stems('папк|папок|директори') },
    // The standards call a document so.
    { use: 'верный', avoid: stems('(не)?корректн(?!ый XML|ым JSON)') },
    { use: 'MIME-тип', avoid: words('тип содержимого'), except: ['param.cty'] },
    { use: 'удалить', avoid: stems('забы') },
    { use: 'пустое поле с подсказкой', avoid: /\(0\s?[=:—]/ },
  ],
  zh: [
    { use: '哈希', avoid: /摘要/, except: HASH },
    { use: '删除', avoid: /移除|去除/ },
    { use: '您', avoid: /你/ },
    { use: '码点', avoid: /码位/ },
    { use: '更正', avoid: /改正/ },
    { use: '省略、跳过', avoid: /略去|略过/ },
    { use: '目录', avoid: /文件夹/ },
    { use: '未闭合', avoid: /没有关闭|未关闭/ },
    { use: '每 n 个', avoid: /每隔/ },
    { use: '邮箱地址', avoid: /电子邮件地址/ },
    { use: 'Data URI', avoid: /数据 URI|data URI/ },
    { use: '空字段和占位文字', avoid: /[（(]0 ?[=:：为]/ },
  ],
};

describe.each(languages)('texts in %s', (language) => {
  test.each(TERMS[language])('say $use', ({ avoid, except }) => {
    expect(found(language, avoid, except)).toEqual([]);
  });

  test('need every exception', () => {
    const needed = (avoid: RegExp, key: string) =>
      [...textsIn(language)].some(([place, forms]) => keyOf(place) === key && forms.some((text) => avoid.test(text)));
    const idle = TERMS[language].flatMap(({ avoid, except = [] }) => except.filter((key) => !needed(avoid, key)));
    expect(idle).toEqual([]);
  });
});

test('a Russian dash has a no-break space before it', () => {
  expect(found('ru', /(?<!\u00a0)—/)).toEqual([]);
});

test('Chinese punctuation beside Chinese characters is full-width', () => {
  const code = ['error.constructor', 'error.volume', 'tooSlow'];
  const narrow = /\p{sc=Han}[,;:!?]|\p{sc=Han} ?\((?!\?)|[,;!?]\p{sc=Han}|\p{sc=Han}\.(?:\s|$)|\.\.\./u;
  expect(found('zh', narrow, code)).toEqual([]);
});

test('what is one error or note in English is one in every language', () => {
  const english = [...textsIn('en')].filter(([place]) =>
    /^(?:\w+\.)?(?:note|warning|error|json|toml|xml|yaml)\./.test(keyOf(place)),
  );
  const differing = languages.flatMap((language) => {
    const own = textsIn(language);
    const ways = new Map<string, Map<string, string>>();
    for (const [place, forms] of english) {
      const words = forms.join('\n');
      ways.set(words, (ways.get(words) ?? new Map<string, string>()).set(own.get(place)?.join('\n') ?? '', place));
    }
    return [...ways.values()].filter(({ size }) => size > 1).map((way) => [...way].flat());
  });
  expect(differing).toEqual([]);
});

test('a text that quotes a label has the words of the label', () => {
  const english = [...textsIn('en')];
  const labels = new Map(english.map(([place, forms]) => [`${ownerOf(place)} ${forms.join('\n')}`, place]));
  const quoting = english.flatMap(([place, forms]) =>
    [...forms.join('\n').matchAll(/“([^”{]+)”/g)].flatMap(([, quoted = '']) => {
      const label = labels.get(`${ownerOf(place)} ${quoted}`);
      return label === undefined || label === place ? [] : [[place, label] as const];
    }),
  );
  const misquoting = languages.flatMap((language) => {
    const own = textsIn(language);
    return quoting
      .filter(([place, label]) => !own.get(place)?.every((text) => text.includes(own.get(label)?.[0] ?? '')))
      .map(([place, label]) => `${place} in ${language} does not quote ${label}: ${own.get(label)?.[0]}`);
  });
  expect(quoting.length).toBeGreaterThan(0);
  expect(misquoting).toEqual([]);
});
