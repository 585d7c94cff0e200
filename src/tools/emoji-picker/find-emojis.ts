import type { EmojiSet, Found } from './emojis.ts';

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

const SELECTOR = '\ufe0f';

const hexOf = (character: string) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');

/** The emojis of a text in order, each as long as possible, with or without their variation selectors. */
export function* findEmojis(text: string, set: EmojiSet): Generator<FoundEmoji> {
  const beginnings = beginningsOf(set);
  for (let start = 0; start < text.length;) {
    let end = start;
    let key = '';
    let found: { readonly key: string; readonly end: number } | undefined;
    while (end < text.length) {
      const character = String.fromCodePoint(text.codePointAt(end) ?? 0);
      if (character !== SELECTOR || key === '') {
        const next = key === '' ? hexOf(character) : `${key}-${hexOf(character)}`;
        if (!beginnings.has(next)) break;
        key = next;
      }
      end += character.length;
      if (set.byKey.has(key)) found = { key, end };
    }
    const known = found === undefined ? undefined : set.byKey.get(found.key);
    if (found === undefined || known === undefined) {
      start += 1;
    } else {
      yield { ...known, source: text.slice(start, found.end) };
      start = found.end;
    }
  }
}
