/* What surrounds a value where it was copied, such as quotes, a label or a prompt. */

type Peel = (text: string) => string | undefined;

const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['“', '”'],
  ['„', '“'],
  ['‘', '’'],
  ['«', '»'],
];

/** Of what has line breaks, only fences and quoting can be told from the text itself. */
const ofOneLine =
  (peel: Peel): Peel =>
  (text) =>
    /[\n\r]/.test(text) ? undefined : peel(text);

/** One layer each: the text inside it, or undefined where there is none. */
const LAYERS: readonly Peel[] = [
  (text) => text.replace(/^\uFEFF/, '').trim(),
  // A fence of Markdown, with the language that its first line may name.
  (text) => /^(```+|~~~+)[^\n`]*\n([^]*?)\r?\n?\1$/.exec(text)?.[2],
  // An e-mail that is answered.
  (text) => (text.includes('\n') && everyLineIsQuoted(text) ? text.replace(/^[ \t]*>[ \t]?/gm, '') : undefined),
  // The head of an answer, also as `curl -v` prints it: its first line says what it is.
  (text) => /^(?:< )?(HTTP\/\d(?:\.\d)? [1-5]\d\d[^\n\r]*)\r?\n(?:< )?[\w-]+:/i.exec(text)?.[1],
  // A validator that two versions may share (RFC 9110, section 8.8.3).
  (text) => /^W\/(".+")$/.exec(text)?.[1],
  withoutQuotes,
  ofOneLine((text) => /^(.*\S)\s*[,;]$/.exec(text)?.[1]),
  ofOneLine((text) => /^<([^<>\s]+[:@][^<>\s]+)>$/.exec(text)?.[1]),
  ofOneLine((text) => /^(?:\$|>>?>?|<|%|❯|➜|PS(?: [^>]*)?>) +(\S.*)$/.exec(text)?.[1]),
  // ObjectId("…"), url('…')
  ofOneLine((text) => /^(?:new )?[A-Za-z_$][\w$.]{1,39}\(\s*(["'`])([^"'`]+)\1\s*\)$/.exec(text)?.[2]),
  ofOneLine(withoutLabel),
];

/** Layers that are taken off at most; nobody quotes a quotation more often. */
const DEEPEST = 8;

/** A pasted text as it is, and what is left of it with each further layer that surrounds it; the last is the barest. */
export function bareTexts(pasted: string): readonly string[] {
  const texts = [pasted];
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const next = withoutLayer(texts.at(-1) ?? '');
    if (next === undefined) break;
    texts.push(next);
  }
  return texts;
}

/** The text inside the first layer that is there. */
function withoutLayer(text: string): string | undefined {
  for (const peel of LAYERS) {
    const inside = peel(text);
    if (inside !== undefined && inside !== '' && inside !== text) return inside;
  }
  return undefined;
}

function everyLineIsQuoted(text: string): boolean {
  return text.split('\n').every((line) => /^\s*(?:>|$)/.test(line));
}

function withoutQuotes(text: string): string | undefined {
  for (const [open, close] of PAIRS) {
    if (text.length < open.length + close.length + 1 || !text.startsWith(open) || !text.endsWith(close)) continue;
    const inside = text.slice(open.length, -close.length);
    if (!inside.includes(open) && !inside.includes(close)) return inside;
    if (open === '"') return readString(text);
  }
  return undefined;
}

/** The value of a string of JSON, which is how code writes quotes inside quotes. */
function readString(text: string): string | undefined {
  try {
    return String(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The schemes that stand before a credential, and the words that declare a value in code. */
const SCHEME = /^(?:bearer|token|apikey)\s+(\S+)$/i;
const DECLARED = /^(?:export|const|let|var|set|env)\s+(?=[A-Za-z_$][\w$]*\s*=)/i;
/** `name:`, `"name":`, `name=`, `SHA256 (file) =`; of an address such as `https://…` the beginning is no label. */
const LABEL =
  /^(?:"[\w $.@-]{1,40}"|'[\w $.@-]{1,40}'|[A-Za-z_$@][\w$.-]{0,39}(?: [A-Za-z][\w-]{0,19}){0,3}(?: ?\([^()]{1,200}\))?)\s*(?::=|=>|[:=](?![:=])(?!\/\/))\s*(\S.*)$/;

function withoutLabel(text: string): string | undefined {
  return SCHEME.exec(text)?.[1] ?? LABEL.exec(text.replace(DECLARED, ''))?.[1];
}
