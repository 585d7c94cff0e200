import Fuse from 'fuse.js/basic';
import { hasWord, ranker, SCORE, split, type Hit, type SearchEntry } from './search.ts';

/** No more of a query is read (UTF-16 units): a longer one is a text that got here by mistake. */
const LONGEST = 128;

/** The longest pattern (UTF-16 units) that Fuse can search in one. */
const PIECE = 32;

/** A function from a query to the entries that answer it, with mistakes forgiven. See `SCORE` for the order. */
export function searcher(entries: readonly SearchEntry[]): (query: string) => Hit[] {
  const vocabulary = vocabularyOf(entries);
  const rank = ranker(entries);
  const fuse = new Fuse(entries, {
    keys: [{ name: 'names', weight: 2 }, 'descriptions', 'words', 'category'],
    threshold: 0.3,
    ignoreDiacritics: true,
  });
  return (query) => {
    const text = query.trim().slice(0, LONGEST);
    if (text === '') return [];
    const words = split(text).flatMap((word) => takeApart(vocabulary, word));
    const respelt = words.map((word) => respell(vocabulary, word));
    const forgiven = rank(respelt.join(' '), respelt).map(({ id, score }) => ({
      id,
      score: score < SCORE.allWords ? score : score + SCORE.respelt,
    }));
    const found = piecesOf(text).flatMap((piece) => fuse.search(piece).map(({ item }) => item.id));
    const fuzzy = byCount(found).map((id, at) => ({ id, score: SCORE.fuzzy - at / entries.length }));
    const best = new Map<string, Hit>();
    for (const hit of [...rank(text, words), ...forgiven, ...fuzzy])
      if (hit.score > (best.get(hit.id)?.score ?? -Infinity)) best.set(hit.id, hit);
    return [...best.values()].sort((a, b) => b.score - a.score);
  };
}

/** Pieces that Fuse can search; the last one overlaps with the one before, as a short one would be found everywhere. */
function piecesOf(text: string): string[] {
  const starts = Array.from({ length: Math.ceil(text.length / PIECE) }, (_, at) => at * PIECE);
  return starts.map((start) => text.slice(Math.max(0, Math.min(start, text.length - PIECE)), start + PIECE));
}

/** Each item once, those that are there most often first. */
function byCount(items: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([item]) => item);
}

interface Vocabulary {
  /** Words of names and search words. */
  readonly words: readonly string[];
  /** Whether an entry has the word, or one that begins with it. */
  readonly knows: (word: string) => boolean;
}

function vocabularyOf(entries: readonly SearchEntry[]): Vocabulary {
  const named = entries.flatMap(({ names, aliases = [], words }) => [...names, ...aliases, ...words].flatMap(split));
  const words = [...new Set(named)];
  const all = [...new Set([...words, ...entries.flatMap(({ descriptions }) => descriptions.flatMap(split))])];
  return { words, knows: (word) => hasWord(all, word) || all.some((one) => one.startsWith(word)) };
}

/** The words in one that was written without spaces: `yaml2toml`, or a sentence in Chinese. */
function takeApart({ knows }: Vocabulary, word: string): string[] {
  if (knows(word)) return [word];
  const [, from, to] = /^(.{2,})2(\p{L}{2,})$/u.exec(word) ?? [];
  if (from !== undefined && to !== undefined) return [from, 'to', to];
  if (!/^\p{Script=Han}/u.test(word) || !('Segmenter' in Intl)) return [word];
  return [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(word)].map(({ segment }) => segment);
}

/** Letters that a word must share with a beginning, an ending or a stem. */
const AFFIX = 3;
const STEM = 5;
/** A stem's ending is at most so long. */
const ENDING = 3;

/** A word as our words are spelt: the nearest one, else one of the same stem, else one that it begins or ends with. */
function respell({ words, knows }: Vocabulary, word: string): string {
  if (word.length <= AFFIX || knows(word)) return word;
  const mistakes = word.length < 8 ? 1 : 2;
  let best = { word, mistakes: mistakes + 1 };
  for (const one of words) {
    if (one[0] !== word[0] || Math.abs(one.length - word.length) >= best.mistakes) continue;
    const found = distance(one, word);
    if (found < best.mistakes) best = { word: one, mistakes: found };
  }
  if (best.mistakes <= mistakes) return best.word;
  const stem = word.slice(0, Math.max(STEM, word.length - ENDING));
  const related = words.find((one) => one.startsWith(stem) && one.length - stem.length <= ENDING);
  if (related !== undefined) return related;
  const affixes = words.filter((one) => one.length >= AFFIX && (word.startsWith(one) || word.endsWith(one)));
  return affixes.sort((a, b) => b.length - a.length)[0] ?? word;
}

/** How many letters must be added, dropped, replaced or swapped with their neighbour to make `b` of `a`. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    [before, last, row] = [last, row, [i]];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + changed);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) row[j] = Math.min(row[j] ?? 0, (before[j - 2] ?? 0) + 1);
    }
  }
  return row[b.length] ?? 0;
}
