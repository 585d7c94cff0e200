import type { Extension } from '@codemirror/state';

/** Languages the editor colours and folds; each is fetched when a page shows it. */
export type EditorLanguage = 'json' | 'sql' | 'toml' | 'xml' | 'yaml';

export const loadLanguage: Readonly<Record<EditorLanguage, () => Promise<Extension>>> = {
  json: async () => (await import('@codemirror/lang-json')).json(),
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
