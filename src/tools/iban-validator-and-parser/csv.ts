import { CsvWriter } from '#formats/csv/write.ts';
import type { CheckedLine } from './checked-line.ts';

const COLUMNS = ['line', 'iban', 'valid', 'country', 'bank', 'branch', 'account', 'reasons'];

/** The lines as CSV (RFC 4180), reasons by their codes. */
export function toCsv(lines: readonly CheckedLine[]): string {
  const csv = new CsvWriter({ separator: 'comma', quoteAll: false, lineEnd: 'crlf' });
  csv.add(COLUMNS);
  for (const { line, iban, valid, country, bank, branch, account, reasons } of lines) {
    const fields = [iban, String(valid), country, bank, branch, account, reasons.map(({ is }) => is).join(' ')];
    csv.add([String(line), ...fields.map((field) => csv.text(field ?? ''))]);
  }
  return csv.finish();
}
