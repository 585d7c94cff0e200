export type Dialect = 'posix' | 'cmd' | 'powershell';

/** Marks at the end of a line, by shell: `\`, `^` and the backtick. */
const LINE_ENDS = { posix: /\\[ \t]*\r?\n/, cmd: /\^[ \t]*\r?\n/, powershell: /`[ \t]*\r?\n/ } as const;

/** The shell that a text was written for, by how its lines go on and by `$env:`; POSIX where nothing tells. */
export function findDialect(text: string): Dialect {
  if (LINE_ENDS.posix.test(text)) return 'posix';
  if (LINE_ENDS.cmd.test(text)) return 'cmd';
  return LINE_ENDS.powershell.test(text) || /\$(?:\{env:|env:)\w/i.test(text) ? 'powershell' : 'posix';
}

export const ESCAPES: Readonly<Record<Dialect, string>> = { posix: '\\', cmd: '^', powershell: '`' };

/** A prompt that was copied along with the command. */
export const PROMPT =
  /[ \t]*(?:(?:PS [^\n>]*>|[A-Za-z]:\\[^\n>]*>)[ \t]*|(?:[\w.-]+@[\w.-]+(?::[^\s$#%]*)?[ \t]?[$#%]|[$%>])[ \t]+)/y;
/** The prompt of a continued line, which is only there when the first line had one. */
export const NEXT_PROMPT = /[ \t]*>{1,2}[ \t]+/y;

/** Escapes of `$'…'` (POSIX.1-2024, 2.2.4) and of a PowerShell backtick. */
export const CONTROLS: Readonly<Record<string, string>> = {
  ...{ a: '\x07', b: '\b', e: '\x1b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' },
};
