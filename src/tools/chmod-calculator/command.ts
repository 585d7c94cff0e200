/** After a prompt or `sudo`; what chmod has for options are letters that no mode has (`chmod -x` is a mode). */
const BEFORE_MODE =
  /^(?:[$#%]\s+)?(?:sudo\s+)?(?:\S*\/)?chmod(?:\s+(?:--\w\S*|-[RcfvhHLP]+)(?!\S))*(?:\s+--(?!\S))?(?:\s+|$)/;
const RECURSIVE = /\s(?:--recursive|-[cfvhHLP]*R[RcfvhHLP]*)(?!\S)/;
/** Words of a shell, up to what is not a word: a command in one, the end of the command or its line, an open quote. */
const FILES =
  /^(?:(?:[ \t]|\\\r?\n)+(?:[^\s;|&<>()'"\\$`#]|\$(?=[\w{])|'[^']*'|"(?:[^"\\$`]|\\.|\$(?!\())*"|\\.)+(?=[\s;|&<>]|$))*/;

/** A command `chmod` with its parts. */
export interface ChmodCommand {
  readonly mode: string;
  /** Where the mode begins. */
  readonly offset: number;
  readonly isRecursive: boolean;
  /** As written, so ready for a shell; may be empty. */
  readonly files: string;
  /** Text that follows the files and is not part of the command. */
  readonly rest: string;
}

/** Reads `chmod -R 755 file` as it is typed in a shell. Undefined for anything else. */
export function readCommand(text: string): ChmodCommand | undefined {
  const before = BEFORE_MODE.exec(text)?.[0];
  if (before === undefined) return undefined;
  const mode = /^\S*/.exec(text.slice(before.length))?.[0] ?? '';
  const after = text.slice(before.length + mode.length);
  const files = FILES.exec(after)?.[0] ?? '';
  return {
    mode,
    offset: before.length,
    isRecursive: RECURSIVE.test(before),
    // After another command's words a file that begins with a dash would be read as an option.
    files: files
      .trim()
      .replace(/^--(?:\s+|$)/, '')
      .replace(/(^|\s)-(?=\S)/g, '$1./-'),
    rest: after.slice(files.length).trim(),
  };
}
