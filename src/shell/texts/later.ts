import english from 'virtual:locale/en';
import type { Params } from '#engine/error';
import { formatMessage } from '#engine/messages';
import { spoken, withLater, type CommonKey, type Translate } from '#kit/settings/language.ts';
import { useStore } from '#kit/settings/store.ts';
import later from './later/en.json';
import type { ShellKey } from './messages.ts';

/* The texts of parts that are fetched when somebody comes to them, such as the palette and the about page. */

export type LaterKey = CommonKey | ShellKey | keyof typeof later;

/** All texts of a catalog. */
export const textsOf = withLater(later);

/** The texts of the shell and of the kit, for parts that are fetched. */
export function useLaterMessages(): Translate<LaterKey> {
  const { language, catalog } = useStore(spoken);
  return (key, params = {}) => formatMessage(textsOf(catalog.ui), key, params, language);
}

/** A text in the language that is spoken at this moment: for what is said outside of rendering. */
export function laterTextNow(key: LaterKey, params: Params = {}): string {
  const { catalog, language } = spoken.get();
  return formatMessage(textsOf(catalog.ui), key, params, language);
}

/** A text in English. */
export const englishText = (key: LaterKey): string => formatMessage(textsOf(english.ui), key, {}, 'en');
