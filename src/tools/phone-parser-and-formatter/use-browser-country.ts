import { useMemo } from 'react';
import { useMounted } from '#kit';
import { callingCodes } from './countries.ts';

/** The country that the browser's languages tell; '' until the page is hydrated. */
export function useBrowserCountry(): string {
  const isMounted = useMounted();
  return useMemo(() => (isMounted ? findCountry(navigator.languages) : ''), [isMounted]);
}

/** The first region that a language tag names, else the most likely one of the first language. */
export function findCountry(tags: readonly string[]): string {
  const locales = tags.flatMap((tag) => {
    try {
      return [new Intl.Locale(tag)];
    } catch {
      // Some systems have names of their own.
      return [];
    }
  });
  const [first] = locales;
  // Without its region, as `es-419` names a continent.
  const likely = first && new Intl.Locale([first.language, first.script].filter(Boolean).join('-')).maximize().region;
  const regions = [...locales.map(({ region }) => region), likely];
  return regions.find((region) => region !== undefined && callingCodes.has(region)) ?? 'FR';
}
