import { Lexer } from 'yaml';

/** Comments of a text that its new form does not have. */
export function findLostComments(before: string, after: string): string[] {
  const counts = new Map<string, number>();
  for (const comment of commentsOf(after)) counts.set(comment, (counts.get(comment) ?? 0) + 1);
  return commentsOf(before).filter((comment) => {
    const left = counts.get(comment) ?? 0;
    counts.set(comment, left - 1);
    return left <= 0;
  });
}

/** The lexer puts this before each scalar, whose text may begin with # in a block. */
const SCALAR_FOLLOWS = '\x1f';

function commentsOf(text: string): string[] {
  const comments: string[] = [];
  let previous = '';
  for (const lexeme of new Lexer().lex(text)) {
    if (lexeme.startsWith('#') && previous !== SCALAR_FOLLOWS) comments.push(lexeme.trim());
    previous = lexeme;
  }
  return comments;
}
