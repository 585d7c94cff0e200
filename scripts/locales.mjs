// @ts-check
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { root } from './child.mjs';
import { toolIds, toolsFolder } from './tool-ids.mjs';

/*
 * All texts of a tool in one file while it is written, so that no language lacks a key:
 *   npm run locales -- slugify-string          splits locales.json into the six files of locales/
 *   npm run locales -- slugify-string --join   rewrites locales.json from the six files
 * In locales.json each text stands once for each language: { "ui": { "encode": { "en": "Encode", "es": "Codificar", … } } }.
 * Git ignores it and keeps the six files.
 */

/** @typedef {Record<string, unknown>} Texts */
/** @typedef {{ meta: Texts, ui: Texts }} LocaleFile */
/** @typedef {Record<string, Texts>} Joined texts by key, then by language */

export const languages = readdirSync(join(root, 'src/engine/locales'))
  .map((name) => name.replace('.json', ''))
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1));

/** The member of `meta` that only English has. */
const SHARED = 'shares';

const isEmpty = (/** @type {unknown} */ text) => text === undefined || text === '';

/**
 * The texts of six files as one, in the order of English.
 * @param {Record<string, LocaleFile>} files by language; a language that is not there is left to be written
 * @returns {{ meta: Joined, ui: Joined }}
 */
export function joinTexts(files) {
  const part = (/** @type {'meta' | 'ui'} */ name) => {
    const keys = new Set(languages.flatMap((language) => Object.keys(files[language]?.[name] ?? {})));
    const textsOf = (/** @type {string} */ key) =>
      languages.map((language) => [language, files[language]?.[name][key] ?? (key === 'keywords' ? [] : '')]);
    return Object.fromEntries(
      [...keys].map((key) => [key, key === SHARED ? files['en']?.meta[key] : Object.fromEntries(textsOf(key))]),
    );
  };
  return { meta: part('meta'), ui: part('ui') };
}

/**
 * The six files of joined texts. English stands in for a text that is missing, and `missing` names it: `es ui.encode`.
 * Throws an Error that names what is wrong with the joined texts.
 * @param {{ meta: Joined, ui: Joined }} joined
 * @returns {{ files: Record<string, LocaleFile>, missing: string[] }}
 */
export function splitTexts(joined) {
  /** @type {string[]} */
  const missing = [];
  /** @type {string[]} */
  const faults = [];
  /** @type {Record<string, LocaleFile>} */
  const files = Object.fromEntries(languages.map((language) => [language, { meta: {}, ui: {} }]));
  for (const part of /** @type {const} */ (['meta', 'ui'])) {
    for (const [key, texts] of Object.entries(joined[part])) {
      const path = `${part}.${key}`;
      if (part === 'meta' && key === SHARED) {
        if (files['en'] !== undefined) files['en'].meta[key] = texts;
        continue;
      }
      if (isEmpty(texts['en'])) faults.push(`${path} has no text in English`);
      const unknown = Object.keys(texts).filter((language) => !languages.includes(language));
      if (unknown.length > 0) faults.push(`${path} has texts in ${unknown.join(', ')}, which the site does not speak`);
      for (const language of languages) {
        if (isEmpty(texts[language]) && !isEmpty(texts['en'])) missing.push(`${language} ${path}`);
        const file = files[language];
        if (file !== undefined) file[part][key] = isEmpty(texts[language]) ? texts['en'] : texts[language];
      }
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { files, missing };
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
 * Writes the six files from locales.json; the result names the texts that are still missing. Throws an Error where one of
 * the six was edited since, unless the tool `isNew`.
 * @param {string} folder of a tool @param {{ isNew?: boolean }} [options]
 */
export async function splitFiles(folder, { isNew = false } = {}) {
  const path = join(folder, 'locales.json');
  const paths = languages.map((language) => pathOf(folder, language)).filter((file) => existsSync(file));
  const newer = isNew ? [] : paths.filter((file) => statSync(file).mtimeMs > statSync(path).mtimeMs);
  if (newer.length > 0) {
    const names = newer.map((file) => relative(folder, file)).join(', ');
    throw new Error(`${names} changed after locales.json: copy the change, or rewrite locales.json with --join.`);
  }
  const { files, missing } = splitTexts(readJson(path));
  for (const language of languages) await writeJson(pathOf(folder, language), files[language]);
  await writeJson(path, readJson(path));
  return missing;
}

async function main() {
  const { values, positionals: ids } = parseArgs({
    allowPositionals: true,
    options: { join: { type: 'boolean', default: false } },
  });
  const unknown = ids.filter((id) => !toolIds().includes(id));
  if (ids.length === 0 || unknown.length > 0)
    throw new Error(ids.length === 0 ? 'Name one tool or more.' : `No folder of src/tools: ${unknown.join(', ')}`);
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
