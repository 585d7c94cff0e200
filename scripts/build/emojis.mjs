// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../child.mjs';

/*
 * `virtual:emojis` and its parts, from the npm package emojibase-data: a table of all emojis, and for each language their
 * names and search words in the same order. Lines of a few fields are a fifth of the JSON.
 */

/**
 * The fields we take of an emoji in emojibase's `data.json`.
 * @typedef {object} Entry
 * @property {string} label
 * @property {string} hexcode
 * @property {readonly string[]} [tags]
 * @property {string | readonly string[]} [emoticon]
 * @property {0 | 1} type how it is drawn without a variation selector: 0 as text, 1 as a picture
 * @property {number} [group]
 * @property {number} [order]
 * @property {number} version
 * @property {number | readonly number[]} [tone]
 * @property {readonly Entry[]} [skins]
 */

const LANGUAGES = ['en', 'es', 'fr', 'pt', 'ru', 'zh'];

/** @param {string} file @returns {unknown} */
function readData(file) {
  const path = createRequire(join(root, 'package.json')).resolve(`emojibase-data/${file}.json`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The emojis of a language, in the order of keyboards; the letters of flags, which have none, at the end. */
function readEntries(/** @type {string} */ language) {
  const entries = /** @type {Entry[]} */ (readData(`${language}/data`));
  return entries.sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || (a.hexcode < b.hexcode ? -1 : 1));
}

/** The code points as they are to be sent: those that are text by themselves need a variation selector. @param {Entry} entry */
const sequenceOf = ({ hexcode, type }) => (type === 0 && !hexcode.includes('-') ? `${hexcode}-FE0F` : hexcode);

/** @param {Record<string, string | readonly string[]>} codes @param {Entry} entry */
const shortcodesOf = (codes, { hexcode }) => [codes[hexcode] ?? []].flat().join(' ');

/** A line for each emoji: sequence, group, version, shortcodes of GitHub and of Slack, variants by skin tone, emoticons. */
function makeTable() {
  const github = /** @type {Record<string, string | string[]>} */ (readData('en/shortcodes/github'));
  const slack = /** @type {Record<string, string | string[]>} */ (readData('en/shortcodes/iamcal'));
  const lines = readEntries('en').map((entry) => {
    const skins = (entry.skins ?? []).map((skin) =>
      [sequenceOf(skin), [skin.tone ?? []].flat().join(''), skin.version].join('/'),
    );
    const codes = [shortcodesOf(github, entry), shortcodesOf(slack, entry)];
    const emoticons = [entry.emoticon ?? []].flat().join(' ');
    return [sequenceOf(entry), entry.group ?? '', entry.version, ...codes, skins.join(' '), emoticons].join('\t');
  });
  return lines.join('\n');
}

/** A line for each emoji: name, search words, names of its variants (`+`: what follows the name). @param {string} language */
function makeNames(language) {
  const lines = readEntries(language).map(({ label, tags = [], skins = [] }) => {
    const names = skins.map((skin) =>
      skin.label.startsWith(label) ? `+${skin.label.slice(label.length)}` : skin.label,
    );
    for (const text of [label, ...tags, ...names])
      if (/[\t\n|]/.test(text)) throw new Error(`emojibase-data: a separator is in ${JSON.stringify(text)}`);
    return [label, tags.join('|'), names.join('|')].join('\t');
  });
  return lines.join('\n');
}

const NAME = 'virtual:emojis';

/** @param {string} part what follows the name */
function makeModule(part) {
  if (part === '') {
    const parts = ['table', ...LANGUAGES.map((language) => `names-${language}`)];
    const { version } = /** @type {{ version: string }} */ (readData('package'));
    return `export const version = ${JSON.stringify(version)};\nexport const parts = {\n${parts.map((name) => `  '${name}': () => import('${NAME}/${name}'),`).join('\n')}\n};`;
  }
  return `export default ${JSON.stringify(part === '/table' ? makeTable() : makeNames(part.slice('/names-'.length)))};`;
}

/** Serves the modules. @returns {import('vite').Plugin} */
export const emojis = () => ({
  name: 'handy-emojis',
  resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
  load: (id) => (id === `\0${NAME}` || id.startsWith(`\0${NAME}/`) ? makeModule(id.slice(NAME.length + 1)) : undefined),
});
