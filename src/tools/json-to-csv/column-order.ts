import { readRecord, writeRecord } from '#formats/csv/record.ts';

/** Names of columns in the order to write them; `value` names them as a line of CSV, '' stands for all. */
export function chosenColumns(all: readonly string[], value: string): readonly string[] {
  const known = new Set(all);
  return value.trim() === '' ? [...known] : [...new Set(readRecord(value))].filter((name) => known.has(name));
}

/** The line of CSV that names them; '' where they are all, in the order of the data. */
export function writeColumns(all: readonly string[], chosen: readonly string[]): string {
  const names = [...new Set(all)];
  return chosen.length === names.length && chosen.every((name, index) => name === names[index])
    ? ''
    : writeRecord(chosen);
}

/** The same names, with one at another place. */
export const moveColumn = (names: readonly string[], name: string, to: number): readonly string[] =>
  names.filter((other) => other !== name).toSpliced(to, 0, name);
