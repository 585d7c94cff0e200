export interface CsvOptions {
  readonly separator: 'comma' | 'semicolon' | 'tab' | 'pipe';
  readonly quoteAll: boolean;
  readonly lineEnd: 'lf' | 'crlf';
}

const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;
const LINE_ENDS = { lf: '\n', crlf: '\r\n' } as const;

/** How a field is written in a record. */
export interface FieldForm {
  readonly text: (field: string) => string;
  /** For what never needs quotes by itself: a number, a word, nothing. */
  readonly plain: (field: string) => string;
}

/** Writes records as RFC 4180 asks, section 2: fields with a separator, quote or line break are quoted, quotes doubled. */
export class CsvWriter implements FieldForm {
  private readonly separator: string;
  private readonly lineEnd: string;
  private readonly special: RegExp;
  private readonly chunks: string[] = [];
  private lines: string[] = [];

  constructor(private readonly options: CsvOptions) {
    this.separator = SEPARATORS[options.separator];
    this.lineEnd = LINE_ENDS[options.lineEnd];
    this.special = { comma: /[",\r\n]/, semicolon: /[";\r\n]/, tab: /["\t\r\n]/, pipe: /["|\r\n]/ }[options.separator];
  }

  text(field: string): string {
    if (!this.options.quoteAll && !this.special.test(field)) return field;
    return `"${field.replaceAll('"', '""')}"`;
  }
  plain(field: string): string {
    return this.options.quoteAll ? `"${field}"` : field;
  }

  /** Adds a record of fields that have their form. */
  add(fields: readonly string[]): void {
    // An empty line would be skipped by most readers.
    this.lines.push(fields.length === 1 && fields[0] === '' ? '""' : fields.join(this.separator));
    if (this.lines.length >= 1024) this.flush();
  }

  /** All records, with a line end between them. */
  finish(): string {
    this.flush();
    return this.chunks.join(this.lineEnd);
  }

  private flush(): void {
    if (this.lines.length > 0) this.chunks.push(this.lines.join(this.lineEnd));
    this.lines = [];
  }
}
