const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;

/**
 * The Unicode form of a host name, for reading (RFC 3492, section 6.2). A label that is not Punycode stays as it is.
 */
export const unicodeHost = (host: string): string =>
  host
    .split('.')
    .map((label) => (/^xn--./i.test(label) ? (decodeLabel(label.slice(4)) ?? label) : label))
    .join('.');

/** Whether a host has letters that look like others, as `а` (Cyrillic) does like `a`: scripts mixed in one label. */
export const mixesScripts = (host: string): boolean =>
  host.split('.').some((label) => SCRIPTS.filter((script) => script.test(label)).length > 1);

/**
 * Whether a label of a host has only Cyrillic or Greek letters that look like Latin ones, as `аррӏе.com` does, while the
 * end of the name is in Latin letters (Unicode Technical Standard 39, confusables).
 */
export const imitatesLatin = (host: string): boolean => {
  const labels = host.split('.');
  return !/[^\p{ASCII}]/u.test(labels.at(-1) ?? '') && labels.some((label) => LATIN_ALIKE.test(label));
};

/** Digits and hyphens may stand between such letters. */
const LATIN_ALIKE = /^[\d-]*(?:[асԁеһіјӏорԛѕԝхуѵ][\d-]*)+$|^[\d-]*(?:[αικνορυχ][\d-]*)+$/iu;

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

function decodeLabel(label: string): string | undefined {
  const end = Math.max(0, label.lastIndexOf('-'));
  const codes = Array.from(label.slice(0, end), (character) => character.charCodeAt(0));
  let code = 128;
  let bias = 72;
  let index = 0;
  let at = end > 0 ? end + 1 : 0;
  while (at < label.length) {
    const before = index;
    let weight = 1;
    for (let step = BASE; ; step += BASE) {
      const digit = digitOf(label.charCodeAt(at));
      at += 1;
      if (digit === undefined) return undefined;
      index += digit * weight;
      const threshold = step <= bias ? T_MIN : Math.min(T_MAX, step - bias);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = codes.length + 1;
    bias = adapt(index - before, length, before === 0);
    code += Math.floor(index / length);
    index %= length;
    if (code > 0x10ffff) return undefined;
    codes.splice(index, 0, code);
    index += 1;
  }
  return String.fromCodePoint(...codes);
}

/** A letter or a digit as 0 to 35; undefined at the end of the label too. */
function digitOf(code: number): number | undefined {
  const character = Number.isNaN(code) ? '' : String.fromCharCode(code);
  if (/^[a-z]$/i.test(character)) return character.toLowerCase().charCodeAt(0) - 97;
  return /^\d$/.test(character) ? Number(character) + 26 : undefined;
}

/** Section 6.1. */
function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / length);
  let steps = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; steps += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return steps + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + 38));
}
