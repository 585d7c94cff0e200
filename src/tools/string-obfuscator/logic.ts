import type { RunContext } from '#engine/operation';
import { checkMask, maskValue, type MaskWish } from './mask.ts';

export interface Wish extends MaskWish {
  readonly keepFirst: number;
  readonly keepLast: number;
  /** Spaces and tabs stay, and are not counted. */
  readonly keepSpaces: boolean;
  /** Punctuation and symbols stay, and are not counted. */
  readonly keepSymbols: boolean;
  /** Each line is a value of its own. */
  readonly eachLine: boolean;
}

const SPACE = String.raw`\s`;
const SYMBOL = String.raw`\p{P}\p{S}`;
/** Emoji are symbols to Unicode, but characters to readers. */
const NO_EMOJI = String.raw`(?!\p{Extended_Pictographic}|\p{Regional_Indicator})`;

/**
 * A text whose middle is hidden. Line breaks stay. Of a value that would be seen as a whole nothing is, and a note says
 * so; another one says that most of a value is seen.
 */
export function obfuscate(text: string, wish: Wish, note: RunContext['note']): string {
  checkMask(wish);
  const classes = (wish.keepSpaces ? SPACE : String.raw`\r\n`) + (wish.keepSymbols ? SYMBOL : '');
  const others = new RegExp(`^${NO_EMOJI}[${classes}]+$`, 'u');
  const kept = { first: wish.keepFirst, last: wish.keepLast, others };
  let [short, open] = [0, 0];
  const mask = (value: string) => {
    const masked = maskValue(value, kept, wish);
    if (masked.size > 0 && kept.first + kept.last >= masked.size && kept.first + kept.last > 0) short += 1;
    else if (masked.hidden * 2 < masked.size) open += 1;
    return masked.text;
  };
  const result = wish.eachLine ? text.replaceAll(/[^\r\n]+/g, mask) : mask(text);
  if (short > 0) note('note.short', { count: short });
  if (open > 0) note('warning.open', { count: open });
  if (wish.suffix && result !== text) note('warning.suffix');
  return result;
}
