import type { EmojiSet, Found } from './emojis.ts';
import { hexOf } from './notations.ts';

export interface FoundEmoji extends Found {
  /** As it stands in the text, perhaps without its variation selectors. */
  readonly source: string;
}

const starts = new WeakMap<EmojiSet, ReadonlySet<string>>();

/** Every beginning of every key: where a search may go on. */
function beginningsOf(set: EmojiSet): ReadonlySet<string> {
  const before = starts.get(set);
  if (before !== undefined) return before;
  const beginnings = new Set<string>();
  for (const key of set.byKey.keys()) {
    const codes = key.split('-');
    codes.forEach((_, index) => beginnings.add(codes.slice(0, index + 1).join('-')));
  }
  starts.set(set, beginnings);
  return beginnings;
}

const SELECTOR = 0xfe0f;

/** The emojis of a text in order, each as long as possible, with or without their variation selectors. */
export function* findEmojis(text: string, set: EmojiSet): Generator<FoundEmoji> {
  const beginnings = beginningsOf(set);
  for (let start = 0; start < text.length;) {
    let end = start;
    let key = '';
    let found: { readonly known: Found; readonly end: number } | undefined;
    while (end < text.length) {
      const code = text.codePointAt(end) ?? 0;
      if (code !== SELECTOR || key === '') {
        const next = key === '' ? hexOf(code, 4) : `${key}-${hexOf(code, 4)}`;
        if (!beginnings.has(next)) break;
        key = next;
      }
      end += code > 0xffff ? 2 : 1;
      const known = set.byKey.get(key);
      if (known !== undefined) found = { known, end };
    }
    if (found === undefined) {
      start += 1;
    } else {
      yield { ...found.known, source: text.slice(start, found.end) };
      start = found.end;
    }
  }
}
