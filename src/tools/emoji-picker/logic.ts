import type { Language } from '#engine/messages';
import { describe, isText, writeShortcodes, writeVersion, type Description } from './describe.ts';
import { loadEmojis, type Group } from './emojis.ts';
import { findEmojis, type FoundEmoji } from './find-emojis.ts';
import { ui as english } from './locales/en.json';
import { writeCodePoints } from './notations.ts';
import { choiceOf, choose, inTone, searchOf, type ChoiceOptions } from './search.ts';

export interface Hit {
  readonly emoji: string;
  readonly name: string;
  readonly group: Group | null;
  /** Of Unicode's emoji standard that introduced it. */
  readonly version: string;
  readonly codePoints: string;
  readonly shortcodes: readonly string[];
}

interface SearchOptions extends ChoiceOptions {
  readonly language: Language;
  readonly most: number;
}

/** The page searches the names of groups in its own language. */
const titleOf = (group: Group) => english[`group.${group}`];

/** The emojis that a query finds, best first; an empty one finds those of a keyboard, in its order. Throws `fetched.missing`. */
export async function search(query: string, options: SearchOptions): Promise<Hit[]> {
  const set = await loadEmojis(options.language);
  const choice = choiceOf(options);
  const found = query.trim() === '' ? set.all : searchOf(set)(query, titleOf);
  return choose(found, choice, set)
    .slice(0, options.most)
    .map((base) => {
      const picture = inTone(base, choice);
      return {
        emoji: picture.emoji,
        name: picture.name,
        group: base.group ?? null,
        version: writeVersion(picture.version),
        codePoints: writeCodePoints(picture.emoji),
        shortcodes: writeShortcodes([...new Set([...base.github, ...base.slack])]),
      };
    });
}

export interface Explained extends Description {
  readonly count: number;
}

export interface Explanation {
  /** Repeated emojis are counted each time. */
  readonly total: number;
  /** Each once, in the order in which they first occur. */
  readonly emojis: readonly Explained[];
}

/** The emojis of a text with their notations and parts. Throws `fetched.missing`. */
export async function explain(text: string, { language }: { readonly language: Language }): Promise<Explanation> {
  const set = await loadEmojis(language);
  const found = new Map<string, { readonly first: FoundEmoji; count: number; asText: boolean }>();
  let total = 0;
  for (const one of findEmojis(text, set)) {
    const { emoji } = one.picture;
    const entry = found.get(emoji) ?? { first: one, count: 0, asText: false };
    entry.count += 1;
    entry.asText ||= isText(one.source, one.picture);
    found.set(emoji, entry);
    total += 1;
  }
  const emojis = Array.from(found.values(), ({ first, count, asText }) => ({ ...describe(first, set), count, asText }));
  return { total, emojis };
}
