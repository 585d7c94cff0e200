import { useCallback } from 'react';
import { useIntlLanguage } from '../settings/language.ts';
import { useMounted } from './use-mounted.ts';

const known = new Map<string, Intl.DisplayNames>();

/** Names of countries in a language, made once: the first costs a slow phone a tenth of a second. */
function namesIn(language: string): Intl.DisplayNames {
  let names = known.get(language);
  if (names === undefined) known.set(language, (names = new Intl.DisplayNames(language, { type: 'region' })));
  return names;
}

/**
 * The name of a country in the user's language; an unknown code stands for itself. Until the page is hydrated each
 * does, because the server may know other names than the browser, and the first paint does not wait for them.
 */
export function useCountryName(): (code: string) => string {
  const language = useIntlLanguage();
  const isMounted = useMounted();
  return useCallback((code) => (isMounted ? (namesIn(language).of(code) ?? code) : code), [language, isMounted]);
}
