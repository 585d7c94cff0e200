import type { ScalarKind } from '../data/model.ts';
import { floatText, integerText } from '../data/number-text.ts';

export interface Resolved {
  readonly kind: ScalarKind;
  readonly text: string;
}

const NULL: Resolved = { kind: 'null', text: 'null' };
const TRUE: Resolved = { kind: 'boolean', text: 'true' };
const FALSE: Resolved = { kind: 'boolean', text: 'false' };

const WORDS: ReadonlyMap<string, Resolved> = new Map([
  ...['', '~', 'null', 'Null', 'NULL'].map((word) => [word, NULL] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, TRUE] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, FALSE] as const),
]);

const INTEGER = /^[-+]?[0-9]+$/;
const OTHER_BASE = /^0(?:o[0-7]+|x[0-9a-fA-F]+)$/;
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const NOT_FINITE = /^(?:([-+]?)\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;

/** The value of a plain scalar in the core schema (YAML 1.2.2, section 10.3.2). */
export function resolvePlain(text: string): Resolved {
  // Nearly all texts begin with a letter that none of the others begins with.
  const first = text.charCodeAt(0);
  if (first > 0x39 && !'~ntfNTF'.includes(text.charAt(0))) return { kind: 'string', text };
  return WORDS.get(text) ?? resolveNumber(text) ?? { kind: 'string', text };
}

function resolveNumber(text: string): Resolved | undefined {
  if (INTEGER.test(text)) return { kind: 'integer', text: integerText(text) };
  if (OTHER_BASE.test(text)) return { kind: 'integer', text: BigInt(text).toString() };
  if (FLOAT.test(text)) return { kind: 'float', text: floatText(text) };
  const special = NOT_FINITE.exec(text);
  if (special === null) return undefined;
  return { kind: 'float', text: special[1] === undefined ? 'nan' : special[1] === '-' ? '-inf' : 'inf' };
}

const WORDS_11 = /^(?:(y|yes|on)|n|no|off)$/i;
const BINARY_11 = /^([-+]?)0b([01_]+)$/;
/** An octal number of YAML 1.1. */
export const OCTAL_11 = /^([-+]?)0([0-7_]+)$/;
const HEX_11 = /^([-+]?)0x([0-9a-fA-F_]+)$/;
const SIXTIES_11 = /^([-+]?)([0-9][0-9_]*(?::[0-5]?[0-9])+)(\.[0-9_]*)?$/;

/** The value of a plain scalar in a document that says `%YAML 1.1` (yaml.org/type, 2005). */
export function resolvePlain11(text: string): Resolved {
  const word = WORDS_11.exec(text);
  if (word !== null) return word[1] === undefined ? FALSE : TRUE;
  if (/^0o/.test(text)) return { kind: 'string', text };
  for (const [form, prefix] of [
    [BINARY_11, '0b'],
    [OCTAL_11, '0o'],
    [HEX_11, '0x'],
  ] as const) {
    const [, sign = '', digits = ''] = form.exec(text) ?? [];
    const bare = digits.replaceAll('_', '');
    if (bare !== '') return { kind: 'integer', text: signed(sign, BigInt(prefix + bare).toString()) };
  }
  const [, sign = '', whole, fraction = ''] = SIXTIES_11.exec(text) ?? [];
  if (whole !== undefined) {
    const sum = whole
      .replaceAll('_', '')
      .split(':')
      .reduce((total, part) => total * 60n + BigInt(part), 0n);
    const value = signed(sign, sum.toString());
    return fraction === ''
      ? { kind: 'integer', text: value }
      : { kind: 'float', text: floatText(value + fraction.replaceAll('_', '')) };
  }
  // No octal number, and decimal ones do not begin with a zero.
  if (/^[-+]?0[\d_]+$/.test(text)) return { kind: 'string', text };
  return resolvePlain(/^[-+]?[.\d][\d_.eE+-]*$/.test(text) ? text.replaceAll('_', '') : text);
}

const signed = (sign: string, digits: string): string => (sign === '-' ? `-${digits}` : digits);

/** Words that readers of YAML 1.1 take for booleans, readers of YAML 1.2 for text. Few of them know `y` and `n`. */
export const isSwitchWord = (text: string): boolean => text.length > 1 && isWord11(text);
/** Words of YAML 1.1 for booleans, `y` and `n` included. */
export const isWord11 = (text: string): boolean => text.length < 4 && WORDS_11.test(text);

/** A date, perhaps with a time, that YAML 1.1 takes for one (yaml.org/type/timestamp), or RFC 3339 with its small z. */
export const isTimestamp = (text: string): boolean =>
  /^\d{4}-\d\d?-\d\d?(?:(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:[Zz]|[-+]\d\d?(?::?\d\d)?))?)?$/.test(text);

/** A float of YAML 1.1, with a point before and a sign after the `e`. */
export const float11 = (text: string): string =>
  text.replace(/^(-?\d+)(?=[eE])/, '$1.0').replace(/([eE])(?=\d)/, '$1+');
