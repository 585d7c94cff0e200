import { choice, integer } from '#engine/options';

/** Options of a list of new ids; their texts are those of this folder. */
export const count = integer({ initial: 1, min: 1, max: 10_000 });
export const list = choice(['lines', 'json', 'csv', 'sql'], 'lines');

export type ListForm = typeof list.initial;

/** The form of a list as a whole; in SQL it is only a part of a statement. */
export const formatOfList = (form: ListForm) => (form === 'json' || form === 'csv' ? form : undefined);

/** Ids one per line, as a JSON array, a CSV record (RFC 4180) or an SQL list; JSON and SQL always quote in their own way. */
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
