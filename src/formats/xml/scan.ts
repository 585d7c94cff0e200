/* Kinds of tokens. */
export const TEXT = 0;
/** `<a>` */
export const OPEN = 1;
/** `<a/>` */
export const EMPTY = 2;
/** `</a>` */
export const CLOSE = 3;
export const COMMENT = 4;
export const CDATA = 5;
/** Processing instruction. */
export const INSTRUCTION = 6;
/** `<?xml …?>` */
export const DECLARATION = 7;
export const DOCTYPE = 8;

/** Stands where there is no token. */
export const NONE = -1;

/** The tokens of a text, without a gap between them. Offsets are UTF-16 units. */
export interface Tokens {
  readonly count: number;
  readonly kinds: Uint8Array;
  /** Where each begins; one more says where the last one ends. */
  readonly starts: Int32Array;
  /** The closing tag of each opening one and the other way round. */
  readonly partners: Int32Array;
  /** False when the text ends inside the last token. */
  readonly isFinished: boolean;
}

/**
 * Cuts a text into tokens. Of a text that is not well-formed it cuts what precedes the mistake correctly, and never
 * throws.
 */
export function scanXml(text: string): Tokens {
  const scanner = new Scanner(text);
  scanner.scan();
  return scanner;
}

const LESS_THAN = 0x3c;
const GREATER_THAN = 0x3e;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const SLASH = 0x2f;

class Scanner implements Tokens {
  count = 0;
  kinds: Uint8Array;
  starts: Int32Array;
  partners: Int32Array;
  isFinished = true;
  private capacity: number;
  private readonly open: number[] = [];

  constructor(private readonly text: string) {
    this.capacity = (text.length >> 4) + 16;
    this.kinds = new Uint8Array(this.capacity);
    this.starts = new Int32Array(this.capacity);
    this.partners = new Int32Array(this.capacity);
  }

  scan(): void {
    const { text } = this;
    let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
    while (at < text.length) at = text.charCodeAt(at) === LESS_THAN ? this.scanMarkup(at) : this.scanText(at);
    this.add(NONE, at);
    this.count--;
  }

  private add(kind: number, start: number): number {
    const token = this.count++;
    if (token === this.capacity) this.grow();
    this.kinds[token] = kind;
    this.starts[token] = start;
    this.partners[token] = NONE;
    return token;
  }

  private scanText(at: number): number {
    this.add(TEXT, at);
    const end = this.text.indexOf('<', at);
    return end < 0 ? this.text.length : end;
  }

  private scanMarkup(at: number): number {
    const { text } = this;
    switch (text.charAt(at + 1)) {
      case '/': {
        const token = this.add(CLOSE, at);
        const partner = this.open.pop();
        if (partner !== undefined) {
          this.partners[token] = partner;
          this.partners[partner] = token;
        }
        return this.endAt(text.indexOf('>', at), 1);
      }
      case '?': {
        this.add(/^<\?xml[ \t\r\n]/.test(text.slice(at, at + 6)) ? DECLARATION : INSTRUCTION, at);
        return this.endAt(text.indexOf('?>', at + 2), 2);
      }
      case '!':
        return this.scanDeclaration(at);
      default:
        return this.scanTag(at);
    }
  }

  private scanDeclaration(at: number): number {
    const { text } = this;
    if (text.startsWith('<!--', at)) {
      this.add(COMMENT, at);
      return this.endAt(text.indexOf('-->', at + 4), 3);
    }
    if (text.startsWith('<![CDATA[', at)) {
      this.add(CDATA, at);
      return this.endAt(text.indexOf(']]>', at + 9), 3);
    }
    this.add(DOCTYPE, at);
    return this.endAt(findDoctypeEnd(text, at), 1);
  }

  private scanTag(start: number): number {
    const { text } = this;
    const token = this.add(OPEN, start);
    let at = start + 1;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === GREATER_THAN) break;
      if (code !== QUOTE && code !== APOSTROPHE) continue;
      at = text.indexOf(code === QUOTE ? '"' : "'", at + 1);
      if (at < 0) return this.endAt(at, 0);
    }
    if (at >= text.length) return this.endAt(NONE, 0);
    if (text.charCodeAt(at - 1) === SLASH) this.kinds[token] = EMPTY;
    else this.open.push(token);
    return at + 1;
  }

  /** Continues after an end that was found, else to the end of the text. */
  private endAt(found: number, length: number): number {
    if (found >= 0) return found + length;
    this.isFinished = false;
    return this.text.length;
  }

  private grow(): void {
    this.capacity *= 2;
    const larger = <T extends Uint8Array | Int32Array>(rows: T, copy: T): T => (copy.set(rows), copy);
    this.kinds = larger(this.kinds, new Uint8Array(this.capacity));
    this.starts = larger(this.starts, new Int32Array(this.capacity));
    this.partners = larger(this.partners, new Int32Array(this.capacity));
  }
}

const DOCTYPE_PART = /"[^"]*"|'[^']*'|<!--[^]*?-->|<\?[^]*?\?>|[^"'<>[\]]+|[[\]<>]/y;

/** Offset of the `>` that ends the declaration, or -1. */
function findDoctypeEnd(text: string, start: number): number {
  DOCTYPE_PART.lastIndex = start + 2;
  let isSubset = false;
  for (;;) {
    const at = DOCTYPE_PART.lastIndex;
    const part = DOCTYPE_PART.exec(text)?.[0];
    if (part === undefined) return NONE;
    if (part === '[') isSubset = true;
    else if (part === ']') isSubset = false;
    else if (part === '>' && !isSubset) return at;
  }
}
