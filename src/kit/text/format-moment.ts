import { useIntlLanguage } from '../settings/language.ts';

/** Writes a moment (milliseconds since 1970) as date and time in the page's language; without a zone in the device's. */
export function useFormatMoment(): (moment: number, timeZone?: string) => string {
  const language = useIntlLanguage();
  return (moment, timeZone) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'medium', timeZone }).format(moment);
}

/** Writes a day (ISO 8601) in the page's language. */
export function useFormatDay(): (day: string) => string {
  const format = new Intl.DateTimeFormat(useIntlLanguage(), { dateStyle: 'long', timeZone: 'UTC' });
  return (day) => format.format(new Date(day));
}
