import type { JsonDocument, JsonNode } from '#lib/json/document';
import { formatJson } from '#lib/json/format';
import { readJson } from '#lib/json/read';
import { strictNumber } from '#lib/json/strict-form';

export interface CellOptions {
  readonly nulls: 'word' | 'empty';
  readonly formulaGuard: boolean;
  readonly numbersAsText: boolean;
}

/** What a spreadsheet takes for a formula (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER_LIKE = /^[+-]?\d[\d.]*(?:[eE][+-]?\d+)?$/;
/** Digits that a spreadsheet keeps (IEEE 754 double). */
const KEPT_DIGITS = 15;

/** Writes values as the text of a cell, before it is quoted. */
export class CellWriter {
  /** Cells that got an apostrophe because they looked like a formula. */
  guarded = 0;

  constructor(
    private readonly document: JsonDocument,
    private readonly options: CellOptions,
  ) {}

  write(node: JsonNode): string {
    const { document } = this;
    switch (document.kind(node)) {
      case 'string':
        return this.writeText(document.string(node));
      case 'number':
        return this.writeNumber(document.raw(node));
      case 'null':
        return this.options.nulls === 'word' ? 'null' : '';
      case 'boolean':
        return document.raw(node);
      default:
        return formatJson(readJson(document.raw(node), { mode: 'lenient' }), { indent: 0, form: 'strict' });
    }
  }

  /** A name or a value that was a string. */
  writeText(text: string): string {
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
    return isLong ? asText(number) : number;
  }
}

/** A formula whose result is the text: the one form that spreadsheets never turn into a number. */
const asText = (text: string): string => `="${text}"`;
