import { fieldsFor, nicknames, startsAtZero, type Dialect, type FieldName } from './fields.ts';
import { readField } from './read-field.ts';

/** Texts of an expression's fields, as the form edits them. */
export interface Parts {
  readonly names: readonly FieldName[];
  readonly texts: readonly string[];
}

const USUAL: Readonly<Record<Dialect, number>> = { unix: 5, quartz: 6, aws: 6 };

/** Splits what is typed into fields; what is missing is free, a nickname becomes what it stands for. */
export function splitExpression(text: string, dialect: Dialect): Parts {
  const bare = text.trim().replace(/^cron\((.*)\)$/, '$1');
  const known = nicknames[bare.toLowerCase()] ?? bare;
  const words = known.startsWith('@') ? [] : known.split(/\s+/).filter((word) => word !== '');
  const names = fieldsFor(dialect, words.length) ?? fieldsFor(dialect, USUAL[dialect]) ?? [];
  return { names, texts: names.map((name, index) => words[index] ?? free(name, dialect)) };
}

const free = (name: FieldName, dialect: Dialect) =>
  name === 'second' ? '0' : name === 'weekday' && dialect !== 'unix' ? '?' : '*';

/** The expression with one field changed. Quartz and AWS want exactly one ? among the two fields of days. */
export function changeField({ names, texts }: Parts, name: FieldName, text: string, dialect: Dialect): string {
  const changed = names.map((other, index) => (other === name ? text || '*' : (texts[index] ?? '*')));
  const twin = name === 'day' ? 'weekday' : name === 'weekday' ? 'day' : undefined;
  if (dialect === 'unix' || twin === undefined) return changed.join(' ');
  const at = names.indexOf(twin);
  if (text === '?' && changed[at] === '?') changed[at] = '*';
  else if (text !== '?') changed[at] = '?';
  return changed.join(' ');
}

/** Minute, hour, day, month, weekday (with names, which all dialects share) as an expression of a dialect. */
export function fromUnix(expression: string, dialect: Dialect): string {
  const [minute = '*', hour = '*', day = '*', month = '*', weekday = '*'] = expression.split(' ');
  if (dialect === 'unix') return expression;
  const days = weekday === '*' ? [day, month, '?'] : ['?', month, weekday];
  const fields = [minute, hour, ...days].join(' ');
  return dialect === 'quartz' ? `0 ${fields}` : `${fields} *`;
}

/** Values that a field stands for, as they are written in it; none while it cannot be read. */
export function chosenValues(text: string, name: FieldName, dialect: Dialect, daysFromZero: boolean): number[] {
  const zeroBased = startsAtZero(dialect, daysFromZero);
  try {
    const { values, isFree } = readField(text, { text, offset: 0, name, position: 1 }, dialect, zeroBased);
    if (isFree) return [];
    return name === 'weekday' && !zeroBased ? values.map((value) => value + 1) : [...values];
  } catch {
    return [];
  }
}

/** `1,2,3,7` as `1-3,7`. */
export function writeValues(values: readonly number[]): string {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const groups: [from: number, to: number][] = [];
  for (const value of sorted) {
    const last = groups.at(-1);
    if (last !== undefined && last[1] === value - 1) last[1] = value;
    else groups.push([value, value]);
  }
  return groups
    .map(([from, to]) => (from === to ? `${from}` : to === from + 1 ? `${from},${to}` : `${from}-${to}`))
    .join(',');
}
