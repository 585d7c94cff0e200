import english from 'virtual:locale/en';
import { formatMessage, languages, type AnyLanguage, type Language, type Messages } from '#engine/messages';
import type { Params } from '#engine/error';
import type engineTexts from '#engine/locales/en.json';
import { createSetting, createStore, useStore } from './store.ts';
import type kitTexts from '../locales/en.json';

/** Names and card texts of all tools (those of English come with the parts that show them), and the texts of no tool. */
export interface Catalog {
  readonly tools: Readonly<Record<string, readonly [title: string, card?: string]>>;
  readonly ui: Messages;
}

interface Spoken {
  readonly language: AnyLanguage;
  readonly catalog: Catalog;
}

const others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Catalog }>>> = {
  es: () => import('virtual:locale/es'),
  fr: () => import('virtual:locale/fr'),
  pt: () => import('virtual:locale/pt'),
  ru: () => import('virtual:locale/ru'),
  zh: () => import('virtual:locale/zh'),
};

export const isLanguage = (value: unknown): value is Language => languages.some((item) => item === value);

/** The language chosen by hand; empty while the browser's decides. */
export const chosenLanguage = createSetting<Language | ''>('locale', {
  initial: '',
  decode: (raw) => (isLanguage(raw) ? raw : undefined),
  encode: (value) => value,
});

/** What is spoken now: changes only when the texts of the new language have arrived. */
export const spoken = createStore<Spoken>({ language: 'en', catalog: english });

/** The first language: the stored one, else the first of the browser's that we have, else English. `?lang=` wins. */
export function preferredLanguage(): AnyLanguage {
  const asked = new URLSearchParams(location.search).get('lang');
  if (asked === 'zz' || isLanguage(asked)) return asked;
  return chosenLanguage.get() || (navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en');
}

export async function loadCatalog(language: AnyLanguage): Promise<Catalog> {
  if (language === 'en') return english;
  if (language !== 'zz') return (await others[language]()).default;
  const tools = Object.keys(english.tools).map((id) => [id, [`⟦${id}⟧`, `⟦${id}.card⟧`] as const]);
  return { tools: Object.fromEntries(tools) as Catalog['tools'], ui: english.ui };
}

/**
 * Gives the texts of a catalog with `later`, those of parts that are fetched: the English ones come with the part, so that the
 * first script does without them; the catalogs of other languages have them all.
 */
export function withLater(later: Messages): (texts: Messages) => Messages {
  const all = { ...english.ui, ...later };
  return (texts) => (texts === english.ui ? all : texts);
}

export type CommonKey = keyof typeof kitTexts | keyof typeof engineTexts;
export type Translate<K extends string> = (key: K, params?: Params) => string;

/** Texts of kit and engine. (The shell has its own, typed the same way.) */
export const useCommonMessages = <K extends string = CommonKey>(): Translate<K> => {
  const { language, catalog } = useStore(spoken);
  return (key, params = {}) => formatMessage(catalog.ui, key, params, language);
};

export const useLanguage = (): AnyLanguage => useStore(spoken).language;
/** The language for `Intl`, which knows nothing of the test language. */
export const useIntlLanguage = (): Language => {
  const language = useLanguage();
  return language === 'zz' ? 'en' : language;
};
