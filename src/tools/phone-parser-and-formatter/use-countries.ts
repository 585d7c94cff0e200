import { useMemo } from 'react';
import { useMounted } from '#kit';
import { callingCodes } from './countries.ts';

/** The flag of a country, where the system has flags. */
export const flagOf = (code: string): string =>
  String.fromCodePoint(...Array.from(code, (letter) => 0x1f1a5 + letter.charCodeAt(0)));

/** Where the browser says that its user is; '' until the page is hydrated. */
export function useBrowserCountry(): string {
  const isMounted = useMounted();
  return useMemo(() => (isMounted ? findCountry(navigator.languages) : ''), [isMounted]);
}

function findCountry(tags: readonly string[]): string {
  const locales = tags.flatMap((tag) => {
    try {
      return [new Intl.Locale(tag)];
    } catch {
      // Some systems hand on names of their own.
      return [];
    }
  });
  const named = locales.find(({ region }) => region !== undefined && callingCodes.has(region))?.region;
  return named ?? locales[0]?.maximize().region ?? 'FR';
}
