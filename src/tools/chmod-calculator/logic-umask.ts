import { ToolError } from '#engine/error';
import { applyClauses } from './clauses.ts';
import { toClauses, toOctal, toSymbolic } from './mode.ts';
import { looksOctal, readOctal } from './octal.ts';
import { readFrom } from './read-from.ts';

interface Created {
  readonly octal: string;
  readonly symbolic: string;
}

export interface Umask {
  readonly octal: string;
  /** As `umask -S` writes it: what is left, not what is taken away. */
  readonly symbolic: string;
  readonly directories: Created;
  readonly files: Created;
  readonly command: string;
}

const RIGHTS = 0o777;
const NEW_FILE = 0o666;

/** The modes that a umask leaves to new files and folders. Octal (`022`, `22`) or as `umask -S` (`u=rwx,g=rx,o=rx`). */
export function umask(input: string): Umask {
  const taken = readFrom(input.trim(), input, input.length - input.trimStart().length, readUmask) & RIGHTS;
  const describe = (mode: number): Created => ({ octal: toOctal(mode), symbolic: toSymbolic(mode) });
  const octal = toOctal(taken);
  return {
    octal,
    symbolic: toClauses(RIGHTS & ~taken),
    directories: describe(RIGHTS & ~taken),
    files: describe(NEW_FILE & ~taken),
    command: `umask ${octal}`,
  };
}

function readUmask(text: string): number {
  if (text === '') throw new ToolError('error.umaskEmpty');
  return looksOctal(text) ? readOctal(text, 1).mode : ~applyClauses(text, 0, false).mode;
}
