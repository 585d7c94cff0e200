import { toClauses, toOctal } from './mode.ts';

export interface Commands {
  readonly octal: string;
  readonly clauses: string;
  /** For what lies in a folder: only its files, only its folders. */
  readonly findFiles: string;
  readonly findDirectories: string;
}

/** A word of a POSIX shell: bare where nothing in it is special, otherwise in single quotes. */
export function quoteForShell(path: string): string {
  // A path that begins with a dash would be read as an option.
  const safe = path.startsWith('-') ? `./${path}` : path;
  return /^[\w./@%+:,-]+$/.test(safe) ? safe : `'${safe.replaceAll("'", `'\\''`)}'`;
}

/** The commands that give the mode to `target`, words of a shell. */
export function writeCommands(mode: number, target: string, recursive: boolean): Commands {
  const flag = recursive ? '-R ' : '';
  const octal = toOctal(mode);
  const find = (type: string) => `find ${target} -type ${type} -exec chmod ${octal} {} +`;
  return {
    octal: `chmod ${flag}${octal} ${target}`,
    clauses: `chmod ${flag}${toClauses(mode)} ${target}`,
    findFiles: find('f'),
    findDirectories: find('d'),
  };
}
