// @ts-check
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { runIfStarted } from './child.mjs';
import { languages } from './languages.mjs';
import { nameUnknown, toolsFolder } from './tool-ids.mjs';

/*
 * All texts of a tool in one file while it is written, so that no language lacks a key:
 *   npm run locales -- my-tool          splits locales.json into the six files of locales/
 *   npm run locales -- my-tool --join   rewrites locales.json from the six files
 * In locales.json each text stands once for each language: { "ui": { "encode": { "en": "Encode", "es": "Codificar", … } } }.
 * Git ignores it and keeps the six files.
 */

/** @typedef {Record<string, unknown>} Texts */
/** @typedef {{ meta: Texts, ui: Texts }} LocaleFile */
/** @typedef {Record<string, Texts>} Joined texts by key, then by language */

/** @param {unknown} text */
const isEmpty = (text) => text === undefined || text === '';

/**
 * The texts of six files as one, in the order of English. `shares`, which only English has, stays as it is.
 * @param {Record<string, LocaleFile>} files by language; a language that is not there is left to be written
 * @returns {{ meta: Joined, ui: Joined }}
 */
export function joinTexts(files) {
  const part = (/** @type {'meta' | 'ui'} */ name) => {
    const keys = new Set(languages.flatMap((language) => Object.keys(files[language]?.[name] ?? {})));
    const textsOf = (/** @type {string} */ key) =>
      languages.map((language) => [language, files[language]?.[name][key] ?? (key === 'keywords' ? [] : '')]);
    return Object.fromEntries([...keys].map((key) => [key, Object.fromEntries(textsOf(key))]));
  };
  const shares = /** @type {Texts | undefined} */ (files['en']?.meta['shares']);
  return { meta: { ...part('meta'), ...(shares !== undefined && { shares }) }, ui: part('ui') };
}

/**
 * The six files of joined texts. English stands in for a text that is missing, and `missing` names it: `es ui.encode`.
 * Throws an Error that names what is wrong with the joined texts.
 * @param {{ meta: Joined, ui: Joined }} joined
 * @returns {{ files: Record<string, LocaleFile>, missing: string[] }}
 */
export function splitTexts({ meta: { shares, ...meta }, ui }) {
  const all = [...Object.entries({ meta }), ...Object.entries({ ui })].flatMap(([part, texts]) =>
    Object.entries(texts).map(([key, text]) => ({ path: `${part}.${key}`, text })),
  );
  const faults = all.flatMap(({ path, text }) => {
    const unknown = Object.keys(text).filter((language) => !languages.includes(language));
    return [
      ...(isEmpty(text['en']) ? [`${path} has no text in English`] : []),
      ...(unknown.length > 0 ? [`${path} has texts in ${unknown.join(', ')}, which the site does not speak`] : []),
    ];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const missing = all.flatMap(({ path, text }) =>
    languages.filter((language) => isEmpty(text[language])).map((language) => `${language} ${path}`),
  );
  const fileIn = (/** @type {string} */ language) => {
    const inOne = (/** @type {Joined} */ texts) =>
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key, isEmpty(text[language]) ? text['en'] : text[language]]),
      );
    return { meta: { ...inOne(meta), ...(language === 'en' && shares && { shares }) }, ui: inOne(ui) };
  };
  return { files: Object.fromEntries(languages.map((language) => [language, fileIn(language)])), missing };
}

/** @param {string} folder of a tool @param {string} language */
const pathOf = (folder, language) => join(folder, 'locales', `${language}.json`);
const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));

/** @param {string} path @param {unknown} value */
async function writeJson(path, value) {
  const config = await resolveConfig(path);
  writeFileSync(path, await format(JSON.stringify(value, undefined, 2), { ...config, parser: 'json' }));
}

/** Writes locales.json from the six files. @param {string} folder of a tool */
export async function joinFiles(folder) {
  const files = Object.fromEntries(languages.map((language) => [language, readJson(pathOf(folder, language))]));
  await writeJson(join(folder, 'locales.json'), joinTexts(files));
}

/**
 * Writes the six files from locales.json; the result names the texts that are still missing. Throws an Error if one of the six
 * was edited since.
 * @param {string} folder of a tool
 */
export async function splitFiles(folder) {
  const path = join(folder, 'locales.json');
  const paths = languages.map((language) => pathOf(folder, language)).filter((file) => existsSync(file));
  const newer = paths.filter((file) => statSync(file).mtimeMs > statSync(path).mtimeMs);
  if (newer.length > 0) {
    const names = newer.map((file) => relative(folder, file)).join(', ');
    throw new Error(`${names} changed after locales.json: copy the change, or rewrite locales.json with --join.`);
  }
  const { files, missing } = splitTexts(readJson(path));
  for (const language of languages) await writeJson(pathOf(folder, language), files[language]);
  // Last, so that it is not older than the six.
  await writeJson(path, readJson(path));
  return missing;
}

async function main() {
  const { values, positionals: ids } = parseArgs({
    allowPositionals: true,
    options: { join: { type: 'boolean', default: false } },
  });
  const fault = ids.length === 0 ? 'Name one tool or more.' : nameUnknown(ids);
  if (fault !== undefined) throw new Error(fault);
  for (const id of ids) {
    const folder = join(toolsFolder, id);
    if (values.join || !existsSync(join(folder, 'locales.json'))) {
      await joinFiles(folder);
      console.log(`src/tools/${id}/locales.json has the texts of all languages.`);
      continue;
    }
    const missing = await splitFiles(folder);
    const still = missing.length === 0 ? '' : ` Still English: ${missing.join(', ')}.`;
    console.log(`src/tools/${id}/locales/ has the texts of locales.json.${still}`);
  }
}

await runIfStarted(import.meta.url, main);
