import type { Place } from '#engine/error';
import { placeAt } from '#lib/place';
import type { Token } from './tokens.ts';

export interface Change {
  /** The token that is no longer there, or the end of the text. */
  readonly was: string;
  readonly at: Place;
}

/**
 * The changes a formatter may make: the case of words, and the whitespace at line ends and beginnings inside comments.
 */
function essence({ kind, raw }: Token): string {
  if (kind === 'word') return raw.toUpperCase();
  return kind === 'comment' ? raw.trimEnd().replaceAll(/\s*[\r\n]+\s*/g, '\n') : raw;
}

/** One or more characters of operators. Brackets, commas, dots and semicolons may be set apart from what is beside them. */
const OPERATOR = /^[-+*/%<>=!~^&|#@?:]+$/;
/** Signs, and what placeholders begin with: they come after an operator, too, and then stand by themselves. */
const PREFIX = /^[-+~!@?:#]/;

const touch = (first: Token, second: Token) => first.offset + first.raw.length === second.offset;

/**
 * Whether two symbols that touch are one operator, which a space would tear apart, although no dialect's tokens have it: `//`,
 * `??`. A sign after an operator is not part of it, nor is an operator after a placeholder `?`.
 */
function isOneOperator(first: Token, second: Token): boolean {
  if (first.kind !== 'symbol' || second.kind !== 'symbol') return false;
  if (!OPERATOR.test(first.raw) || !OPERATOR.test(second.raw)) return false;
  if (!touch(first, second)) return false;
  if (/[?:]$/.test(first.raw) && first.raw.at(-1) === second.raw[0]) return true;
  return first.raw !== '?' && !PREFIX.test(second.raw);
}

/** The first place where the two texts are not the same to a database; told when it is asked for, from the first text. */
export function findChange(before: readonly Token[], after: readonly Token[]): ((text: string) => Change) | undefined {
  const length = Math.max(before.length, after.length);
  for (let index = 0; index < length; index += 1) {
    const [was, now] = [before[index], after[index]];
    if (was === undefined || now === undefined || essence(was) !== essence(now)) return (text) => describe(text, was);
    const [next, nextNow] = [before[index + 1], after[index + 1]];
    if (next === undefined || nextNow === undefined || !isOneOperator(was, next) || touch(now, nextNow)) continue;
    return (text) => describe(text, { ...was, raw: was.raw + next.raw });
  }
  return undefined;
}

function describe(text: string, was: Token | undefined): Change {
  const raw = was?.raw ?? '';
  const offset = was?.offset ?? text.length;
  return { was: raw, at: { ...placeAt(text, offset), endOffset: offset + Math.max(1, raw.length) } };
}
