import type { ListForm } from './options.ts';

/** Ids one per line, as a JSON array, a CSV record (RFC 4180) or an SQL list. JSON and SQL ignore the choice of quotes. */
export function formatList(ids: readonly string[], form: ListForm, quotes = false): string {
  const quoted = quotes ? ids.map((id) => `"${id}"`) : ids;
  switch (form) {
    case 'lines':
      return quoted.join('\n');
    case 'json':
      return JSON.stringify(ids, undefined, 2);
    case 'csv':
      return quoted.join(',');
    case 'sql':
      return `(\n${ids.map((id) => `  '${id}'`).join(',\n')}\n)`;
  }
}
