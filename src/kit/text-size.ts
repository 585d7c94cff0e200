import { useMemo } from 'react';
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

const encoder = new TextEncoder();
/** Many times faster than a loop over the text. */
const utf8Length = (text: string): number => encoder.encode(text).length;

function countLines(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/** '8 lines · 304 B', and only the size of a text that is not held as a whole. */
export function useTextSize(value: TextValue): string {
  const t = useCommonMessages();
  const language = useIntlLanguage();
  const measured = useMemo(() => {
    if (isLargeText(value)) return { count: undefined, size: formatBytes(value.blob.size, language) };
    return { count: countLines(value), size: formatBytes(utf8Length(value), language) };
  }, [value, language]);
  if (measured.count === undefined) return measured.size;
  return value === '' ? '' : t('textSize', measured);
}
