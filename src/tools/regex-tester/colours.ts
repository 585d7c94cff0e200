/** What a part of a pattern is, for its colour. */
export type Look = 'text' | 'set' | 'anchor' | 'repeat' | 'group';

export interface Stretch {
  readonly text: string;
  readonly look: Look;
}

/** In the order of precedence; a set is read whole, apart from those inside it. */
const PARTS: readonly (readonly [look: Look, part: string])[] = [
  ['anchor', String.raw`[$^]|\\[Bb]|\\[1-9]\d*|\\k<[^<>]*>`],
  ['set', String.raw`\.|\\[DSWdsw]|\\[Pp]\{[^{}]*\}`],
  ['text', String.raw`\\(?:u\{[^{}]*\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|c[A-Za-z]|[^])`],
  ['repeat', String.raw`(?:[*+?]|\{\d+(?:,\d*)?\})\??`],
  ['group', String.raw`\((?:\?(?:<?[!=]|<[^<>]*>|[a-z]*(?:-[a-z]*)?:))?|[)|]`],
];
/** All of `PARTS`, each a group. */
const PART = new RegExp(PARTS.map(([, part]) => `(${part})`).join('|'), 'y');

/** The pattern in stretches that look alike, whole or not yet: colours follow each key. */
export function colour(pattern: string, flags: string): readonly Stretch[] {
  const stretches: { text: string; look: Look }[] = [];
  const add = (text: string, look: Look) => {
    const last = stretches.at(-1);
    if (last?.look === look) last.text += text;
    else stretches.push({ text, look });
  };
  for (let at = 0; at < pattern.length;) {
    const [text, look] = partAt(pattern, at, flags);
    add(text, look);
    at += text.length;
  }
  return stretches;
}

function partAt(pattern: string, at: number, flags: string): readonly [text: string, look: Look] {
  if (pattern[at] === '[') return [pattern.slice(at, endOfSet(pattern, at, flags.includes('v'))), 'set'];
  PART.lastIndex = at;
  const found = PART.exec(pattern);
  if (found === null) return [pattern[at] ?? '', 'text'];
  const parts: readonly (string | undefined)[] = found.slice(1);
  const [look] = PARTS[parts.findIndex((part) => part !== undefined)] ?? ['text'];
  return [found[0], look];
}

/** Where the set ends that begins at an offset, at the latest with the pattern; with the flag v sets are nested. */
function endOfSet(pattern: string, start: number, isNested: boolean): number {
  let depth = 0;
  for (let at = start; at < pattern.length; at += 1) {
    const sign = pattern[at];
    if (sign === '\\') at += 1;
    else if (sign === '[' && (isNested || depth === 0)) depth += 1;
    else if (sign === ']') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return pattern.length;
}
