const ESCAPE = /\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2})|(\r\n|[^]))/g;
const MEANINGS: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  0: '\0',
  // A line break after a backslash only folds the line (JSON5 1.0.0, section 5.2).
  '\n': '',
  '\r': '',
  '\r\n': '',
  '\u2028': '',
  '\u2029': '',
};

/** The value of a well-formed string; `raw` has its quotes. A lone surrogate stays one. */
export const decodeString = (raw: string): string => decodeEscapes(raw.slice(1, -1));

/** The value of a key: a string, or a name without quotes (JSON5). */
export const decodeKey = (raw: string): string => (/^["']/.test(raw) ? decodeString(raw) : decodeEscapes(raw));

/** The value of the text between the quotes of a well-formed string, or of a name. */
export function decodeEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(
    ESCAPE,
    (_whole, unicode: string | undefined, hex: string | undefined, other: string | undefined) => {
      const code = unicode ?? hex;
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      return MEANINGS[other ?? ''] ?? other ?? '';
    },
  );
}
