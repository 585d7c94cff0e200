import type { Place } from '#engine/error';
import { placeAt } from '#lib/place';
import type { Token } from './tokens.ts';

export interface Change {
  readonly was: string;
  readonly now: string;
  readonly at: Place;
}

/** What a formatter may change: the case of words, and the white space at line ends and beginnings inside comments. */
function essence({ kind, raw }: Token): string {
  if (kind === 'word') return raw.toUpperCase();
  return kind === 'comment' ? raw.trimEnd().replaceAll(/\s*[\r\n]+\s*/g, '\n') : raw;
}

/** The first place where the two texts are not the same to a database; told when it is asked for, from the first text. */
export function findChange(
  before: readonly Token[],
  after: readonly Token[],
  result: string,
): ((text: string) => Change) | undefined {
  const length = Math.max(before.length, after.length);
  for (let index = 0; index < length; index += 1) {
    const [was, now] = [before[index], after[index]];
    if (was !== undefined && now !== undefined && essence(was) === essence(now)) continue;
    return (text) => describe(text, was, result, now);
  }
  return undefined;
}

function describe(text: string, was: Token | undefined, result: string, now: Token | undefined): Change {
  const raw = was?.raw ?? '';
  const offset = was?.offset ?? text.length;
  // As far as the same characters reach, which is where spaces came in between.
  let end = now?.offset ?? result.length;
  for (const character of raw) {
    while (/\s/.test(result.charAt(end))) end += 1;
    if (result.charAt(end).toUpperCase() !== character.toUpperCase()) break;
    end += 1;
  }
  const seen = result.slice(now?.offset ?? result.length, Math.max(end, (now?.offset ?? 0) + (now?.raw.length ?? 0)));
  return { was: raw, now: seen, at: { ...placeAt(text, offset), endOffset: offset + Math.max(1, raw.length) } };
}
