/** A value of a PDF file (ISO 32000-2, section 7.3), as far as signatures need it. Offsets are bytes of the part that is read. */
type PdfValue =
  | { readonly is: 'name'; readonly text: string }
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'string'; readonly bytes: Uint8Array; readonly start: number; readonly end: number }
  | { readonly is: 'array'; readonly items: readonly PdfValue[] }
  | PdfDictionary
  /** `true`, `null`, the `R` of a reference. */
  | { readonly is: 'word'; readonly text: string };

export interface PdfDictionary {
  readonly is: 'dictionary';
  readonly entries: ReadonlyMap<string, PdfValue>;
  /** Offsets of the keys. */
  readonly keysAt: ReadonlySet<number>;
  /** It has a key twice; readers differ in which one they take. */
  readonly isAmbiguous: boolean;
}

/** Bytes that are not PDF syntax. */
class SyntaxProblem extends Error {
  override readonly name = 'SyntaxProblem';
}

const DEEPEST = 32;
const code = (character: string) => character.charCodeAt(0);
const SPACES = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITERS = new Set(Array.from('()<>[]{}/%', code));
const isRegular = (byte: number | undefined) => byte !== undefined && !SPACES.has(byte) && !DELIMITERS.has(byte);
const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 48 && byte <= 57;
const hexOf = (byte: number | undefined) => (byte === undefined ? NaN : Number.parseInt(String.fromCharCode(byte), 16));

/** The dictionary that has a key at this offset; undefined if it cannot be read. */
export function dictionaryWithKeyAt(bytes: Uint8Array, keyAt: number): PdfDictionary | undefined {
  const start = objectBefore(bytes, keyAt);
  if (start === undefined) return undefined;
  try {
    return findWithKey(new Reader(bytes, start).value(0), keyAt);
  } catch (error) {
    if (error instanceof SyntaxProblem) return undefined;
    throw error;
  }
}

function findWithKey(value: PdfValue, keyAt: number): PdfDictionary | undefined {
  if (value.is === 'dictionary' && value.keysAt.has(keyAt)) return value;
  const inside = value.is === 'dictionary' ? value.entries.values() : value.is === 'array' ? value.items : [];
  for (const child of inside) {
    const found = findWithKey(child, keyAt);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The offset after the last `1 0 obj` before an offset. */
function objectBefore(bytes: Uint8Array, before: number): number | undefined {
  for (let at = before - 3; at > 3; at--) {
    if (bytes[at] !== 111 || bytes[at + 1] !== 98 || bytes[at + 2] !== 106 || isRegular(bytes[at + 3])) continue;
    let back = at - 1;
    while (SPACES.has(bytes[back] ?? 0) && back > 0) back--;
    if (isDigit(bytes[back])) return at + 3;
  }
  return undefined;
}

class Reader {
  constructor(
    private readonly bytes: Uint8Array,
    private at: number,
  ) {}

  value(depth: number): PdfValue {
    if (depth > DEEPEST) throw new SyntaxProblem();
    this.skipSpace();
    const byte = this.bytes[this.at];
    if (byte === undefined) throw new SyntaxProblem();
    switch (String.fromCharCode(byte)) {
      case '/':
        return { is: 'name', text: this.name() };
      case '(':
        return this.literal();
      case '[':
        return this.array(depth);
      case '<':
        return this.bytes[this.at + 1] === byte ? this.dictionary(depth) : this.hexString();
    }
    const text = this.word();
    const number = Number(text);
    return Number.isNaN(number) ? { is: 'word', text } : { is: 'number', value: number };
  }

  private skipSpace(): void {
    for (;;) {
      while (this.at < this.bytes.length && SPACES.has(this.bytes[this.at]!)) this.at++;
      if (this.bytes[this.at] !== code('%')) return;
      while (this.at < this.bytes.length && this.bytes[this.at] !== 10 && this.bytes[this.at] !== 13) this.at++;
    }
  }

  private word(): string {
    const start = this.at;
    while (isRegular(this.bytes[this.at])) this.at++;
    if (this.at === start) throw new SyntaxProblem();
    return String.fromCharCode(...this.bytes.subarray(start, Math.min(this.at, start + 200)));
  }

  private name(): string {
    this.at++;
    const written = isRegular(this.bytes[this.at]) ? this.word() : '';
    return written.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }

  private array(depth: number): PdfValue {
    this.at++;
    const items: PdfValue[] = [];
    for (;;) {
      this.skipSpace();
      if (this.bytes[this.at] === code(']')) break;
      items.push(this.value(depth + 1));
    }
    this.at++;
    return { is: 'array', items };
  }

  private dictionary(depth: number): PdfDictionary {
    this.at += 2;
    const entries = new Map<string, PdfValue>();
    const keysAt = new Set<number>();
    let isAmbiguous = false;
    for (;;) {
      this.skipSpace();
      if (this.bytes[this.at] === code('>') && this.bytes[this.at + 1] === code('>')) break;
      if (this.bytes[this.at] !== code('/')) {
        // The rest of a reference: `0 R` of `5 0 R`.
        if (keysAt.size === 0 || !isRegular(this.bytes[this.at])) throw new SyntaxProblem();
        this.word();
        continue;
      }
      keysAt.add(this.at);
      const key = this.name();
      isAmbiguous ||= entries.has(key);
      entries.set(key, this.value(depth + 1));
    }
    this.at += 2;
    return { is: 'dictionary', entries, keysAt, isAmbiguous };
  }

  private hexString(): PdfValue {
    const start = this.at++;
    const digits: number[] = [];
    for (; this.bytes[this.at] !== code('>'); this.at++) {
      const byte = this.bytes[this.at];
      if (byte !== undefined && SPACES.has(byte)) continue;
      const digit = hexOf(byte);
      if (Number.isNaN(digit)) throw new SyntaxProblem();
      digits.push(digit);
    }
    this.at++;
    const bytes = Uint8Array.from(
      { length: Math.ceil(digits.length / 2) },
      (_, index) => digits[index * 2]! * 16 + (digits[index * 2 + 1] ?? 0),
    );
    return { is: 'string', bytes, start, end: this.at };
  }

  private literal(): PdfValue {
    const start = this.at++;
    const bytes: number[] = [];
    for (let depth = 1; depth > 0; this.at++) {
      const byte = this.bytes[this.at];
      if (byte === undefined) throw new SyntaxProblem();
      if (byte === code('\\')) this.escaped(bytes);
      else {
        if (byte === code('(')) depth++;
        if (byte === code(')')) depth--;
        if (depth > 0) bytes.push(byte);
      }
    }
    return { is: 'string', bytes: Uint8Array.from(bytes), start, end: this.at };
  }

  /** An escape sequence; ends on its last byte. */
  private escaped(bytes: number[]): void {
    const byte = this.bytes[++this.at] ?? 0;
    const plain = { n: 10, r: 13, t: 9, b: 8, f: 12 }[String.fromCharCode(byte)];
    if (plain !== undefined) bytes.push(plain);
    else if (byte === 13) {
      if (this.bytes[this.at + 1] === 10) this.at++;
    } else if (byte >= 48 && byte <= 55) {
      let value = byte - 48;
      for (let more = 0; more < 2; more++) {
        const next = this.bytes[this.at + 1] ?? 0;
        if (next < 48 || next > 55) break;
        value = value * 8 + next - 48;
        this.at++;
      }
      bytes.push(value & 255);
    } else if (byte !== 10) bytes.push(byte);
  }
}

/** A text string (section 7.9.2.2): UTF-16 or UTF-8 by its first bytes, else one byte a character. */
export function textOf(value: PdfValue | undefined): string | undefined {
  if (value?.is === 'name') return value.text;
  if (value?.is !== 'string') return undefined;
  const { bytes } = value;
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder().decode(bytes);
  return new TextDecoder('windows-1252').decode(bytes);
}

/** A date such as `D:20261123150000+01'00'` (section 7.9.4) as ISO 8601. */
export function dateOf(value: PdfValue | undefined): string | undefined {
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', zone = 'Z'] =
    /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(Z|[+-]\d\d(?:'\d\d)?)?/.exec(textOf(value) ?? '') ?? [];
  if (year === undefined) return undefined;
  const offset = /^[+-]/.test(zone) ? `${zone.replace("'", ':')}${zone.length === 3 ? ':00' : ''}` : 'Z';
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
