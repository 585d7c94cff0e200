import { loneSurrogate } from '#lib/charset/utf8';
import { isTimestamp, isWord11, resolvePlain, resolvePlain11 } from './scalar.ts';

export interface QuoteStyle {
  readonly quotes: 'double' | 'single';
  /** Quote what readers of YAML 1.1 take for a boolean, number or date. */
  readonly safe11: boolean;
}

/* What may stand in a plain scalar (YAML 1.2.2, section 7.3.3), rather too little than too much. */
const INDICATOR_FIRST = /^[\s!&*|>'"%@`#,[\]{}]|^[-?:](?:\s|$)|^(?:---|\.\.\.)/;
const NOT_PLAIN = /:(?:\s|$)|\s#|\s$|[\r\n\t]/;
const IN_FLOW = /[,[\]{}]|^[-?:]|:(?=[,[\]{}]|$)/;
/** All but these are printable, and stay themselves in a plain scalar or a block (YAML 1.2.2, section 5.1). */

const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u00a0\u2028\u2029\ufeff\ufffe\uffff]/;

/** A text on one line: plain where it can be read back as the same text, else in quotes. */
export function writeText(text: string, { quotes, safe11 }: QuoteStyle, inFlow: boolean): string {
  if (isPlain(text, safe11) && !(inFlow && IN_FLOW.test(text))) return text;
  const isSingle = quotes === 'single' && !/[\r\n\t]/.test(text) && isPrintable(text);
  return isSingle ? `'${text.replaceAll("'", "''")}'` : doubleQuoted(text);
}

function isPlain(text: string, safe11: boolean): boolean {
  if (text === '' || INDICATOR_FIRST.test(text) || NOT_PLAIN.test(text) || !isPrintable(text)) return false;
  if (resolvePlain(text).kind !== 'string' || text === '<<') return false;
  return !safe11 || !isOther11(text);
}

const isOther11 = (text: string): boolean =>
  text === '=' ||
  isWord11(text) ||
  isTimestamp(text) ||
  resolvePlain11(text).kind !== 'string' ||
  LOOSE_FLOAT.test(text);

/** Floats of PyYAML and older readers, such as `1_0.5` and `._1`. */
const LOOSE_FLOAT = /^[-+]?(?:\d[\d_]*)?\.[\d_]+(?:[eE][-+]\d+)?$/;

export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text) && loneSurrogate(text) < 0;

/** JSON's escapes are YAML's too; what YAML cannot hold raw is escaped beyond that. */
const doubleQuoted = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\u00a0\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
