import { endOf, type Token } from './token.ts';

/** A stretch of a script: SQL, or what the database's client reads and SQL does not know, which stays as it is. */
export interface Stretch {
  readonly isKept: boolean;
  readonly tokens: readonly [Token, ...Token[]];
  /** What goes before it; undefined: what goes between two statements. */
  readonly before: string | undefined;
}

/** Sets apart what the client reads. */
export function readScript(text: string, tokens: readonly Token[]): Stretch[] {
  const stretches: Stretch[] = [];
  let sql: Token[] = [];
  const flush = () => {
    const [first, ...rest] = sql;
    if (first !== undefined) stretches.push({ isKept: false, tokens: [first, ...rest], before: undefined });
    sql = [];
  };
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'client') {
      sql.push(token);
      continue;
    }
    flush();
    const previous = tokens[index - 1];
    stretches.push({ isKept: true, tokens: [token], before: previous && gapBefore(text, token, previous) });
  }
  flush();
  return stretches;
}

/** Delimiters and data stay where they stood; commands go on the line of their statement, or near one another, if they did. */
function gapBefore(text: string, { raw, offset }: Token, previous: Token): string | undefined {
  const between = text.slice(endOf(previous), offset);
  const lines = between.split('\n').length - 1;
  if (lines === 0) return between === '' ? '' : ' ';
  if (!isCommand(raw)) return '\n';
  return previous.kind === 'client' && isCommand(previous.raw) && lines === 1 ? '\n' : undefined;
}

/** Data end with `\.`. */
const isCommand = (raw: string) => /^(?:[\\:!.%@]|\p{L}+[ \t])/u.test(raw) && !/(?:^|\n)\\\.$/.test(raw);
