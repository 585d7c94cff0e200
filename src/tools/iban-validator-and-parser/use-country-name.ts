import { useIntlLanguage, useMounted } from '#kit';

/**
 * What a country is called in the user's language; an unknown code stands for itself. Until the page is hydrated each
 * does, because the server may know other names than the browser.
 */
export function useCountryName(): (code: string) => string {
  const names = new Intl.DisplayNames(useIntlLanguage(), { type: 'region' });
  const isMounted = useMounted();
  return (code) => (isMounted ? names.of(code) : undefined) ?? code;
}
