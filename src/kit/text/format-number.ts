import { useIntlLanguage } from '../settings/language.ts';

/**
 * Plain decimal digits such as `-1234.50` as they are written in a language, with all their digits: `-1 234,50`. For the
 * eye; what is copied stays plain.
 */
export function formatNumber(plain: string, language: string): string {
  const [whole = '', fraction] = plain.replace('-', '').split('.');
  const format = new Intl.NumberFormat(language);
  const mark = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const text = format.format(BigInt(whole)) + (fraction === undefined ? '' : mark + fraction);
  return plain.startsWith('-') ? `−${text}` : text;
}

/** Writes plain decimal digits in the page's language. */
export function useFormatNumber(): (plain: string) => string {
  const language = useIntlLanguage();
  return (plain) => formatNumber(plain, language);
}
