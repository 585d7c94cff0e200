import type { Entry } from './entries.ts';

/** Where the tester opens with an example: its flags in the query, texts in the fragment, as 'Copy link' writes them. */
export function linkToTester(entry: Entry & { readonly replacement?: string }): string {
  const query = new URLSearchParams({ 'match.flags': entry.flags });
  const fragment = new URLSearchParams({ match: entry.text, 'match.pattern': entry.pattern });
  if (entry.replacement !== undefined) fragment.set('replace.replacement', entry.replacement);
  return `/regex-tester?${query}#${fragment}`;
}

export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The example's text in pieces, matching and not. Without the flag in this browser: in one. */
export function markExample({ pattern, flags, text }: Entry): readonly Piece[] {
  let expression: RegExp;
  try {
    expression = new RegExp(pattern, flags.includes('g') ? flags : `${flags}g`);
  } catch {
    return [{ text, isMatch: false }];
  }
  const pieces: Piece[] = [];
  let done = 0;
  for (const { index, 0: found } of text.matchAll(expression)) {
    pieces.push({ text: text.slice(done, index), isMatch: false }, { text: found, isMatch: true });
    done = index + found.length;
  }
  return [...pieces, { text: text.slice(done), isMatch: false }].filter((piece) => piece.text !== '');
}

/** Control characters and unusual spaces as they are written in a pattern, so that they can be seen. */
export const showHidden = (text: string): string =>
  text.replaceAll(/[\0-\x1f\u00a0]/g, (character) => {
    const known: Readonly<Record<string, string>> = {
      '\n': '\\n',
      '\r': '\\r',
      '\t': '\\t',
      '\v': '\\v',
      '\f': '\\f',
      '\b': '\\b',
      '\0': '\\0',
    };
    return known[character] ?? `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
