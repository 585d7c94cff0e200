export type Escape = 'none' | 'sql' | 'json' | 'html' | 'shell' | 'csv';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes an item fit between the quotes or tags of a language; the quotes themselves are prefix and suffix. */
export const escapeItem: Readonly<Record<Escape, (item: string) => string>> = {
  none: (item) => item,
  /** Standard SQL: a quote inside '…' is doubled. */
  sql: (item) => item.replaceAll("'", "''"),
  json: (item) => JSON.stringify(item).slice(1, -1),
  html: (item) => item.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character),
  /** POSIX: nothing is special inside '…' but the quote, which ends it. */
  shell: (item) => item.replaceAll("'", String.raw`'\''`),
  /** RFC 4180, section 2. */
  csv: (item) => item.replaceAll('"', '""'),
};
