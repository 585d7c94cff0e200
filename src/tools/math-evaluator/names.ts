/** The name that is being typed at a place: where it begins, and what completes it. */
export interface Completion {
  readonly from: number;
  readonly names: readonly string[];
}

/** Names that are offered at once. */
const MOST = 8;
/** One letter begins too many. */
const FEWEST = 2;

/** The completions of the word that ends at `caret`: none inside of a word, nor for one that is complete. */
export function completionAt(text: string, caret: number, names: readonly string[]): Completion {
  const [word = ''] = /[a-z][a-z\d]*$/i.exec(text.slice(0, caret)) ?? [];
  const from = caret - word.length;
  const isInside = /^\w/.test(text.slice(caret));
  if (word.length < FEWEST || isInside || names.some((name) => bare(name) === word)) return { from, names: [] };
  const begins = names.filter((name) => name.toLowerCase().startsWith(word.toLowerCase()));
  const isOther = (name: string) => Number(!name.startsWith(word));
  // In the case that was typed first, and then the shortest as the plainest: `sin` before `sinh`.
  return { from, names: begins.toSorted((a, b) => isOther(a) - isOther(b) || a.length - b.length).slice(0, MOST) };
}

const bare = (name: string): string => name.replace('(', '');
