import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { placeAt } from '#lib/place';
import { applyClauses } from './clauses.ts';
import { readCommand } from './command.ts';
import { quoteForShell, writeCommands, type Commands } from './commands.ts';
import { bitsFor, classes, rightsOf, specialOf, toClauses, toOctal, toSymbolic } from './mode.ts';
import { looksOctal, readOctal } from './octal.ts';
import { looksSymbolic, readSymbolic } from './symbolic.ts';
import { readFrom } from './read-from.ts';

export interface Calculation {
  readonly mode: number;
  /** Three digits, or four where a special bit is set. */
  readonly octal: string;
  readonly symbolic: string;
  readonly clauses: string;
  /** Umasks under which new folders and files get this mode; null where none does (new files are never executable). */
  readonly umask: { readonly directories: string | null; readonly files: string | null };
  readonly commands: Commands;
}

interface Options {
  readonly from: string;
  readonly target: 'file' | 'directory';
  readonly path: string;
  readonly recursive: boolean;
}
type Context = Pick<RunContext, 'note'>;

const EVERY_X = 0o111;
const NEW_DIRECTORY = 0o777;
const NEW_FILE = 0o666;

/**
 * What a mode is in all its forms, from octal (`755`), symbolic (`rwxr-xr-x`, also a line of `ls -l`), clauses
 * (`u+x,go-w`, applied to `from`) or a command with one of them (`chmod -R 755 folder`). Throws `ToolError` with the place.
 */
export function calculate(typed: string, given: Options, context: Context): Calculation {
  // A line that ends in a backslash goes on in the next one.
  const input = typed.replaceAll(/\\\r?\n/g, (end) => ' '.repeat(end.length));
  const trimmed = input.trim();
  const start = input.length - input.trimStart().length;
  const second = /[\n\r]\s*/.exec(trimmed);
  if (second !== null)
    throw new ToolError('error.lines', {}, { at: placeAt(typed, start + second.index + second[0].length) });
  if (given.path.includes('\0')) throw new ToolError('error.path', {}, { option: 'path' });
  const command = readCommand(trimmed);
  const options = { ...given, recursive: given.recursive || command?.isRecursive === true };
  const read = (text: string) => readMode(text, options, context);
  const written = command ?? { mode: trimmed, offset: 0 };
  const mode = readFrom(written.mode, input, start + written.offset, read);
  const files = given.path === '' && command !== undefined ? command.files : '';
  const ignored = [given.path === '' ? '' : command?.files, command?.rest].filter(Boolean).join(' ');
  if (ignored !== '') context.note('note.ignored', { ignored });
  noteDangers(mode, options, context);
  const hasSpecial = mode > NEW_DIRECTORY;
  return {
    mode,
    octal: toOctal(mode),
    symbolic: toSymbolic(mode),
    clauses: toClauses(mode),
    umask: {
      directories: hasSpecial ? null : toOctal(NEW_DIRECTORY & ~mode),
      files: hasSpecial || (mode & EVERY_X) !== 0 ? null : toOctal(NEW_FILE & ~mode),
    },
    commands: writeCommands(mode, files || quoteForShell(options.path || options.target), options.recursive),
  };
}

function readMode(text: string, { from, target }: Options, { note }: Context): number {
  if (text === '') throw new ToolError('error.empty');
  if (looksOctal(text)) {
    const { mode, hasType } = readOctal(text);
    if (hasType) note('note.ignored', { ignored: text.slice(0, -4) });
    return mode;
  }
  if (looksSymbolic(text)) {
    const { mode, ignored } = readSymbolic(text);
    if (ignored !== '') note('note.ignored', { ignored });
    return mode;
  }
  const base = readBase(from);
  const { mode, isAnonymous, conflicts } = applyClauses(text, base, target === 'directory');
  note('note.from', { from: toOctal(base) });
  if (isAnonymous) note('note.anonymous');
  for (const { earlier, later } of conflicts) note('warning.conflict', { earlier, later });
  return mode;
}

function readBase(from: string): number {
  const text = from.trim();
  try {
    return looksOctal(text) ? readOctal(text).mode : readSymbolic(text).mode;
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    throw new ToolError('error.from', {}, { option: 'from' });
  }
}

function noteDangers(mode: number, { target, recursive }: Options, { note }: Context): void {
  const everyoneWrites = (mode & bitsFor('others', 2)) !== 0;
  const isSticky = (mode & specialOf.others) !== 0;
  if (everyoneWrites && !(isSticky && target === 'directory')) note('warning.worldWritable');
  if (target === 'file' && (mode & specialOf.owner) !== 0) note('warning.setUserId');
  for (const which of classes) {
    if ((mode & specialOf[which]) !== 0 && (rightsOf(mode, which) & 1) === 0) note(`warning.noExecute.${which}`);
  }
  if (recursive && (mode & EVERY_X) !== 0) note('warning.recursiveExecute');
  if (recursive && (mode & bitsFor('owner', 1)) === 0) note('warning.recursiveClosed');
}
