import { useMemo } from 'react';
import { isLargeText, measureText } from '#engine/large-text';
import { useAfterPaint } from '../hooks/use-after-paint.ts';
import type { TextValue } from '../hooks/use-operation.ts';
import { useCommonMessages, useIntlLanguage } from '../settings/language.ts';

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

/** UTF-16 units of a text whose lines may be counted before it is painted. */
const QUICK = 64 * 1024;

/** '8 lines · 304 bytes', and only the size of a text that is not held as a whole. A long text has it after it is painted. */
export function useTextSize(value: TextValue): string {
  const t = useCommonMessages();
  const formatBytes = useFormatBytes();
  const isLong = typeof value === 'string' && value.length > QUICK;
  const painted = useAfterPaint(isLong ? value : '', '');
  const measured = isLong ? painted : value;
  const { lines, bytes } = useMemo(
    () => (isLargeText(measured) ? { lines: undefined, bytes: measured.blob.size } : measureText(measured)),
    [measured],
  );
  if (measured === '') return '';
  return lines === undefined ? formatBytes(bytes) : t('textSize', { count: lines, size: formatBytes(bytes) });
}
