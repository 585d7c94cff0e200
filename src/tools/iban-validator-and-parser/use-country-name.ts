import { useMemo } from 'react';
import { useIntlLanguage, useMounted } from '#kit';

/**
 * What a country is called in the user's language; an unknown code stands for itself. Until the page is hydrated each
 * does, because the server may know other names than the browser. (The first look-up costs a slow phone a tenth of a
 * second, which the first paint does not wait for either.)
 */
export function useCountryName(): (code: string) => string {
  const language = useIntlLanguage();
  const isMounted = useMounted();
  const names = useMemo(
    () => (isMounted ? new Intl.DisplayNames(language, { type: 'region' }) : undefined),
    [language, isMounted],
  );
  return (code) => names?.of(code) ?? code;
}
