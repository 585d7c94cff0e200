import { Lexer } from 'yaml';

interface Anchor {
  readonly name: string;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
}

/** Anchors that no alias after them uses; an anchor of the same name takes over. */
export function findUnusedAnchors(text: string): Anchor[] {
  const unused: Anchor[] = [];
  const open = new Map<string, Anchor>();
  let start = 0;
  let previous = '';
  for (const lexeme of new Lexer().lex(text)) {
    const isMark = previous !== '\x1f';
    previous = lexeme;
    // The lexer's own marks are not in the text.
    if (/^[\x02\x18\x1f]$/.test(lexeme)) continue;
    const end = start + lexeme.length;
    if (isMark && lexeme.startsWith('&')) {
      const name = lexeme.slice(1);
      const hidden = open.get(name);
      if (hidden !== undefined) unused.push(hidden);
      open.set(name, { name, start, end });
    } else if (isMark && lexeme.startsWith('*')) open.delete(lexeme.slice(1));
    start = end;
  }
  return [...unused, ...open.values()].sort((a, b) => a.start - b.start);
}
