import { ToolError, type Place } from '#engine/error';
import { placeAt } from '#lib/place';
import { limitsOf, MONTHS, WEEKDAYS, type Dialect, type FieldName, type Limits } from './fields.ts';

/** A field as written, and what it means: weekdays from 0 (Sunday) to 6. */
export interface Field {
  readonly name: FieldName;
  readonly text: string;
  readonly offset: number;
  /** `*` or `?`: says nothing. */
  readonly isFree: boolean;
  /** Begins with `*`, which is what cron asks before it combines the two fields of days. */
  readonly hasStar: boolean;
  /** Single values, in order. */
  readonly values: readonly number[];
  /** `L`, `L-3`, `LW`, `L-3W`, `15W`, `5L`, `5#2`, with weekdays from 0. */
  readonly special: readonly string[];
  /** The same in a form that every reader understands: weekdays from 0, no names. */
  readonly canonical: string;
}

interface Reading {
  readonly field: { readonly name: FieldName; readonly position: number };
  readonly dialect: Dialect;
  readonly zeroBased: boolean;
  readonly limits: Limits;
  readonly whole: string;
}

interface Item {
  readonly values: readonly number[];
  readonly special?: string;
  readonly canonical: string;
}

const DAYS = 7;

/** Reads one field. Throws `ToolError` that says which field and what is wrong in it. */
export function readField(
  whole: string,
  { text, offset, name, position }: { text: string; offset: number; name: FieldName; position: number },
  dialect: Dialect,
  zeroBased: boolean,
): Field {
  const limits = limitsOf(name, zeroBased);
  const reading: Reading = { field: { name, position }, dialect, zeroBased, limits, whole };
  if (text === '?' && name !== 'day' && name !== 'weekday' && dialect !== 'unix')
    throw fail(reading, 'error.question', text, offset);
  const isFree = text === '*' || text === '?';
  const items: Item[] = [];
  let start = offset;
  for (const item of text.split(',')) {
    const read = readItem(reading, item, start);
    if (read.special !== undefined && item !== text && standsAlone(dialect, item))
      throw fail(reading, 'error.inList', item, start);
    items.push(read);
    start += item.length + 1;
  }
  const values = [...new Set(items.flatMap((item) => item.values))].sort((a, b) => a - b);
  const special = items.flatMap((item) => item.special ?? []);
  const canonical = items.map((item) => item.canonical).join(',');
  return { name, text, offset, isFree, hasStar: /^[*?]/.test(text), values, special, canonical };
}

/** In a list Quartz takes none of them ("not implemented" in its CronExpression), EventBridge no `#` (user guide). */
const standsAlone = (dialect: Dialect, item: string) =>
  dialect === 'quartz' || (dialect === 'aws' && item.includes('#'));

function place(whole: string, offset: number, length: number): Place {
  return { ...placeAt(whole, offset), endOffset: offset + length };
}

const fail = ({ field, whole }: Reading, code: string, item: string, offset: number, params = {}) =>
  new ToolError(code, { item, field: field.position, ...params }, { at: place(whole, offset, item.length) });

function readItem(reading: Reading, item: string, offset: number): Item {
  if (item === '') throw fail(reading, 'error.emptyItem', item, offset);
  // “H” of Jenkins, alone, in a range or with a step (Pipeline syntax, “Jenkins cron syntax”).
  if (/^H(?:\(\d+-\d+\))?(?:\/\d+)?$/i.test(item)) throw fail(reading, 'error.jenkins', item, offset);
  const special = readSpecial(reading, item, offset);
  if (special !== undefined) return { values: [], special, canonical: special };
  const [base = '', step, ...rest] = item.split('/');
  if (rest.length > 0) throw fail(reading, 'error.item', item, offset);
  const { limits } = reading;
  const by = step === undefined ? 1 : readStep(reading, step, offset + base.length + 1);
  if (base === '*' || base === '?') {
    if (base === '?' && step !== undefined) throw fail(reading, 'error.item', item, offset);
    const last = reading.field.name === 'weekday' ? limits.min + DAYS - 1 : limits.max;
    const values = step === undefined && reading.field.name === 'year' ? [] : range(limits.min, last, by);
    return {
      values: values.map((value) => fromSunday(reading, value)),
      canonical: step === undefined ? '*' : `*/${by}`,
    };
  }
  const [first = '', second, ...more] = base.split('-');
  if (more.length > 0) throw fail(reading, 'error.item', item, offset);
  const from = readValue(reading, first, offset);
  const to =
    second === undefined
      ? step === undefined
        ? from
        : limits.max
      : readValue(reading, second, offset + first.length + 1);
  const values = spread(reading, { from, to, by, isRange: second !== undefined }, item, offset);
  return {
    values: values.map((value) => fromSunday(reading, value)),
    canonical: write(reading, { from, to, by, values }),
  };
}

/** Weekdays from 0 (Sunday), whatever they are counted from; others as they are. */
const fromSunday = ({ field, zeroBased }: Reading, value: number) =>
  field.name === 'weekday' ? (zeroBased ? value % DAYS : value - 1) : value;

const range = (from: number, to: number, by: number) =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / by) + 1) }, (_, index) => from + index * by);

interface Spread {
  readonly from: number;
  readonly to: number;
  readonly by: number;
}

/** Only Quartz and AWS go on at the beginning: `22-2`, `FRI-MON`. */
function spread(
  reading: Reading,
  { from, to, by, isRange }: Spread & { isRange: boolean },
  item: string,
  offset: number,
): number[] {
  if (from <= to) return range(from, to, by);
  // SAT-SUN is 6-0: Sunday as an end is 7.
  const isToSunday = reading.field.name === 'weekday' && reading.zeroBased && to === 0;
  if (isToSunday) return range(from, DAYS, by);
  if (reading.dialect === 'unix' || !isRange || reading.field.name === 'year')
    throw fail(reading, 'error.reversed', item, offset);
  const size = reading.limits.max - reading.limits.min + 1;
  return range(from, to + size, by).map((value) => (value > reading.limits.max ? value - size : value));
}

function write(reading: Reading, { from, to, by, values }: Spread & { values: readonly number[] }): string {
  const start = fromSunday(reading, from);
  const { min, max } = reading.limits;
  if (from === min && to === max && by > 1 && reading.field.name !== 'weekday') return `*/${by}`;
  if (from === to) return String(start);
  const end = fromSunday(reading, to);
  // A range over the end of the week or day has no common form.
  if (start > end)
    return [...new Set(values.map((value) => fromSunday(reading, value)))].sort((a, b) => a - b).join(',');
  return by === 1 ? `${start}-${end}` : `${start}-${end}/${by}`;
}

function readStep(reading: Reading, step: string, offset: number): number {
  const { min, max } = reading.limits;
  const value = /^\d{1,4}$/.test(step) ? Number(step) : 0;
  if (value < 1 || value > max - min + 1) throw fail(reading, 'error.step', step, offset, { max: max - min + 1 });
  return value;
}

/** A number or the name of a month or weekday. */
function readValue(reading: Reading, written: string, offset: number): number {
  const { field, limits, zeroBased } = reading;
  if (/^\d+$/.test(written)) {
    const value = Number(written);
    if (value >= limits.min && value <= limits.max) return value;
    throw fail(reading, `error.value.${field.name}`, written, offset, {
      min: String(limits.min),
      max: String(limits.max),
    });
  }
  if (!/^[A-Za-z]+$/.test(written)) throw fail(reading, 'error.item', written, offset);
  const name = written.toUpperCase();
  const names: readonly string[] = field.name === 'month' ? MONTHS : field.name === 'weekday' ? WEEKDAYS : [];
  const index = names.indexOf(name);
  if (index < 0) throw fail(reading, 'error.name', written, offset);
  return index + (field.name === 'month' || !zeroBased ? 1 : 0);
}

/** The most days before the last that Quartz takes. */
const MOST_BEFORE_LAST = 30;

/** L, L-3, LW, L-3W, 15W in the days of the month, 5L and 5#2 in weekdays (Quartz, CronTrigger tutorial and CronExpression). */
function readSpecial(reading: Reading, item: string, offset: number): string | undefined {
  const { name } = reading.field;
  const text = item.toUpperCase();
  if (!/^(?:LW?|L-\d+W?|LW-\d+|\d+W|W|(?:\d+|[A-Z]{3})L|[^#]*#[^#]*)$/.test(text) || text === 'JUL') return undefined;
  if (name === 'day') {
    if (text === 'L' || text === 'LW') return text;
    const [, before, nearest = ''] = /^L-(\d+)(W?)$/.exec(text) ?? [];
    if (before !== undefined) {
      if (reading.dialect === 'aws') throw fail(reading, 'error.notInAws', item, offset);
      if (Number(before) > MOST_BEFORE_LAST)
        throw fail(reading, 'error.lastOffset', item, offset, { max: MOST_BEFORE_LAST });
      return Number(before) === 0 ? `L${nearest}` : `L-${Number(before)}${nearest}`;
    }
    const [, day] = /^(\d+)W$/.exec(text) ?? [];
    if (day !== undefined) return `${readValue(reading, day, offset)}W`;
  }
  if (name === 'weekday') {
    if (text === 'L') return '6';
    const [, last] = /^(.+)L$/.exec(text) ?? [];
    if (last !== undefined) return `${fromSunday(reading, readValue(reading, last, offset))}L`;
    const [, which, nth] = /^(.+)#([1-5])$/.exec(text) ?? [];
    if (which !== undefined && nth !== undefined)
      return `${fromSunday(reading, readValue(reading, which, offset))}#${nth}`;
  }
  throw fail(reading, 'error.special', item, offset);
}
