import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { DAY, daysFromCivil, SECOND, toWall, weekdayOf, type Wall } from '#lib/wall-clock';
import { matchCompact, matchForm, readableLength } from './date-forms.ts';
import type { Format } from './formats.ts';
import { readNumbers } from './read-constructor.ts';
import { guessUnit, isCounted, isNumber, readCount } from './read-number.ts';
import { readClock, readDate, readOffset, type Parts } from './read-parts.ts';
import { sourceOf, trimmed, type Source } from './source.ts';
import { WEEKDAYS } from './write-moment.ts';
import { findZone, formatOffset, resolveWall, type Zone } from '#lib/zone';

type Note = RunContext['note'];

/** Moments within years of six digits. */
const LIMIT = BigInt(daysFromCivil(1_000_000, 1, 1)) * DAY;

export interface ReadMoment {
  /** Nanoseconds since 1970-01-01T00:00:00Z. */
  readonly moment: bigint;
  readonly format: Format;
}

/** Reads a moment in the form that is wanted, or the one that fits. Throws `ToolError`; assumptions are notes. */
export function readMoment(text: string, from: Format | 'auto', zone: Zone, note: Note): ReadMoment {
  const source = sourceOf(text);
  if (source.text === '') throw new ToolError('error.empty');
  const read = readAny(source, from, zone, note);
  if (read.moment >= LIMIT || read.moment <= -LIMIT) throw source.fail('error.range');
  return read;
}

function readAny(source: Source, from: Format | 'auto', zone: Zone, note: Note): ReadMoment {
  const { text } = source;
  const compact = from === 'auto' ? matchCompact(text) : undefined;
  if (compact !== undefined) {
    if (compact['month'] === undefined) note('note.year');
    else note(`note.compact.${guessUnit(text) as 'seconds' | 'milliseconds'}`);
    return { format: 'iso8601', moment: readParts('iso8601', { source, groups: compact, spans: {} }, zone, note) };
  }
  if (isNumber(text) && (from === 'auto' || isCounted(from))) {
    const format = from === 'auto' ? guessUnit(text) : from;
    if (from === 'auto') note(`note.unit.${format as 'seconds'}`);
    const count = readCount(source, format, note);
    return { format, moment: format === 'excel' ? settle(toWall(count), zone, note) : count };
  }
  const found = matchForm(text, from);
  if (found === undefined) {
    const good = readableLength(text, from);
    throw source.fail(from === 'auto' ? 'error.unknown' : 'error.form', {}, [good, text.length]);
  }
  if (from === 'rfc3339' && found.groups['offset'] === undefined) {
    throw source.fail('error.offsetMissing', {}, [text.length, text.length]);
  }
  const { format } = found;
  return { format: from === 'auto' ? format : from, moment: readParts(format, { source, ...found }, zone, note) };
}

function readParts(format: Format, parts: Parts, zone: Zone, note: Note): bigint {
  const { source, groups, spans } = parts;
  if (format === 'objectid') return BigInt(parseInt(source.text.slice(0, 8), 16)) * SECOND;
  if (format === 'construct') return readConstructor(parts, zone, note);
  const date = readDate(format, parts);
  if (groups['shortYear'] !== undefined) note('note.century', { year: String(date.year) });
  if (groups['month'] !== undefined && groups['day'] === undefined) note('note.monthStart');
  if (format === 'iso8601' && groups['month'] === undefined) note('note.yearStart');
  const nanosecond = readClock(parts, note);
  const days = daysFromCivil(date.year, date.month, date.day);
  const said = format === 'week' ? undefined : groups['weekday'];
  if (said !== undefined && said.toLowerCase() !== WEEKDAYS[weekdayOf(days)]?.toLowerCase()) {
    throw source.fail('error.weekday', { found: said, right: WEEKDAYS[weekdayOf(days)] ?? '' }, spans['weekday']);
  }
  const asUtc = BigInt(days) * DAY + nanosecond;
  const named = zoneInBrackets(parts);
  const offset = groups['offset'];
  if (offset === undefined) return settle(toWall(asUtc), named ?? zone, note, named === undefined);
  const seconds = readOffset(offset, parts);
  const moment = asUtc - BigInt(seconds) * SECOND;
  // Z says nothing of the place (RFC 9557, section 2.2).
  const right = named === undefined || /^z$/i.test(offset) ? seconds : named.offsetAt(moment);
  if (right !== seconds) {
    throw source.fail(
      'error.zoneConflict',
      { offset, zone: named?.name ?? '', right: formatOffset(right) },
      spans['offset'],
    );
  }
  return moment;
}

function zoneInBrackets({ source, groups, spans }: Parts): Zone | undefined {
  const name = groups['named'];
  if (name === undefined) return undefined;
  const zone = findZone(name);
  if (zone === undefined) throw source.fail('error.zone', { zone: name.trim() }, spans['named']);
  return zone;
}

/** A wall clock without an offset: read in the zone, and what was assumed is said. */
function settle(wall: Wall, zone: Zone, note: Note, isAssumed = true): bigint {
  const { moment, is, offset, other } = resolveWall(wall, zone);
  if (isAssumed) note('note.assumedZone', { zone: zone.name, offset: formatOffset(offset) });
  if (is === 'gap') note('warning.gap', { zone: zone.name });
  if (is === 'twice') note('warning.twice', { first: formatOffset(offset), second: formatOffset(other) });
  return moment;
}

function readConstructor({ source, spans }: Parts, zone: Zone, note: Note): bigint {
  const span = trimmed(source.text, spans['argument'] ?? [0, 0]);
  const argument = source.piece(span);
  if (isNumber(argument.text)) return readCount(argument, 'milliseconds', note);
  const quoted = /^(["'`])(.*)\1$/.exec(argument.text)?.[2];
  if (quoted === undefined) return settle(readNumbers(argument), zone, note);
  // A date alone is one of UTC there (ECMA-262, 21.4.1.32).
  const whole = /^\d{4}-\d{2}-\d{2}$/.test(quoted) ? `${quoted}T00:00:00Z` : quoted;
  return readAny(argument.piece([1, argument.text.length - 1], whole), 'iso8601', zone, note).moment;
}
