import { CST, Parser } from 'yaml';

/** All tokens of a text that can be read, with line breaks of one kind. */
export function tokensOf(given: string): CST.Token[] {
  const lines = given.replaceAll('\r\n', '\n');
  // Blanks at the very end may be part of a text block, which a line break behind them would change.
  const text = /[^ ]/.test(lines.slice(lines.lastIndexOf('\n') + 1)) ? `${lines}\n` : lines;
  const tokens: CST.Token[] = [];
  let end = 0;
  for (const token of new Parser().parse(text)) {
    tokens.push(...triviaIn(text, end, token.offset), token);
    end = token.offset + CST.stringify(token).length;
  }
  return tokens;
}

/** What has no meaning of its own; the writer puts commas anew. */
export const isTrivia = ({ type }: CST.Token): boolean => ['space', 'newline', 'comment', 'comma'].includes(type);

/** Comments and line breaks behind a node. */
export const endOf = (token: CST.Token): readonly CST.SourceToken[] => {
  if (token.type === 'flow-collection') return token.end.slice(1);
  return 'end' in token ? (token.end ?? []) : [];
};

const KINDS = { '#': 'comment', '\n': 'newline', ' ': 'space', '\t': 'space' } as const;

/**
 * What stands between two tokens. There should be nothing, but the parser (yaml 2.9.1) drops comments that a blank line parts
 * from a last key without a value, before `---` or `...`.
 */
function triviaIn(text: string, start: number, end: number): CST.SourceToken[] {
  return [...text.slice(start, end).matchAll(/\n|[ \t]+|#[^\n]*/g)].map(({ 0: source, index }) => ({
    type: KINDS[source.charAt(0) as keyof typeof KINDS],
    offset: start + index,
    indent: 0,
    source,
  }));
}
