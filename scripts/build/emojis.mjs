// @ts-check
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '../languages.mjs';

/*
 * `virtual:emojis` and its parts, `virtual:data/emojis/…`, from the npm package emojibase-data: a table of all emojis, and
 * for each language their names and search words in the same order. Lines of a few fields are a fifth of the JSON.
 */

/**
 * The fields used of an emoji in emojibase's `data.json`.
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

const FOLDER = dirname(fileURLToPath(import.meta.resolve('emojibase-data/package.json')));

/** @param {string} file @returns {unknown} */
const readData = (file) => JSON.parse(readFileSync(join(FOLDER, `${file}.json`), 'utf8'));

/** The emojis of a language in keyboard order; regional indicators, which have no place there, come last. @param {string} language */
function readEntries(language) {
  const entries = /** @type {Entry[]} */ (readData(`${language}/data`));
  return entries.sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || (a.hexcode < b.hexcode ? -1 : 1));
}

/** The fully qualified code points: single ones that are text by default need a variation selector. @param {Entry} entry */
const sequenceOf = ({ hexcode, type }) => (type === 0 && !hexcode.includes('-') ? `${hexcode}-FE0F` : hexcode);

/** @param {string | readonly string[] | undefined} texts */
const inOneField = (texts) => [texts ?? []].flat().join(' ');

/** A line for each emoji: sequence, group, version, shortcodes of GitHub and of Slack, skin tone variants, emoticons. */
function makeTable() {
  const github = /** @type {Record<string, string | string[]>} */ (readData('en/shortcodes/github'));
  const slack = /** @type {Record<string, string | string[]>} */ (readData('en/shortcodes/iamcal'));
  return readEntries('en')
    .map((entry) => {
      const { hexcode, group = '', version, emoticon, skins = [] } = entry;
      const variants = skins.map((skin) => `${sequenceOf(skin)}/${[skin.tone ?? []].flat().join('')}/${skin.version}`);
      const shortcodes = [inOneField(github[hexcode]), inOneField(slack[hexcode])];
      return [sequenceOf(entry), group, version, ...shortcodes, variants.join(' '), inOneField(emoticon)].join('\t');
    })
    .join('\n');
}

/** A line for each emoji: name, search words, names of its variants (`+`: what follows the name). @param {string} language */
function makeNames(language) {
  return readEntries(language)
    .map(({ label, tags = [], skins = [] }) => {
      const names = skins.map((skin) =>
        skin.label.startsWith(label) ? `+${skin.label.slice(label.length)}` : skin.label,
      );
      const broken = [label, ...tags, ...names].find((text) => /[\t\n|]/.test(text));
      if (broken !== undefined) throw new Error(`emojibase-data: ${JSON.stringify(broken)} holds a separator`);
      return [label, tags.join('|'), names.join('|')].join('\t');
    })
    .join('\n');
}

const INDEX = 'virtual:emojis';
const PART = 'virtual:data/emojis/';
const TABLE = 'table';

function makeIndex() {
  const { version } = /** @type {{ version: string }} */ (readData('package'));
  const loaders = [TABLE, ...languages].map((part) => `  ${part}: () => import('${PART}${part}'),\n`);
  return `export const version = ${JSON.stringify(version)};\nexport const parts = {\n${loaders.join('')}};`;
}

/** Serves the modules. @returns {import('vite').Plugin} */
export const emojis = () => ({
  name: 'handy-emojis',
  resolveId: (id) => (id === INDEX || id.startsWith(PART) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${INDEX}`) return makeIndex();
    if (!id.startsWith(`\0${PART}`)) return;
    const part = id.slice(PART.length + 1);
    return `export default ${JSON.stringify(part === TABLE ? makeTable() : makeNames(part))};`;
  },
});
