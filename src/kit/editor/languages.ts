import type { Extension } from '@codemirror/state';
import { withParents, type Format } from '#engine/format';

/** Languages the editor colours and folds; each is fetched when a page shows it. */
export type EditorLanguage = 'json' | 'jwt' | 'sql' | 'toml' | 'xml' | 'yaml';

/** Its own, or that of a format that it is a case of. HTML is near enough to XML. */
export const languageOf = (format: Format | undefined): EditorLanguage | undefined =>
  format === undefined
    ? undefined
    : format === 'html'
      ? 'xml'
      : withParents(format).find((name): name is EditorLanguage & Format => name in loadLanguage);

export const loadLanguage: Readonly<Record<EditorLanguage, () => Promise<Extension>>> = {
  json: async () => (await import('@codemirror/lang-json')).json(),
  jwt: async () => (await import('./jwt.ts')).jwt,
  sql: async () => (await import('@codemirror/lang-sql')).sql(),
  toml: async () => {
    const [{ StreamLanguage }, { toml }] = await Promise.all([
      import('@codemirror/language'),
      import('@codemirror/legacy-modes/mode/toml'),
    ]);
    return StreamLanguage.define(toml);
  },
  xml: async () => (await import('@codemirror/lang-xml')).xml(),
  yaml: async () => (await import('@codemirror/lang-yaml')).yaml(),
};
