import { escapeXml } from '#lib/escape-xml';

export type Escape = 'none' | 'sql' | 'json' | 'html' | 'shell' | 'csv';

/** Makes an item fit between the quotes or tags of a language; the quotes themselves are prefix and suffix. */
export const escapeItem: Readonly<Record<Escape, (item: string) => string>> = {
  none: (item) => item,
  /** Standard SQL: a quote inside '…' is doubled. */
  sql: (item) => item.replaceAll("'", "''"),
  json: (item) => JSON.stringify(item).slice(1, -1),
  html: escapeXml,
  /** POSIX: nothing is special inside '…' but the quote, which ends it. */
  shell: (item) => item.replaceAll("'", String.raw`'\''`),
  /** RFC 4180, section 2. */
  csv: (item) => item.replaceAll('"', '""'),
};
