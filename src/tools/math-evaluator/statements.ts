/** A piece of the text that is evaluated on its own. */
export interface Statement {
  readonly text: string;
  /** Of its first character in the whole text. */
  readonly offset: number;
  /** From 1. */
  readonly line: number;
}

const OPEN = '([{';
const CLOSE = ')]}';

/** The lines of a text; one whose brackets are still open goes on in the next. */
export function readStatements(text: string): Statement[] {
  const statements: Statement[] = [];
  let start = 0;
  let startLine = 1;
  let line = 1;
  let depth = 0;
  let quote = '';
  let isComment = false;
  const end = (at: number) => {
    const piece = text.slice(start, at);
    if (piece.trim() !== '') statements.push({ text: piece, offset: start, line: startLine });
  };
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '\n') {
      line++;
      isComment = false;
      if (depth > 0 && quote === '') continue;
      end(at);
      [start, startLine, depth, quote] = [at + 1, line, 0, ''];
    } else if (isComment) continue;
    else if (quote !== '') {
      if (character === '\\') at++;
      else if (character === quote) quote = '';
    } else if (character === '#') isComment = true;
    else if (character === '"' || (character === "'" && !isTranspose(text, at))) quote = character;
    else if (OPEN.includes(character)) depth++;
    else if (CLOSE.includes(character)) depth = Math.max(0, depth - 1);
  }
  end(text.length);
  return statements;
}

const isTranspose = (text: string, at: number) => /[\p{L}\p{N}_)\]}'.]/u.test(text.charAt(at - 1));
