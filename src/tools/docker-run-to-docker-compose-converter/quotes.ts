import { CONTROLS, type Dialect } from './dialect.ts';
import type { Expansions } from './expansions.ts';
import type { Report } from './report.ts';
import type { Substituted, Substitutions } from './substitution.ts';

/** Escapes of `$'…'`: two hexadecimal digits, four, or one character. */
const ANSI_ESCAPE = /\\(?:x([\da-fA-F]{1,2})|u([\da-fA-F]{1,4})|(.))/gsu;

/** Reads text in quotes by the rules of a shell. Throws `error.quote`. */
export class Quotes {
  constructor(
    private readonly text: string,
    private readonly dialect: Dialect,
    private readonly substitutions: Substitutions,
    private readonly expansions: Expansions,
    private readonly report: Report,
  ) {}

  /** At a `'`: nothing within has a meaning (2.2.2); PowerShell doubles a quote within quotes. */
  single(start: number): Substituted {
    const isDoubled = this.dialect === 'powershell';
    let end = this.text.indexOf("'", start + 1);
    while (isDoubled && end >= 0 && this.text[end + 1] === "'") end = this.text.indexOf("'", end + 2);
    if (end < 0) throw this.unclosed("'", start);
    const inner = this.text.slice(start + 1, end);
    return { sealed: this.expansions.literal(isDoubled ? inner.replaceAll("''", "'") : inner), end: end + 1 };
  }

  /** At a `"`: variables and commands are put in (2.2.3). */
  double(start: number): Substituted {
    const pieces: string[] = [];
    let at = start + 1;
    while (this.text[at] !== '"' || this.isDoubled(at)) {
      const character = this.text[at];
      if (character === undefined) throw this.unclosed('"', start);
      const escaped = this.escaped(at);
      const found = escaped === undefined ? this.substitutions.find(at) : { sealed: escaped, end: at + 2 };
      pieces.push(found?.sealed ?? character);
      at = found?.end ?? at + 1;
    }
    return { sealed: pieces.join(''), end: at + 1 };
  }

  /** At `$'…'`, in which backslashes are read as in C (POSIX.1-2024, 2.2.4). */
  ansi(start: number): Substituted | undefined {
    if (this.dialect !== 'posix') return undefined;
    const quoted = /\$'((?:[^'\\]+|\\.)*)'/suy;
    quoted.lastIndex = start;
    const match = quoted.exec(this.text);
    if (match === null) return undefined;
    const [all, inner = ''] = match;
    const text = inner.replace(
      ANSI_ESCAPE,
      (_, byte: string | undefined, unit: string | undefined, other: string | undefined) =>
        // No argument can contain U+0000.
        other === undefined
          ? String.fromCharCode(parseInt(byte ?? unit ?? '', 16) || 0xfffd)
          : (CONTROLS[other] ?? other),
    );
    return { sealed: this.expansions.literal(text), end: start + all.length };
  }

  private isDoubled = (at: number): boolean => this.dialect === 'powershell' && this.text[at + 1] === '"';

  /** The character that is escaped at this place of a text in double quotes. */
  private escaped(at: number): string | undefined {
    const [character, next = ''] = [this.text[at], this.text[at + 1]];
    if (this.dialect === 'powershell') {
      if (character === '"') return '"';
      return character === '`' && next !== '' ? (CONTROLS[next] ?? this.expansions.literal(next)) : undefined;
    }
    if (character !== '\\') return undefined;
    if (this.dialect === 'cmd') return next === '"' ? next : undefined;
    if (next === '\n') return '';
    return next !== '' && '$`"\\'.includes(next) ? this.expansions.literal(next) : undefined;
  }

  private unclosed(found: string, start: number) {
    return this.report.failure('error.quote', { found }, { start, end: start + 1 });
  }
}
