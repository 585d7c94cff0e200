import { useCommonMessages, type Translate } from '#kit/settings/language.ts';
import type { Params } from '#engine/error';
import { formatMessage, type AnyLanguage } from '#engine/messages';
import { useStore } from '#kit/settings/store.ts';
import { spoken } from '#kit/settings/language.ts';
import type texts from './locales/en.json';

export type ShellKey = keyof typeof texts;
/** The shell's own texts. */
export const useShellMessages = (): Translate<ShellKey> => useCommonMessages<ShellKey>();

/** A text in the language that is spoken at this moment: for what is said outside of rendering. */
export function textNow(key: ShellKey, params: Params = {}): string {
  const { catalog, language } = spoken.get();
  return formatMessage(catalog.ui, key, params, language);
}

/** Names of tools and what cards say about them, in the spoken language. */
export function useToolNames(): {
  readonly language: AnyLanguage;
  readonly nameOf: (id: string) => string;
  readonly cardOf: (id: string) => string;
} {
  const { language, catalog } = useStore(spoken);
  return {
    language,
    nameOf: (id) => catalog.tools[id]?.[0] ?? id,
    cardOf: (id) => catalog.tools[id]?.[1] ?? '',
  };
}
