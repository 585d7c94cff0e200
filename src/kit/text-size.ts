import { isLargeText } from '#engine/large-text';
import type { TextValue } from './hooks/use-operation.ts';
import { useCommonMessages, useIntlLanguage } from './language.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in bytes in the language's words, in steps of 1000 (SI). */
export function formatBytes(bytes: number, language: string): string {
  const step = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(bytes / 1000 ** step);
}

function utf8Length(text: string): number {
  let length = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit > 0x7f) length += unit > 0x7ff ? (unit >= 0xd800 && unit <= 0xdfff ? 1 : 2) : 1;
  }
  return length;
}

function countLines(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/** '8 lines · 304 B', and only the size of a text that is not held as a whole. */
export function useTextSize(value: TextValue): string {
  const t = useCommonMessages();
  const language = useIntlLanguage();
  if (isLargeText(value)) return formatBytes(value.blob.size, language);
  if (value === '') return '';
  return t('textSize', { count: countLines(value), size: formatBytes(utf8Length(value), language) });
}
