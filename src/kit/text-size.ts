import { useMemo } from 'react';
import { isLargeText, utf8Length } from '#engine/large-text';
import type { TextValue } from './hooks/use-operation.ts';
import { useCommonMessages, useIntlLanguage } from './language.ts';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** Writes a size in bytes in the language's words, in steps of 1000 (SI). */
export function useFormatBytes(): (bytes: number) => string {
  const t = useCommonMessages();
  const language = useIntlLanguage();
  return (size) => {
    const bytes = Math.round(size);
    // Most sizes on a page are small, and a first formatter costs a slow phone a tenth of a second.
    if (bytes < 1000) return t('bytes', { count: bytes });
    const step = Math.min(UNITS.length, Math.floor(Math.log10(bytes) / 3));
    const unit = UNITS[step - 1] ?? 'kilobyte';
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 });
    return format.format(bytes / 1000 ** step);
  };
}

function countLines(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/** '8 lines · 304 bytes', and only the size of a text that is not held as a whole. */
export function useTextSize(value: TextValue): string {
  const t = useCommonMessages();
  const formatBytes = useFormatBytes();
  const { count, bytes } = useMemo(
    () =>
      isLargeText(value)
        ? { count: undefined, bytes: value.blob.size }
        : { count: countLines(value), bytes: utf8Length(value) },
    [value],
  );
  if (value === '') return '';
  return count === undefined ? formatBytes(bytes) : t('textSize', { count, size: formatBytes(bytes) });
}
