import { CsvWriter } from '#formats/csv/write.ts';
import { namesOf } from './holders.ts';
import type { AddressLine } from './logic.ts';

const COLUMNS = [
  'line',
  'address',
  'ip',
  'vendor',
  'country',
  'registry',
  'prefix',
  'first',
  'last',
  'cast',
  'scope',
  'use',
];

/** The addresses as CSV (RFC 4180). */
export function toCsv(lines: readonly AddressLine[]): string {
  const csv = new CsvWriter({ separator: 'comma', quoteAll: false, lineEnd: 'crlf' });
  csv.add(COLUMNS);
  for (const { line, address, ip, vendor, cast, scope, use } of lines) {
    const fields = [
      ip,
      vendor === null ? undefined : namesOf(vendor),
      vendor?.country,
      vendor?.registry,
      vendor?.prefix,
      vendor?.first,
      vendor?.last,
      cast,
      scope,
      use?.name,
    ];
    csv.add([String(line), address, ...fields.map((field) => csv.text(field ?? ''))]);
  }
  return csv.finish();
}
