import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../child.mjs';
import { toolsFolder } from '../../tool-ids.mjs';
import { sharedTexts } from '../shared-texts.mjs';

export { root } from '../../child.mjs';
export { toolIds, toolsFolder } from '../../tool-ids.mjs';
export { sharedTexts };

export interface LocaleFile {
  readonly meta: {
    readonly title: string;
    /** For cards and the palette. */
    readonly card: string;
    /** For the tool's page. */
    readonly description: string;
    readonly keywords?: readonly string[];
    readonly shares?: readonly string[];
  };
  readonly ui: Readonly<Record<string, unknown>>;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** A tool's locale file; English stands in while a translation is still missing. */
export function readLocale(tool: string, language: string): LocaleFile {
  const path = (code: string) => join(toolsFolder, tool, 'locales', `${code}.json`);
  try {
    return readJson(path(language)) as LocaleFile;
  } catch (error) {
    if (language === 'en' || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return readJson(path('en')) as LocaleFile;
  }
}

type Texts = Readonly<Record<string, unknown>>;

/** A tool's own texts, and those that it shares. */
export function readToolTexts(tool: string, language: string): Texts {
  const { meta, ui } = readLocale(tool, language);
  const shared = (meta.shares ?? []).map((name) => readJson(sharedTexts(name, language)) as Texts);
  return Object.assign({}, ...shared, ui) as Texts;
}

const readTexts = (folder: string, language: string) =>
  readJson(join(root, 'src', folder, `${language}.json`)) as Texts;

/** The texts of engine, kit and shell that a page needs at once. */
export const readFirst = (language: string): Texts => ({
  ...readTexts('engine/locales', language),
  ...readTexts('kit/locales', language),
  ...readTexts('shell/texts/locales', language),
});

/** All texts that do not belong to a tool. */
export const readCommon = (language: string): Texts => ({
  ...readFirst(language),
  ...readTexts('kit/locales/later', language),
  ...readTexts('shell/texts/later', language),
});
