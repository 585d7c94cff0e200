import { escapeControl } from './scan-string.ts';

/* JSON5 spellings as RFC 8259 writes them, the value unchanged. Text that is RFC 8259 already stays as it is. */

const ODD = /\\(?:x([\da-fA-F]{2})|(\r\n|[^]))|["\u0000-\u001f]/g;
const KEPT = '"\\/bfnrtu';
const DROPPED = '\r\n\u2028\u2029';

/** A string, `raw` with its quotes. */
export function strictString(raw: string): string {
  const body = raw.slice(1, -1).replace(ODD, (whole, hex: string | undefined, escaped: string | undefined) => {
    if (hex !== undefined) return `\\u00${hex}`;
    if (escaped === undefined) return whole === '"' ? '\\"' : escapeControl(whole.charCodeAt(0));
    if (KEPT.includes(escaped)) return whole;
    if (DROPPED.includes(escaped)) return '';
    if (escaped === 'v') return '\\u000b';
    if (escaped === '0') return '\\u0000';
    return escaped < ' ' ? escapeControl(escaped.charCodeAt(0)) : escaped;
  });
  return `"${body}"`;
}

/** A key: a string, or a name without quotes. */
export const strictKey = (raw: string): string => (/^["']/.test(raw) ? strictString(raw) : `"${raw}"`);

/** A number; undefined for NaN and Infinity, which have no form in RFC 8259. */
export function strictNumber(raw: string): string | undefined {
  if (/^-?\d/.test(raw) && !/[xX.]/.test(raw)) return raw;
  const { sign = '', digits = '' } = /^\+?(?<sign>-?)(?<digits>.*)$/.exec(raw)?.groups ?? {};
  if (/^[IN]/.test(digits)) return undefined;
  if (/^0[xX]/.test(digits)) return sign + BigInt(digits).toString();
  return sign + digits.replace(/^\./, '0.').replace(/\.(?!\d)/, '.0');
}
