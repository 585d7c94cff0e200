import type { Pattern } from './compile.ts';

const LITERAL = /^\/(.+)\/([dgimsuvy]*)$/s;

/** The pattern between the slashes of a literal, and the letters after them; undefined for a text that is none. */
export function takeApart(text: string): Pattern | undefined {
  const [, pattern, flags] = LITERAL.exec(text.trim()) ?? [];
  return pattern === undefined || flags === undefined ? undefined : { pattern, flags };
}
