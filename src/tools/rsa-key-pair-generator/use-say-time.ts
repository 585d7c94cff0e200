import { useIntlLanguage } from '#kit';
import { sayRelative } from '#lib/say-relative';

export interface SayTime {
  /** A time (ISO 8601) as date and time in the reader's zone, with its name. */
  readonly date: (time: string) => string;
  /** How far a time is from another: “in 3 days”. */
  readonly relative: (time: string, from: string) => string;
}

/** Writes times in the page's language. */
export function useSayTime(): SayTime {
  const language = useIntlLanguage();
  return {
    date: (time) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long' }).format(Date.parse(time)),
    relative: (time, from) => sayRelative((Date.parse(time) - Date.parse(from)) / 1000, language),
  };
}
