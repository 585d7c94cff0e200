import { loneSurrogate } from '#lib/charset/utf8';
import { textError, type Fail } from '#lib/text-error';
import { placeAt, type Place } from '#lib/place';

const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/;

/** A TOML text and how far it has been read. */
export class Source {
  at = 0;
  /** Lines of comments since they were last taken, without `#`. */
  private readonly comments: string[] = [];

  constructor(
    readonly text: string,
    /** TOML 1.1 allows more than 1.0: `\e` and `\xHH`, line breaks in inline tables, times without seconds. */
    readonly version: '1.0' | '1.1',
    private readonly fail: Fail = textError,
  ) {
    if (text.charCodeAt(0) === 0xfeff) this.at = 1;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }
  peek(offset = 0): string {
    return this.text.charAt(this.at + offset);
  }
  startsWith(text: string): boolean {
    return this.text.startsWith(text, this.at);
  }
  /** What a sticky pattern finds here; it is passed over. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text) ?? undefined;
    if (match !== undefined) this.at += match[0].length;
    return match;
  }

  skipBlanks(): void {
    while (this.peek() === ' ' || this.peek() === '\t') this.at++;
  }

  /** Passes over blanks, line breaks and comments. True when there was a line break or a comment. */
  skipLines(): boolean {
    const start = this.at;
    let isBroken = false;
    for (;;) {
      this.skipBlanks();
      if (this.peek() === '#') this.readComment();
      else if (!this.takeLineBreak()) return isBroken;
      isBroken = this.at > start;
    }
  }

  /** The rest of a line must be blank, or a comment, which is given. */
  endLine(): string {
    this.skipBlanks();
    const comment = this.peek() === '#' ? this.scanComment() : '';
    if (!this.isAtEnd && !this.takeLineBreak()) throw this.unexpected('toml.lineEnd');
    return comment;
  }

  /** A comment on the line of what was just read, inside of an array or inline table. */
  trailingComment(): string {
    this.skipBlanks();
    return this.peek() === '#' ? this.scanComment() : '';
  }

  takeComments(): string[] {
    return this.comments.splice(0);
  }

  takeLineBreak(): boolean {
    if (this.peek() === '\n') this.at++;
    else if (this.startsWith('\r\n')) this.at += 2;
    else if (this.peek() === '\r') throw this.error('toml.carriageReturn', {}, this.at, this.at + 1);
    else return false;
    return true;
  }

  private readComment(): void {
    const comment = this.scanComment();
    if (comment !== '') this.comments.push(comment);
  }

  private scanComment(): string {
    const start = this.at;
    const end = /[\r\n]|$/g;
    end.lastIndex = start;
    this.at = end.exec(this.text)?.index ?? this.text.length;
    this.checkCharacters(start, this.at);
    return this.text.slice(start + 1, this.at).trim();
  }

  /** Control characters and halves of surrogate pairs are allowed nowhere (TOML 1.1, 'Comment', 'String'). */
  checkCharacters(start: number, end: number): void {
    const piece = this.text.slice(start, end);
    const control = CONTROL.exec(piece.replaceAll('\r\n', '\n\n'));
    const wrong = control?.index ?? loneSurrogate(piece);
    if (wrong >= 0) {
      throw this.error('toml.control', { found: codeName(piece, wrong) }, start + wrong, start + wrong + 1);
    }
  }

  place(start: number, end: number): Place {
    return { ...placeAt(this.text, start), endOffset: end };
  }
  error(code: string, params: Readonly<Record<string, string | number>>, start: number, end: number): Error {
    return this.fail(code, params, this.place(start, end));
  }
  /** An error about what stands here. */
  unexpected(code: string): Error {
    if (this.isAtEnd) return this.error('toml.unexpectedEnd', {}, this.text.length, this.text.length);
    const found = foundAt(this.text, this.at);
    const end = this.at + (found.startsWith('U+') ? 1 : found.length);
    return this.error(code, { found }, this.at, end);
  }
}

const LONGEST_SHOWN = 30;

function foundAt(text: string, at: number): string {
  const word = /^[\p{L}\p{N}_.+:-]+/u.exec(text.slice(at, at + LONGEST_SHOWN))?.[0];
  if (word !== undefined) return word;
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return /[\p{C}\p{Z}]/u.test(character) ? codeName(text, at) : character;
}

const codeName = (text: string, at: number): string =>
  `U+${(text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
