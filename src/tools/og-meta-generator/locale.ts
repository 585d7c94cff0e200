const LOCALE = /^([a-z]{2,3})(?:[-_]([a-z]{4}))?[-_]([a-z]{2}|\d{3})(?:\.[\w-]+)?$/i;

/**
 * A locale of BCP 47 or POSIX as Open Graph writes it, `language_TERRITORY` (ogp.me); undefined where that would say less: a
 * script that is not the usual one there, a variant.
 */
export function graphLocale(typed: string): string | undefined {
  const [, language = '', script, territory = ''] = LOCALE.exec(typed) ?? [];
  if (language === '') return undefined;
  const usual = new Intl.Locale(`${language}-${territory}`).maximize().script;
  if (script !== undefined && script.toLowerCase() !== usual?.toLowerCase()) return undefined;
  return `${language.toLowerCase()}_${territory.toUpperCase()}`;
}
