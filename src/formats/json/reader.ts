import * as is from './characters.ts';
import { Failure } from './failure.ts';
import { refuse, refuseColon, refuseKey, refuseValue } from './refuse.ts';
import { scanComment } from './scan-comment.ts';
import { scanName } from './scan-name.ts';
import { runsOn, scanNumber } from './scan-number.ts';
import { scanString } from './scan-string.ts';
import { ARRAY, BOOLEAN, NONE, NULL, NUMBER, OBJECT, STRING, Tape } from './tape.ts';

const CLOSERS = { [OBJECT]: is.CLOSE_BRACE, [ARRAY]: is.CLOSE_BRACKET };

/** Goes through a text once, without recursion, and writes the tape. Throws a `Failure`. */
export class Reader {
  readonly tape: Tape;
  /** Offsets where comments start and end, by turns. */
  readonly comments: number[] = [];
  private at = 0;
  /** The object or array that is being read. */
  private container = NONE;
  private keyStart = 0;
  private keyEnd = 0;

  constructor(
    private readonly text: string,
    private readonly lenient: boolean,
    private readonly several: boolean,
  ) {
    this.tape = new Tape(text.length);
  }

  read(): void {
    // A parser may ignore a byte order mark (RFC 8259, section 8.1).
    if (this.text.charCodeAt(0) === is.BOM) this.at = 1;
    this.skipSpace();
    if (this.at >= this.text.length) throw new Failure('json.empty', 0, this.text.length);
    do {
      while (this.readValue());
    } while (this.goOn());
  }

  /** Reads a value, of an object or array only its beginning. True when its first child must follow. */
  private readValue(): boolean {
    const { text, at, lenient } = this;
    switch (text.charCodeAt(at)) {
      case is.OPEN_BRACE:
        return this.open(OBJECT);
      case is.OPEN_BRACKET:
        return this.open(ARRAY);
      case is.QUOTE:
        return this.add(STRING, scanString(text, at, lenient));
      case is.APOSTROPHE:
        return lenient ? this.add(STRING, scanString(text, at, lenient)) : this.refuse();
      case is.LOWER_T:
        return this.readWord(BOOLEAN, 'true');
      case is.LOWER_F:
        return this.readWord(BOOLEAN, 'false');
      case is.LOWER_N:
        return this.readWord(NULL, 'null');
      case is.UPPER_I:
        return text.startsWith('Infinity', at) ? this.readNumber() : this.refuse();
      case is.UPPER_N:
        return text.startsWith('NaN', at) ? this.readNumber() : this.refuse();
      case is.MINUS:
      case is.PLUS:
      case is.POINT:
        return this.readNumber();
      default:
        return is.isDigit(text.charCodeAt(at)) ? this.readNumber() : this.refuse();
    }
  }

  private readNumber(): false {
    return this.add(NUMBER, scanNumber(this.text, this.at, this.lenient));
  }

  private readWord(kind: number, word: string): false {
    const end = this.at + word.length;
    if (!this.text.startsWith(word, this.at) || runsOn(this.text.charCodeAt(end))) return this.refuse();
    return this.add(kind, end);
  }

  private add(kind: number, end: number): false {
    this.tape.add(kind, this.container, this.at, end, this.keyStart, this.keyEnd);
    this.at = end;
    return false;
  }

  private refuse(): never {
    throw refuseValue(this.text, this.at, this.openFailure(), this.lenient);
  }

  private open(kind: typeof OBJECT | typeof ARRAY): boolean {
    this.container = this.tape.add(kind, this.container, this.at, 0, this.keyStart, this.keyEnd);
    this.at++;
    this.skipSpace();
    const isEmpty = this.text.charCodeAt(this.at) === CLOSERS[kind];
    if (!isEmpty) this.readKey(kind);
    return !isEmpty;
  }

  /** In an object reads a key and its colon; in an array there is nothing to read. */
  private readKey(kind: typeof OBJECT | typeof ARRAY): void {
    if (kind !== OBJECT) {
      this.keyStart = this.keyEnd = 0;
      return;
    }
    const { text, at, lenient } = this;
    const code = text.charCodeAt(at);
    if (code === is.QUOTE || (lenient && code === is.APOSTROPHE)) this.keyEnd = scanString(text, at, lenient);
    else this.keyEnd = lenient ? scanName(text, at) : at;
    if (this.keyEnd === at) throw refuseKey(text, at, this.openFailure(), lenient);
    this.keyStart = at;
    this.at = this.keyEnd;
    this.skipSpace();
    if (text.charCodeAt(this.at) !== is.COLON)
      throw refuseColon(text, this.at, this.keyEnd, this.openFailure(), lenient);
    this.at++;
    this.skipSpace();
  }

  /** Handles the text after a value: closes all that ends here. True when another value must follow. */
  private goOn(): boolean {
    const { text, tape } = this;
    for (;;) {
      const end = this.at;
      this.skipSpace();
      if (this.container === NONE) return this.goOnBehindRoot(end);
      const kind = tape.containerKind(this.container);
      const comma = this.at;
      const hasComma = text.charCodeAt(comma) === is.COMMA;
      if (hasComma) {
        this.at++;
        this.skipSpace();
      }
      if (text.charCodeAt(this.at) !== CLOSERS[kind]) {
        if (!hasComma) throw refuse('json.commaMissing', text, this.at, this.openFailure(), this.lenient);
        this.readKey(kind);
        return true;
      }
      if (hasComma) this.takeTrailingComma(comma);
      this.close();
    }
  }

  private close(): void {
    this.at++;
    this.tape.close(this.container, this.at);
    this.container = this.tape.parent(this.container);
  }

  private takeTrailingComma(comma: number): void {
    if (!this.lenient) throw new Failure('json.trailingComma', comma, comma + 1);
    this.tape.markTrailingComma(this.container);
  }

  private goOnBehindRoot(end: number): boolean {
    const { text, at } = this;
    if (at >= text.length) return false;
    this.keyStart = this.keyEnd = 0;
    const isNextLine = /[\r\n]/.test(text.slice(end, at)) && !/[,:\]}]/.test(text.charAt(at));
    if (!this.several || !isNextLine) throw refuse('json.afterValue', text, at, this.openFailure(), this.lenient);
    return true;
  }

  /** The error when the text ends here. */
  private openFailure(): Failure {
    const { text, container, tape } = this;
    if (container === NONE) return new Failure('json.valueMissing', text.length, text.length);
    const start = tape.start(container);
    return new Failure(
      tape.containerKind(container) === OBJECT ? 'json.unclosedObject' : 'json.unclosedArray',
      start,
      start + 1,
    );
  }

  private skipSpace(): void {
    const { text } = this;
    for (;;) {
      const code = text.charCodeAt(this.at);
      if (code === is.SPACE || code === is.LF || code === is.CR || code === is.TAB) this.at++;
      else if (!this.lenient || !this.skipFurtherSpace(code)) return;
    }
  }

  /** Whitespace that only JSON5 has, and comments. */
  private skipFurtherSpace(code: number): boolean {
    const { text, at } = this;
    if (is.isFurtherSpace(code)) {
      this.at++;
      return true;
    }
    if (code !== is.SLASH) return false;
    const end = scanComment(text, at);
    if (end === at) return false;
    this.comments.push(at, end);
    this.at = end;
    return true;
  }
}
