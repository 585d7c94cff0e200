import { ToolError } from '#engine/error';
import type { Language } from '#engine/messages';
import type { RunContext } from '#engine/operation';
import type { Dialect } from './fields.ts';
import { readExpression, type Expression } from './read-expression.ts';
import { findRuns, type Run } from './runs.ts';
import { describeInWords } from './words.ts';
import { openZone, readInstant } from './zone.ts';

export interface Description {
  /** With single spaces. */
  readonly expression: string;
  readonly words: string;
  readonly timeZone: string;
  /** The command of the line that was read; '' if it has none. */
  readonly command: string;
  /** Empty where it never comes, and for `@reboot`. */
  readonly runs: readonly Run[];
  /** A line for a crontab file. */
  readonly line: string;
}

interface Options {
  readonly dialect: Dialect;
  readonly language: Language;
  readonly verbose: boolean;
  readonly hours24: boolean;
  readonly daysFromZero: boolean;
  readonly timeZone: string;
  readonly from: string;
  readonly count: number;
  readonly command: string;
}

/** What a cron expression means: in words, and its next runs in a time zone. Throws `ToolError` with field and place. */
export async function describe(
  input: string,
  options: Options,
  { note, sources }: Pick<RunContext, 'note' | 'sources'>,
): Promise<Description> {
  const expression = readExpression(input, options.dialect, options.daysFromZero, note);
  const zone =
    expression.zone === undefined
      ? openZone(options.timeZone)
      : openZone(expression.zone.name, { at: expression.zone.at });
  if (expression.zone !== undefined && zone.name !== openZone(options.timeZone).name)
    note('note.zone', { zone: zone.name });
  const from = options.from.trim() === '' ? sources.now() : readInstant(options.from, zone);
  const line = writeLine(expression, options, note);
  const runs = expression.isReboot ? [] : findRuns(expression, zone, from, options.count);
  if (expression.isReboot) note('note.reboot');
  else if (runs.length === 0) note('warning.never');
  const moved = runs.find(({ clockChange }) => clockChange === 'moved');
  const repeated = runs.find(({ clockChange }) => clockChange === 'repeated');
  if (moved !== undefined) note('warning.moved', { date: moved.local.slice(0, 10), time: moved.local.slice(11, 16) });
  if (repeated !== undefined)
    note('warning.repeated', { date: repeated.local.slice(0, 10), time: repeated.local.slice(11, 16) });
  const words = await describeInWords(expression, options);
  if (words === '') note('note.noWords');
  const { command } = expression;
  return { expression: withZone(expression, ' '), words, timeZone: zone.name, command, runs, line };
}

/** In a crontab an unescaped % ends the command (crontab(5)). */
function writeLine(expression: Expression, { command, dialect }: Options, note: RunContext['note']): string {
  const trimmed = command.trim();
  if (dialect === 'aws') return `cron(${expression.text})`;
  if (expression.command !== '') {
    if (trimmed !== '') note('note.ownCommand', {}, { option: 'command' });
    return `${withZone(expression, '\n')} ${expression.command}`;
  }
  if (trimmed === '') return withZone(expression, ' ');
  if (/[\r\n]/.test(trimmed)) throw new ToolError('error.command', {}, { option: 'command' });
  const escaped = dialect === 'unix' ? trimmed.replaceAll(/(?<!\\)%/g, '\\%') : trimmed;
  if (escaped !== trimmed) note('note.percent');
  // A crontab has the zone on a line before.
  return `${withZone(expression, '\n')} ${escaped}`;
}

const withZone = ({ zone, text }: Expression, separator: string) =>
  zone === undefined ? text : zone.text + separator + text;
