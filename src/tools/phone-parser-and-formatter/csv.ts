import { CsvWriter } from '#formats/csv/write.ts';
import type { PhoneLine } from './logic.ts';

const COLUMNS = [
  'line',
  'text',
  'valid',
  'problem',
  'country',
  'type',
  'e164',
  'international',
  'national',
  'extension',
];

/** The numbers as CSV (RFC 4180), problems by their codes. */
export function toCsv(lines: readonly PhoneLine[]): string {
  const csv = new CsvWriter({ separator: 'comma', quoteAll: false, lineEnd: 'crlf' });
  csv.add(COLUMNS);
  for (const { line, text, valid, problem, country, type, e164, international, national, extension } of lines) {
    const fields = [problem?.replace(/^\w+\./, ''), country, type, e164, international, national, extension];
    csv.add([String(line), csv.text(text), String(valid), ...fields.map((field) => csv.text(field ?? ''))]);
  }
  return csv.finish();
}
