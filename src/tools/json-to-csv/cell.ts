import type { JsonDocument, JsonNode } from '#formats/json/document.ts';
import { formatJson } from '#formats/json/format.ts';
import { readJson } from '#formats/json/read.ts';
import { strictNumber } from '#formats/json/strict-form.ts';
import type { FieldForm } from '#formats/csv/write.ts';

export interface CellOptions {
  readonly nulls: 'word' | 'empty';
  readonly formulaGuard: boolean;
  readonly numbersAsText: boolean;
}

/** The beginnings that a spreadsheet takes for a formula (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER_LIKE = /^[+-]?\d[\d.]*(?:[eE][+-]?\d+)?$/;
/** Digits that a spreadsheet keeps (IEEE 754 double). */
const KEPT_DIGITS = 15;

const asItIs = (field: string): string => field;
/** Nothing is quoted. */
export const UNQUOTED: FieldForm = { text: asItIs, plain: asItIs };

/** Writes values as the text of a cell. */
export class CellWriter {
  /** Cells that got an apostrophe because they looked like a formula. */
  guarded = 0;

  constructor(
    private readonly document: JsonDocument,
    private readonly options: CellOptions,
    private readonly form: FieldForm,
  ) {}

  write(node: JsonNode): string {
    const { document, form } = this;
    switch (document.kind(node)) {
      case 'string':
        return this.writeText(document.string(node));
      case 'number':
        return this.writeNumber(document.raw(node));
      case 'null':
        return form.plain(this.options.nulls === 'word' ? 'null' : '');
      case 'boolean':
        return form.plain(document.raw(node));
      default:
        return form.text(formatJson(readJson(document.raw(node), { mode: 'lenient' }), { indent: 0, form: 'strict' }));
    }
  }

  /** A cell without a value. */
  writeNothing(): string {
    return this.form.plain('');
  }

  /** A name or a value that was a string. */
  writeText(text: string): string {
    return this.form.text(this.guard(text));
  }

  private guard(text: string): string {
    if (!this.options.numbersAsText && !this.options.formulaGuard) return text;
    const isNumber = NUMBER_LIKE.test(text);
    if (this.options.numbersAsText && isNumber && String(Number(text)) !== text) return asText(text);
    if (!this.options.formulaGuard || isNumber || !FORMULA.test(text)) return text;
    this.guarded++;
    return `'${text}`;
  }

  private writeNumber(raw: string): string {
    // NaN and Infinity (JSON5) are words in a table, too.
    const number = this.document.isStrict ? raw : (strictNumber(raw) ?? raw);
    const isLong = this.options.numbersAsText && number.replace(/[eE].*$|\D/g, '').length > KEPT_DIGITS;
    return isLong ? this.form.text(asText(number)) : this.form.plain(number);
  }
}

/** A formula whose result is the text: the one form that spreadsheets never turn into a number. */
const asText = (text: string): string => `="${text}"`;
