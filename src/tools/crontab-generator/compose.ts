import { countFields, fieldsFor, limitsOf, nicknames, startsAtZero, type Dialect, type FieldName } from './fields.ts';
import { readField } from './read-field.ts';

/** Texts of an expression's fields, as the form edits them. */
export interface Parts {
  /** A time zone before the fields, with what follows it. */
  readonly before: string;
  readonly names: readonly FieldName[];
  readonly texts: readonly string[];
  /** A command behind the fields, with what stands before it. */
  readonly after: string;
}

const USUAL: Readonly<Record<Dialect, number>> = { unix: 5, quartz: 6, aws: 6 };

/** Splits what is typed into fields; what is missing is free, a nickname becomes what it stands for. */
export function splitExpression(text: string, dialect: Dialect): Parts {
  const [before = ''] = (dialect === 'unix' && /^\s*(?:CRON_)?TZ=\S+(?:\s+|$)/.exec(text)) || [];
  const [line, after] = dialect === 'unix' ? cutCommand(text.slice(before.length)) : [text, ''];
  const bare = line.trim().replace(/^cron\((.*)\)$/, '$1');
  const known = nicknames[bare.toLowerCase()] ?? bare;
  const words = known.startsWith('@') ? [] : known.split(/\s+/).filter((word) => word !== '');
  const names = fieldsFor(dialect, words.length) ?? fieldsFor(dialect, USUAL[dialect]) ?? [];
  return { before, names, texts: names.map((name, index) => words[index] ?? free(name, dialect)), after };
}

function cutCommand(line: string): readonly [fields: string, after: string] {
  const words = [...line.matchAll(/\s*\S+/g)];
  const start = words[countFields(words.map(([word]) => word.trim()))]?.index ?? line.length;
  return [line.slice(0, start), line.slice(start)];
}

const free = (name: FieldName, dialect: Dialect) =>
  name === 'second' ? '0' : name === 'weekday' && dialect !== 'unix' ? '?' : '*';

/** The expression with one field changed. Quartz and AWS want exactly one ? among the two fields of days. */
export function changeField(
  { before, names, texts, after }: Parts,
  name: FieldName,
  text: string,
  dialect: Dialect,
): string {
  const changed = names.map((other, index) => (other === name ? text || '*' : (texts[index] ?? '*')));
  const twin = name === 'day' ? 'weekday' : name === 'weekday' ? 'day' : undefined;
  if (dialect === 'unix' || twin === undefined) return before + changed.join(' ') + after;
  const at = names.indexOf(twin);
  if (text === '?' && changed[at] === '?') changed[at] = '*';
  else if (text !== '?') changed[at] = '?';
  return changed.join(' ');
}

/** The expression of Unix with a field of seconds before the others, or without. */
export function withSeconds({ before, names, texts, after }: Parts, isOn: boolean): string {
  const [second = '0', ...rest] = names[0] === 'second' ? texts : ['0', ...texts];
  return before + (isOn ? [second, ...rest] : rest).join(' ') + after;
}

/** Minute, hour, day, month, weekday (with names, which all dialects share) as an expression of a dialect. */
export function fromUnix(expression: string, dialect: Dialect): string {
  const [minute = '*', hour = '*', day = '*', month = '*', weekday = '*'] = expression.split(' ');
  if (dialect === 'unix') return expression;
  const days = weekday === '*' ? [day, month, '?'] : ['?', month, weekday];
  const fields = [minute, hour, ...days].join(' ');
  return dialect === 'quartz' ? `0 ${fields}` : `${fields} *`;
}

/** How a field is put together by clicking. */
export const WAYS = ['every', 'step', 'values'] as const;
export type Way = (typeof WAYS)[number];

/** Every value, every n-th (`step`), or certain ones. */
export function readWay(text: string): { readonly way: Way; readonly step: number } {
  const step = /^\*\/(\d+)$/.exec(text)?.[1];
  if (step !== undefined) return { way: 'step', step: Number(step) };
  return { way: text === '*' || text === '?' ? 'every' : 'values', step: FIRST_STEP };
}

const FIRST_STEP = 2;

/** What a field becomes when a way is chosen; `first` is its least value. */
export const firstOfWay = (way: Way, first: number): string =>
  way === 'every' ? '*' : way === 'step' ? `*/${FIRST_STEP}` : String(first);

/** A field and how its dialect counts. */
export interface FieldText {
  readonly name: FieldName;
  readonly text: string;
  readonly dialect: Dialect;
  readonly daysFromZero: boolean;
}

/** The years that can be ticked, from the present one; any other can be typed. */
const YEARS = 12;

/** The values that can be ticked, and whether the field stands for them; a weekday occurs once. */
export function valuesOf(field: FieldText, year: number): { readonly value: number; readonly isOn: boolean }[] {
  const { name, text, dialect, daysFromZero } = field;
  const limits = limitsOf(name, startsAtZero(dialect, daysFromZero));
  const min = name === 'year' ? year : limits.min;
  const max = name === 'weekday' ? min + 6 : name === 'year' ? min + YEARS - 1 : limits.max;
  const isEvery = readWay(text).way === 'every';
  const chosen = new Set(chosenValues(text, name, dialect, daysFromZero));
  return Array.from({ length: max - min + 1 }, (_, index) => min + index).map((value) => ({
    value,
    isOn: isEvery || chosen.has(value),
  }));
}

/** The field with one value ticked or not; with none it is free, and of every value only the one is left. */
export function toggleValue({ name, text, dialect, daysFromZero }: FieldText, value: number): string {
  if (readWay(text).way === 'every') return String(value);
  const chosen = chosenValues(text, name, dialect, daysFromZero);
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return next.length === 0 ? '*' : writeValues(next);
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
