import { useIntlLanguage, useMounted } from '#kit';

/** By language; the first one costs a slow phone a twentieth of a second. */
const known = new Map<string, Intl.DisplayNames>();

function namesIn(language: string): Intl.DisplayNames {
  const names = known.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  known.set(language, names);
  return names;
}

/**
 * What a country is called in the user's language; an unknown code stands for itself. Until the page is hydrated each
 * does, because the server may know other names than the browser.
 */
export function useCountryName(): (code: string) => string {
  const language = useIntlLanguage();
  const isMounted = useMounted();
  return (code) => (isMounted ? namesIn(language).of(code) : undefined) ?? code;
}
