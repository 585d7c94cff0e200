import { CsvWriter } from '#formats/csv/write.ts';
import type { PhoneLine } from './logic.ts';

const COLUMNS = [
  'line',
  'text',
  'valid',
  'possible',
  'problem',
  'country',
  'type',
  'e164',
  'international',
  'national',
  'rfc3966',
  'extension',
];

/** The numbers as CSV (RFC 4180) with the codes of problems. */
export function toCsv(lines: readonly PhoneLine[]): string {
  const csv = new CsvWriter({ separator: 'comma', quoteAll: false, lineEnd: 'crlf' });
  csv.add(COLUMNS);
  for (const { line, text, valid, possible, problem, ...row } of lines) {
    const { country, type, e164, international, national, rfc3966, extension } = row;
    const fields = [problem, country, type, e164, international, national, rfc3966, extension];
    const flags = [String(valid), String(possible)];
    csv.add([String(line), csv.text(text), ...flags, ...fields.map((field) => csv.text(field ?? ''))]);
  }
  return csv.finish();
}
