const FIELD = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y;

/** The fields of one line of CSV with commas; what is no such line is cut at its commas. */
export function readRecord(line: string): string[] {
  const fields: string[] = [];
  FIELD.lastIndex = 0;
  for (;;) {
    const match = FIELD.exec(line);
    if (match === null) return line.split(',').map((field) => field.trim());
    fields.push(match[1]?.replaceAll('""', '"') ?? (match[2] ?? '').trim());
    if (match[3] === '') return fields;
  }
}

/** One line of CSV with commas, as `readRecord` takes it. */
export const writeRecord = (fields: readonly string[]): string =>
  fields.map((field) => (/^$|^\s|\s$|[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(',');
