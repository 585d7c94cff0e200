import { CsvWriter } from '#formats/csv/write.ts';
import type { ConvertedLine } from './convert-lines.ts';

/** The forms in the order in which they are shown. */
export const COLUMNS = [
  'address',
  'decimal',
  'hexadecimal',
  'binary',
  'mapped',
  'mappedShort',
  'mappedDotted',
  'dottedBinary',
  'dottedHex',
  'octal',
  'dottedOctal',
  'sixToFour',
  'nat64',
  'reverse',
] as const;

/** Converted addresses as CSV (RFC 4180), problems by their codes. */
export function toCsv(lines: readonly ConvertedLine[]): string {
  const csv = new CsvWriter({ separator: 'comma', quoteAll: false, lineEnd: 'crlf' });
  csv.add(['line', 'text', ...COLUMNS, 'kind', 'problem']);
  for (const { line, text, forms, problem } of lines) {
    const fields = [...COLUMNS, 'kind' as const].map((name) => String(forms?.[name] ?? ''));
    csv.add([String(line), ...[text, ...fields, problem?.code ?? ''].map((field) => csv.text(field))]);
  }
  return csv.finish();
}
