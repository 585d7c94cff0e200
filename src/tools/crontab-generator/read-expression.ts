import { ToolError, type Place } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { placeAt } from '#lib/place';
import { countFields, fieldsFor, nicknames, REBOOT, startsAtZero, type Dialect } from './fields.ts';
import { closestCron, readInterval } from './interval.ts';
import { readField, type Field } from './read-field.ts';

export interface Expression {
  /** With single spaces, without `cron(…)`; a nickname as it is. */
  readonly text: string;
  readonly isReboot: boolean;
  /** The zone that is written before it, as crontabs and Go's schedulers have it. */
  readonly zone: ZonePrefix | undefined;
  readonly fields: readonly Field[];
  /** What follows the fields on the line of a crontab, as written; '' if nothing does. */
  readonly command: string;
}

export interface ZonePrefix {
  readonly name: string;
  /** As written, such as `CRON_TZ=Europe/Paris`. */
  readonly text: string;
  readonly at: Place;
}

interface Word {
  readonly text: string;
  readonly offset: number;
}

/** Reads an expression of a dialect. Throws `ToolError` with field and place; notes what not every cron understands. */
export function readExpression(
  input: string,
  dialect: Dialect,
  daysFromZero: boolean,
  note: RunContext['note'],
): Expression {
  refuseInterval(input, dialect);
  const zone = dialect === 'unix' ? readZone(input) : undefined;
  const [, before = '', inside] = /^(\s*cron\(\s*)([^)]*)\)\s*$/.exec(input) ?? [];
  const all = readWords(inside ?? input, before.length).slice(zone === undefined ? 0 : 1);
  const words = dialect === 'unix' ? all.slice(0, countFields(all.map(({ text }) => text))) : all;
  const command = readCommand(input, all[words.length]);
  const [first] = words;
  if (first === undefined) throw new ToolError('error.empty');
  if (first.text.startsWith('@') && words.length === 1)
    return { ...readNickname(input, first, dialect), zone, command };
  const names = fieldsFor(dialect, words.length);
  if (names === undefined) {
    const last = words.at(-1) ?? first;
    const at = { ...placeAt(input, first.offset), endOffset: last.offset + last.text.length };
    throw new ToolError(`error.fieldCount.${dialect}`, { count: words.length }, { at });
  }
  const zeroBased = startsAtZero(dialect, daysFromZero);
  const fields = words.map((word, index) =>
    readField(input, { ...word, name: names[index] ?? 'year', position: index + 1 }, dialect, zeroBased),
  );
  checkDays(input, fields, dialect, note);
  if (dialect === 'unix' && fields.length === 6) note('note.seconds');
  return { text: words.map(({ text }) => text).join(' '), isReboot: false, zone, fields, command };
}

function refuseInterval(input: string, dialect: Dialect): void {
  const interval = readInterval(input);
  if (interval === undefined) return;
  const { text, offset, seconds } = interval;
  const at = { ...placeAt(input, offset), endOffset: offset + text.length };
  const cron = closestCron(seconds, dialect);
  if (cron === undefined) throw new ToolError('error.intervalAlone', { text }, { at });
  throw new ToolError('error.interval', { text, cron }, { at });
}

function readCommand(input: string, first: Word | undefined): string {
  if (first === undefined) return '';
  const command = input.slice(first.offset).trimEnd();
  const lineBreak = command.search(/[\r\n]/);
  if (lineBreak >= 0) throw new ToolError('error.lines', {}, { at: placeAt(input, first.offset + lineBreak) });
  return command;
}

function readZone(input: string): ZonePrefix | undefined {
  const match = /^\s*((?:CRON_)?TZ=)(["']?)([^\s"']+)\2(?=\s|$)/.exec(input);
  if (match === null) return undefined;
  const [whole, variable = '', quote = '', name = ''] = match;
  const end = whole.length - quote.length;
  const at = { ...placeAt(input, end - name.length), endOffset: end };
  return { name, text: variable + quote + name + quote, at };
}

const readWords = (text: string, start: number): Word[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ text: word, offset: start + index }));

function readNickname(input: string, { text, offset }: Word, dialect: Dialect): Omit<Expression, 'zone' | 'command'> {
  const name = text.toLowerCase();
  const meaning = Object.hasOwn(nicknames, name) ? nicknames[name] : undefined;
  if (dialect !== 'unix' || (meaning === undefined && name !== REBOOT)) {
    const at = { ...placeAt(input, offset), endOffset: offset + text.length };
    throw new ToolError('error.nickname', { name: text }, { at });
  }
  if (meaning === undefined) return { text: name, isReboot: true, fields: [] };
  const names = fieldsFor('unix', 5) ?? [];
  const fields = readWords(meaning, 0).map((word, index) =>
    readField(meaning, { ...word, name: names[index] ?? 'year', position: index + 1 }, 'unix', true),
  );
  return { text: name, isReboot: false, fields };
}

function checkDays(input: string, fields: readonly Field[], dialect: Dialect, note: RunContext['note']): void {
  const day = fields.find(({ name }) => name === 'day');
  const weekday = fields.find(({ name }) => name === 'weekday');
  if (day === undefined || weekday === undefined) return;
  if (dialect !== 'unix') {
    if ((day.text === '?') !== (weekday.text === '?')) return;
    const at = { ...placeAt(input, day.offset), endOffset: weekday.offset + weekday.text.length };
    throw new ToolError('error.oneQuestion', {}, { at });
  }
  const hasQuestion = fields.some(({ text }) => text === '?');
  if (hasQuestion || day.special.length > 0 || (weekday.special.length > 0 && weekday.canonical !== '6'))
    note('warning.extension');
  const combined = combinesDays({ fields });
  if (combined !== undefined) note(combined === 'both' ? 'warning.bothDays' : 'warning.eitherDay');
}

/**
 * How day of month and weekday work together where both say something: one is enough, but where one begins with a star
 * Vixie's cron asks for both (crontab(5); `DOM_STAR` and `DOW_STAR` in its source).
 */
export function combinesDays({ fields }: Pick<Expression, 'fields'>): 'both' | 'either' | undefined {
  const days = fields.filter(({ name }) => name === 'day' || name === 'weekday');
  if (days.length < 2 || days.some(({ isFree }) => isFree)) return undefined;
  return days.some(({ hasStar }) => hasStar) ? 'both' : 'either';
}
