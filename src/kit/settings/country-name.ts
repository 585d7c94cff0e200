import { useCallback } from 'react';
import { useMounted } from '../hooks/use-mounted.ts';
import { useIntlLanguage } from './language.ts';

const known = new Map<string, Intl.DisplayNames>();

/** Country names by language, created once: it takes a slow phone 100 ms. */
function namesIn(language: string): Intl.DisplayNames {
  let names = known.get(language);
  if (names === undefined) known.set(language, (names = new Intl.DisplayNames(language, { type: 'region' })));
  return names;
}

/**
 * The name of a country in the user's language, or its code if it has none. Before hydration every country shows its code:
 * the server may know other names than the browser, and the first paint does not wait for them.
 */
export function useCountryName(): (code: string) => string {
  const language = useIntlLanguage();
  const isMounted = useMounted();
  return useCallback((code) => (isMounted ? (namesIn(language).of(code) ?? code) : code), [language, isMounted]);
}
