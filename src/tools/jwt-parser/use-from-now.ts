import { useIntlLanguage } from '#kit';
import { sayRelative } from '#lib/say-relative';

/** Says how far a time (ISO 8601) is from now, in the page's language. */
export function useFromNow(): (time: string) => string {
  const language = useIntlLanguage();
  return (time) => sayRelative((Date.parse(time) - Date.now()) / 1000, language);
}
