import type { Dialect } from './dialect.ts';
import type { Expansions } from './expansions.ts';
import { shorten } from '#lib/shorten';
import type { Report, Span } from './report.ts';

/** An expansion and where it ends. */
export interface Substituted {
  readonly sealed: string;
  readonly end: number;
}

const NAME = /[A-Za-z_]\w*/y;
/** Forms that Compose has too (Compose specification, Interpolation); `:=` gives the same value as `:-`. */
const WITH_DEFAULT = /^([A-Za-z_]\w*)(:?[-?+=])([^'"\\`$]*)$/;

/** Reads what a shell would replace: variables become Compose's, for anything that must run a variable is made up. */
export class Substitutions {
  private readonly names = new Map<string, string>();
  private readonly taken = new Set<string>();

  constructor(
    private readonly text: string,
    private readonly dialect: Dialect,
    private readonly expansions: Expansions,
    private readonly report: Report,
  ) {}

  /** What begins at an offset, in the shell's own way; undefined where the character means itself. */
  find(start: number): Substituted | undefined {
    const character = this.text[start];
    if (character === '%') return this.windows(start);
    if (character === '`' && this.dialect === 'posix') return this.backtick(start);
    if (character !== '$') return undefined;
    const own =
      this.dialect === 'posix' ? this.posix(start) : this.dialect === 'powershell' ? this.powershell(start) : undefined;
    return own ?? { sealed: this.expansions.literal('$'), end: start + 1 };
  }

  /** At a `$` of a POSIX shell; undefined where it is only a character. */
  private posix(start: number): Substituted | undefined {
    const next = this.text.charAt(start + 1);
    if (next === '(') return this.made({ start, end: this.closing(start + 1, '(', ')') }, 2, 1);
    if (next === '{') return this.braced(start);
    if (/[\d@*#?!$-]/.test(next)) return this.made({ start, end: start + 2 }, 1, 0);
    return this.named(start, start + 1);
  }

  /** At a `$` of PowerShell: `$env:NAME`, `${env:NAME}`, `$PWD`, `$(…)`. */
  private powershell(start: number): Substituted | undefined {
    if (this.text.charAt(start + 1) === '(') {
      return this.made({ start, end: this.closing(start + 1, '(', ')') }, 2, 1);
    }
    const braced = /\$\{(?:env:)?([A-Za-z_]\w*)\}/iy;
    braced.lastIndex = start;
    const match = braced.exec(this.text);
    if (match !== null) return this.variable(match[1]!, { start, end: start + match[0].length });
    const isEnvironment = this.text.slice(start + 1, start + 5).toLowerCase() === 'env:';
    return this.named(start, start + (isEnvironment ? 5 : 1));
  }

  /** At the `%` of `%NAME%` in the Windows command prompt. */
  private windows(start: number): Substituted | undefined {
    const pattern = /%([A-Za-z_]\w*)%/y;
    pattern.lastIndex = start;
    const match = pattern.exec(this.text);
    if (match === null) return undefined;
    const name = match[1]!;
    return this.variable(name.toLowerCase() === 'cd' ? 'PWD' : name, { start, end: start + match[0].length });
  }

  /** At a backtick of a POSIX shell. */
  private backtick(start: number): Substituted {
    let end = start + 1;
    while (end < this.text.length && this.text[end] !== '`') end += this.text[end] === '\\' ? 2 : 1;
    if (end >= this.text.length) throw this.unclosed('`', start);
    return this.made({ start, end: end + 1 }, 1, 1);
  }

  private named(start: number, from: number): Substituted | undefined {
    NAME.lastIndex = from;
    const name = NAME.exec(this.text)?.[0];
    return name === undefined ? undefined : this.variable(name, { start, end: from + name.length });
  }

  private braced(start: number): Substituted {
    const end = this.closing(start + 1, '{', '}');
    const inner = this.text.slice(start + 2, end - 1);
    if (/^[A-Za-z_]\w*$/.test(inner)) return this.variable(inner, { start, end });
    const match = WITH_DEFAULT.exec(inner);
    if (match === null) return this.made({ start, end }, 2, 1);
    const [, name = '', operator = '', rest = ''] = match;
    const compose = `\${${name}${operator.replace('=', '-')}${rest}}`;
    return { sealed: this.expansions.seal({ compose, raw: this.text.slice(start, end), variable: name }), end };
  }

  private variable(name: string, { start, end }: Span): Substituted {
    return { sealed: this.expansions.variable(name, this.text.slice(start, end)), end };
  }

  /** A variable for what Compose cannot work out itself; `head` and `tail` are the lengths of its brackets. */
  private made(span: Span, head: number, tail: number): Substituted {
    const raw = this.text.slice(span.start, span.end);
    const inner = raw.slice(head, raw.length - tail);
    if (/^\s*pwd\s*$/i.test(inner)) return this.variable('PWD', span);
    const name = this.names.get(raw) ?? this.newName(inner);
    this.names.set(raw, name);
    this.report.note('warning.substitution', { found: shorten(raw), name }, span);
    return this.variable(name, span);
  }

  private newName(inner: string): string {
    const words = inner
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, '_')
      .replace(/^_+/, '')
      .slice(0, 40)
      .replace(/_+$/, '');
    const base = /^[A-Z]/.test(words) ? words : `VALUE${words === '' ? '' : `_${words}`}`;
    let name = base;
    for (let number = 2; this.taken.has(name); number++) name = `${base}_${number}`;
    this.taken.add(name);
    return name;
  }

  /** Behind the bracket that closes the one at `from`. */
  private closing(from: number, open: string, close: string): number {
    let depth = 0;
    for (let at = from; at < this.text.length; at++) {
      const character = this.text[at];
      if (character === '\\') at++;
      else if (character === "'" && depth > 0 && open === '(') {
        const quote = this.text.indexOf("'", at + 1);
        if (quote < 0) break;
        at = quote;
      } else if (character === open) depth++;
      else if (character === close && --depth === 0) return at + 1;
    }
    throw this.unclosed(this.text.slice(from - 1, from + 1), from - 1);
  }

  private unclosed(found: string, start: number) {
    return this.report.failure('error.substitution', { found }, { start, end: start + found.length });
  }
}
