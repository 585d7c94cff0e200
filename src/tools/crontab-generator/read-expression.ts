import { ToolError, type Place } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { placeAt } from '#lib/place';
import { fieldsFor, nicknames, REBOOT, startsAtZero, type Dialect } from './fields.ts';
import { readField, type Field } from './read-field.ts';
import { readInterval, type Interval } from './read-interval.ts';

export interface Expression {
  /** With single spaces, without `cron(…)`; a nickname as it is. */
  readonly text: string;
  readonly isReboot: boolean;
  /** The zone that is written before it, as crontabs and Go's schedulers have it. */
  readonly zone: ZonePrefix | undefined;
  readonly fields: readonly Field[];
  /** In place of fields. */
  readonly interval?: Interval;
  /** The rest of a whole line of a crontab, as it is written there. */
  readonly command?: string;
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
  const zone = dialect === 'unix' ? readZone(input) : undefined;
  const interval = readInterval(input, dialect);
  if (interval !== undefined) {
    note(`note.${interval.is}`);
    return { text: interval.text, isReboot: false, zone, fields: [], interval };
  }
  const [, before = '', inside] = /^(\s*cron\(\s*)([^)]*)\)\s*$/.exec(input) ?? [];
  const all = readWords(inside ?? input, before.length).slice(zone === undefined ? 0 : 1);
  const words = all.slice(0, dialect === 'unix' ? fieldsOfLine(all.map(({ text }) => text)) : all.length);
  const [first] = words;
  if (first === undefined) throw new ToolError('error.empty');
  const command = input.slice(all[words.length]?.offset ?? input.length).trim();
  if (command !== '') {
    note('note.command', { command });
    const fields = input.slice(0, all[words.length]?.offset);
    return { ...readExpression(fields, dialect, daysFromZero, note), command };
  }
  if (first.text.startsWith('@') && words.length === 1) return { ...readNickname(input, first, dialect), zone };
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
  return { text: words.map(({ text }) => text).join(' '), isReboot: false, zone, fields };
}

/** A field of weekdays, which is the sixth where seconds come first. */
const LIKE_A_FIELD = /^(?!\/)(?:[\d*?,/#LW-]|SUN|MON|TUE|WED|THU|FRI|SAT)+$/i;

/** How many words of a crontab's line are its schedule; the others are a command. */
export function fieldsOfLine(words: readonly string[]): number {
  if (words[0]?.startsWith('@') === true) return 1;
  return words[5] === undefined || LIKE_A_FIELD.test(words[5]) ? words.length : 5;
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

function readNickname(input: string, { text, offset }: Word, dialect: Dialect): Omit<Expression, 'zone'> {
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
    note('note.extension');
  const combined = combinesDays({ fields });
  if (combined !== undefined) note(combined === 'both' ? 'note.bothDays' : 'note.eitherDay');
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
