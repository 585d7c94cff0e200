import { CsvWriter } from '#formats/csv/write.ts';

/** A subnet of a split or, with its name and numbers, of a plan. */
export interface SubnetRow {
  readonly name?: string;
  readonly hosts?: number;
  readonly cidr: string;
  readonly first: string;
  readonly last: string;
  readonly broadcast: string | null;
  readonly usable?: number;
  readonly size?: number;
}

const SPLIT = ['cidr', 'first', 'last', 'broadcast'] as const;
const PLAN = ['name', 'hosts', ...SPLIT, 'usable', 'size'] as const;

/** Subnets as CSV (RFC 4180). */
export function toCsv(subnets: readonly SubnetRow[]): string {
  const columns = subnets.some(({ hosts }) => hosts !== undefined) ? PLAN : SPLIT;
  const csv = new CsvWriter({ separator: 'comma', quoteAll: false, lineEnd: 'crlf' });
  csv.add(columns);
  for (const subnet of subnets) csv.add(columns.map((column) => csv.text(String(subnet[column] ?? ''))));
  return csv.finish();
}
