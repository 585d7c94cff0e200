import { CONTROLS, ESCAPES, NEXT_PROMPT, PROMPT, type Dialect } from './dialect.ts';
import { SEAL, type Expansions } from './expansions.ts';
import type { Report, Span } from './report.ts';
import { Quotes } from './quotes.ts';
import { Substitutions, type Substituted } from './substitution.ts';

/** One argument: its text without quotes, expansions sealed. */
export interface Word extends Span {
  readonly text: string;
}

const BLANK = /[ \t\u00a0]/;
const PLACEHOLDER = /<[A-Za-z][\w.:/-]*(?: [\w.:/-]+)*>/y;
/** The end of a word behind which a backslash belongs to a Windows path. */
const WINDOWS_PATH = /(?:^|[=:,])[A-Za-z]:$|^\.{1,2}$/;

/**
 * The words of each simple command (POSIX.1-2024, Shell Command Language, 2.3 Token Recognition), or of what the Windows
 * shells make of it. Throws `error.quote`, `error.substitution`, `error.shell`, `error.placeholder`, `error.null`.
 */
export function tokenize(text: string, dialect: Dialect, expansions: Expansions, report: Report): Word[][] {
  const sealAt = text.indexOf(SEAL);
  if (sealAt >= 0) throw report.failure('error.null', {}, { start: sealAt, end: sealAt + 1 });
  return new Tokenizer(text, dialect, expansions, report).read();
}

class Tokenizer {
  private readonly commands: Word[][] = [];
  private words: Word[] = [];
  /** The word that is being read; `start` is -1 between words. */
  private pieces: string[] = [];
  private start = -1;
  private isLiteralPath = false;
  private isTarget = false;
  private hasPrompt = false;
  private at = 0;
  private readonly escape: string;
  private readonly substitutions: Substitutions;
  private readonly quotes: Quotes;

  constructor(
    private readonly text: string,
    private readonly dialect: Dialect,
    private readonly expansions: Expansions,
    private readonly report: Report,
  ) {
    this.escape = ESCAPES[dialect];
    this.substitutions = new Substitutions(text, dialect, expansions, report);
    this.quotes = new Quotes(text, dialect, this.substitutions, expansions, report);
  }

  read(): Word[][] {
    this.skipPrompt();
    while (this.at < this.text.length) this.step(this.text[this.at]!);
    this.endCommand();
    return this.commands;
  }

  private step(character: string): void {
    if (BLANK.test(character)) return this.blank(character);
    if (character === '\n' || character === '\r') {
      this.endCommand();
      this.at++;
      return this.skipPrompt();
    }
    if (/[;&|]/.test(character)) return this.operator(character);
    if (/[<>]/.test(character)) return this.redirection();
    if (/[()]/.test(character)) throw this.wrong('error.shell', { found: character }, 1);
    if (character === '#' && this.start < 0 && this.dialect !== 'cmd') return this.comment();
    if (character === this.escape) return this.escaped();
    if (character === '"') return this.takeIn(this.quotes.double(this.at));
    if (character === "'" && this.dialect !== 'cmd') return this.takeIn(this.quotes.single(this.at));
    this.beginWord();
    if (character === '~' && this.pieces.length === 0 && /^~(?=[/\s]|$)/.test(this.text.slice(this.at, this.at + 2))) {
      this.at++;
      this.pieces.push(this.expansions.variable('HOME', '~'));
    } else if (!this.substitute()) this.plain();
  }

  /** All up to the next character that may mean something. */
  private plain(): void {
    const rest = /[^\s;&|<>()"'\\^`$%\0]+|./suy;
    rest.lastIndex = this.at;
    const piece = rest.exec(this.text)?.[0] ?? '';
    this.pieces.push(piece);
    this.at += piece.length;
  }

  private blank(character: string): void {
    if (character === '\u00a0') this.report.note('note.noBreakSpace', {}, { start: this.at, end: this.at + 1 });
    this.endWord();
    this.at++;
  }

  private operator(character: string): void {
    this.endCommand();
    if (character === '&' && this.text[this.at + 1] === '>') {
      this.at++;
      return this.redirection();
    }
    while (this.at < this.text.length && /[;&|]/.test(this.text[this.at]!)) this.at++;
  }

  private comment(): void {
    while (this.at < this.text.length && !/[\r\n]/.test(this.text[this.at]!)) this.at++;
  }

  /** Where a command writes to is nothing to a service; its target is left out too. */
  private redirection(): void {
    PLACEHOLDER.lastIndex = this.at;
    const placeholder = PLACEHOLDER.exec(this.text)?.[0];
    if (placeholder !== undefined) throw this.wrong('error.placeholder', { found: placeholder }, placeholder.length);
    const found = /[<>]{1,3}[&|(]?/y;
    found.lastIndex = this.at;
    const sign = found.exec(this.text)?.[0] ?? '';
    if (/^<<|\($/.test(sign)) throw this.wrong('error.shell', { found: sign }, sign.length);
    // The number of a stream, as in 2>.
    const isStream = /^\d+$/.test(this.pieces.join(''));
    if (isStream) [this.pieces, this.start] = [[], -1];
    else this.endWord();
    this.report.note('warning.redirection', { found: sign }, { start: this.at, end: this.at + sign.length });
    this.at += sign.length;
    this.isTarget = true;
  }

  private escaped(): void {
    const lineEnd = /(.[ \t]*)(?:\r\n?|\n|$)/suy;
    lineEnd.lastIndex = this.at;
    const match = lineEnd.exec(this.text);
    if (match !== null) {
      const [all, mark = ''] = match;
      if (mark.length > 1) this.report.note('note.lineEnd', { mark: this.escape }, this.spanFrom(this.at, mark.length));
      this.at += all.length;
      if (this.hasPrompt) this.skip(NEXT_PROMPT);
      // A line break that is escaped joins words; with blanks around it they stay apart.
      return;
    }
    const next = String.fromCodePoint(this.text.codePointAt(this.at + 1) ?? 0);
    this.beginWord();
    if (this.dialect === 'posix' && (this.isLiteralPath || WINDOWS_PATH.test(this.wordEnd()))) {
      if (!this.isLiteralPath) this.report.note('note.windowsPath', {}, this.spanFrom(this.at, 1));
      this.isLiteralPath = true;
      this.pieces.push('\\');
      this.at++;
      return;
    }
    if (this.dialect === 'posix' && next === '`') this.pieces.push(next);
    else if (this.dialect === 'powershell') this.pieces.push(CONTROLS[next] ?? this.expansions.literal(next));
    else this.pieces.push(this.expansions.literal(next));
    this.at += 1 + next.length;
  }

  /** A variable or a command in place; false where the character is nothing of the kind. */
  private substitute(): boolean {
    const found = this.quotes.ansi(this.at) ?? this.substitutions.find(this.at);
    if (found !== undefined) this.takeIn(found);
    return found !== undefined;
  }

  private takeIn({ sealed, end }: Substituted): void {
    this.beginWord();
    this.pieces.push(sealed);
    this.at = end;
  }

  /** Enough to tell a short word from a longer one. */
  private wordEnd = (): string => this.pieces.slice(-4).join('').slice(-4);

  private beginWord(): void {
    if (this.start < 0) this.start = this.at;
  }

  private endWord(): void {
    if (this.start < 0) return;
    const word = { text: this.pieces.join(''), start: this.start, end: this.at };
    if (!this.isTarget) this.words.push(word);
    [this.pieces, this.start, this.isLiteralPath, this.isTarget] = [[], -1, false, false];
  }

  private endCommand(): void {
    this.endWord();
    if (this.words.length > 0) this.commands.push(this.words);
    [this.words, this.isTarget] = [[], false];
  }

  private skipPrompt(): void {
    this.hasPrompt = this.skip(PROMPT);
  }

  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const length = pattern.exec(this.text)?.[0].length ?? 0;
    this.at += length;
    return length > 0;
  }

  private spanFrom = (start: number, length: number): Span => ({ start, end: start + length });
  private wrong(code: string, params: Record<string, string>, length: number) {
    return this.report.failure(code, params, this.spanFrom(this.at, length));
  }
}
