import type { Place } from '#engine/error';
import { placeAt } from '#lib/place';
import { solidLines } from '#lib/solid-lines';
import { showType } from './layout.ts';
import { isGlued, type Token } from './token.ts';

export interface Change {
  /** The token that is no longer there, or the end of the text. */
  readonly was: string;
  readonly at: Place;
}

/** What a formatter may change: the case of words, and the white space at line ends and beginnings inside comments. */
function essence({ kind, raw }: Token): string {
  if (kind === 'word') return raw.toUpperCase();
  if (kind === 'type') return showType(raw).toUpperCase();
  return kind === 'comment' ? solidLines(raw).join('\n') : raw;
}

/** The first place where the two texts are not the same to a database; told when it is asked for, from the first text. */
export function findChange(before: readonly Token[], after: readonly Token[]): ((text: string) => Change) | undefined {
  const length = Math.max(before.length, after.length);
  for (let index = 0; index < length; index += 1) {
    const [was, now] = [before[index], after[index]];
    const isSame = was !== undefined && now !== undefined && essence(was) === essence(now);
    if (isSame && !isTorn(before[index - 1], was, after[index - 1], now)) continue;
    return (text) => describe(text, was);
  }
  return undefined;
}

/** Whether two tokens were one word of a product that we don't know, and are two now. */
function isTorn(wasBefore: Token | undefined, was: Token, nowBefore: Token | undefined, now: Token): boolean {
  if (wasBefore === undefined || nowBefore === undefined || !isGlued(wasBefore, was) || isGlued(nowBefore, now))
    return false;
  return /[\p{L}\p{N}_$]$/u.test(wasBefore.raw) && /^[\p{L}\p{N}_$]/u.test(was.raw);
}

function describe(text: string, was: Token | undefined): Change {
  const raw = was?.raw ?? '';
  const offset = was?.offset ?? text.length;
  return { was: raw, at: { ...placeAt(text, offset), endOffset: offset + Math.max(1, raw.length) } };
}
