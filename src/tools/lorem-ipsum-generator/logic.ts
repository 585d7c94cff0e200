import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { drawFrom, pick, type Draw } from '#lib/random';
import type { Sources } from '#lib/sources';
import { lexicons, type Lexicon } from './words.ts';

export interface Wish {
  readonly count: number;
  readonly unit: 'paragraphs' | 'sentences' | 'words' | 'characters' | 'bytes';
  readonly language: keyof typeof lexicons;
  readonly format: 'text' | 'html' | 'markdown';
  readonly layout: 'paragraphs' | 'list' | 'sections';
  /** Begins with the sentence that everybody knows. */
  readonly classic: boolean;
  readonly minSentences: number;
  readonly maxSentences: number;
  readonly minWords: number;
  readonly maxWords: number;
  /** The same one gives the same text; empty for a new one each time. */
  readonly seed: string;
}

/** The most of each unit: a few megabytes of text. */
const MOST = {
  paragraphs: 10_000,
  sentences: 50_000,
  words: 500_000,
  characters: 5_000_000,
  bytes: 5_000_000,
} as const;

/** A result of this many characters says how large it is. */
const LARGE = 1_000_000;

const CLASSIC = ['Lorem', 'ipsum', 'dolor', 'sit', 'amet,', 'consectetur', 'adipiscing', 'elit'];

/** One in so many words is followed by a comma. */
const COMMA = 7;

/** Filler text: a whole number of paragraphs, sentences, words, characters (code points) or bytes (UTF-8), exactly. */
export function generate(wish: Wish, sources: Sources, note: RunContext['note']): string {
  const most = MOST[wish.unit];
  if (wish.count > most) throw new ToolError('error.tooMany', { most }, { option: 'count' });
  if (wish.minSentences > wish.maxSentences) note('note.swapped', {}, { option: 'minSentences' });
  if (wish.minWords > wish.maxWords) note('note.swapped', {}, { option: 'minWords' });
  const draw = drawFrom(wish.seed === '' ? sources : { ...sources, random: seeded(wish.seed) });
  const text = makerOf(wish.unit)(new Writer(wish, draw), wish);
  if (text.length >= LARGE) note('note.large');
  return text;
}

type Make = (writer: Writer, wish: Wish) => string;
const makerOf = (unit: Wish['unit']): Make =>
  ({ paragraphs: byParagraphs, sentences: bySentences, words: byWords, characters: byCharacters, bytes: byBytes })[
    unit
  ];

const byParagraphs: Make = (writer, wish) =>
  laidOut(
    Array.from({ length: wish.count }, () => writer.paragraph()),
    writer,
    wish,
  );

const bySentences: Make = (writer, wish) => {
  const paragraphs: string[] = [];
  for (let left = wish.count; left > 0;) {
    const size = Math.min(left, writer.sentencesOfParagraph());
    paragraphs.push(writer.paragraph(size));
    left -= size;
  }
  return laidOut(paragraphs, writer, wish);
};

const byWords: Make = (writer, wish) => {
  const paragraphs: string[] = [];
  for (let left = wish.count; left > 0;) {
    const sentences: string[] = [];
    for (let more = writer.sentencesOfParagraph(); more > 0 && left > 0; more -= 1) {
      const size = Math.min(left, writer.wordsOfSentence());
      sentences.push(writer.sentence(size));
      left -= size;
    }
    paragraphs.push(writer.join(sentences));
  }
  return laidOut(paragraphs, writer, wish);
};

// Every character of ours is one UTF-16 unit, and one byte at least.
const byCharacters: Make = (writer, { count }) =>
  ended(plain(writer, count).slice(0, count), count, ({ length }) => length, writer.stop);

const byBytes: Make = (writer, { count }) => {
  const text = plain(writer, count);
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(count));
  return ended(text.slice(0, read), count, (part) => utf8ToBytes(part).length, writer.stop);
};

/** Paragraphs of at least `length` UTF-16 units. */
function plain(writer: Writer, length: number): string {
  const paragraphs: string[] = [];
  for (let size = 0; size < length;) {
    const paragraph = writer.paragraph();
    paragraphs.push(paragraph);
    size += paragraph.length;
  }
  return paragraphs.join('\n\n');
}

/** A text that was cut, which ends with a full stop where that fits; what its size lacks are full stops, too. */
function ended(text: string, size: number, sizeOf: (text: string) => number, stop: string): string {
  const last = text.slice(-1);
  const end = /[\s\p{P}]/u.test(last) ? '.' : stop;
  const closed = text.length > 1 && sizeOf(end) <= sizeOf(last) ? text.slice(0, -1) + end : text;
  return closed + '.'.repeat(size - sizeOf(closed));
}

/** Writes sentences, the classic one first. */
class Writer {
  readonly #lexicon: Lexicon;
  #isFirst: boolean;
  readonly #draw: Draw;
  readonly #wish: Wish;

  constructor(wish: Wish, draw: Draw) {
    this.#wish = wish;
    this.#draw = draw;
    this.#lexicon = lexicons[wish.language];
    this.#isFirst = wish.classic && wish.language === 'latin';
  }

  get stop(): string {
    return this.#lexicon.stop;
  }

  /** Between both, each equally likely, whichever is larger. */
  #between(one: number, other: number): number {
    return Math.min(one, other) + this.#draw(Math.abs(one - other) + 1);
  }

  wordsOfSentence = () => this.#between(this.#wish.minWords, this.#wish.maxWords);
  sentencesOfParagraph = () => this.#between(this.#wish.minSentences, this.#wish.maxSentences);

  paragraph(sentences = this.sentencesOfParagraph()): string {
    return this.join(Array.from({ length: sentences }, () => this.sentence()));
  }

  /** A sentence of so many words. */
  sentence(length?: number): string {
    const { space, comma, stop } = this.#lexicon;
    if (this.#isFirst) {
      this.#isFirst = false;
      const words = CLASSIC.slice(0, length);
      const rest = Array.from({ length: (length ?? 0) - words.length }, () => pick(this.#draw, this.#lexicon.words));
      return `${[...words, ...rest].join(' ').replace(/,$/, '')}.`;
    }
    const words = this.words(length ?? this.wordsOfSentence());
    const text = words.reduce((sentence, word, index) => {
      const isPause = index > 1 && index < words.length - 1 && this.#draw(COMMA) === 0;
      return sentence + (isPause ? comma : space) + word;
    });
    return capitalized(text) + stop;
  }

  /** Words, of which no two neighbours are the same. */
  words(count: number): string[] {
    const words: string[] = [];
    while (words.length < count) {
      const word = pick(this.#draw, this.#lexicon.words);
      if (word !== words.at(-1)) words.push(word);
    }
    return words;
  }

  heading = (): string => capitalized(this.words(3).join(this.#lexicon.space));
  join = (sentences: readonly string[]): string => sentences.join(this.#lexicon.space);
}

const capitalized = (text: string): string => {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
};

/** No word of ours contains a character that HTML or Markdown would read. */
function laidOut(paragraphs: readonly string[], writer: Writer, { format, layout }: Wish): string {
  if (layout === 'list') {
    const [start, item, end] = LISTS[format];
    return [...start, ...paragraphs.map(item), ...end].join('\n');
  }
  const heading = layout === 'sections' ? () => [HEADINGS[format](writer.heading())] : () => [];
  const blocks = paragraphs.flatMap((text) => [...heading(), format === 'html' ? `<p>${text}</p>` : text]);
  return blocks.join(format === 'html' ? '\n' : '\n\n');
}

const HEADINGS: Readonly<Record<Wish['format'], (text: string) => string>> = {
  text: (text) => text,
  html: (text) => `<h2>${text}</h2>`,
  markdown: (text) => `## ${text}`,
};

const dashed = (text: string) => `- ${text}`;
const LISTS: Readonly<Record<Wish['format'], readonly [string[], (text: string) => string, string[]]>> = {
  text: [[], dashed, []],
  html: [['<ul>'], (text) => `  <li>${text}</li>`, ['</ul>']],
  markdown: [[], dashed, []],
};

/** Bytes that follow from a text: SHA-256 of it and a counter, block after block. */
function seeded(seed: string): Sources['random'] {
  let counter = 0;
  return (size) => {
    const bytes = new Uint8Array(size);
    for (let start = 0; start < size; start += 32, counter += 1)
      bytes.set(sha256(utf8ToBytes(`${counter} ${seed}`)).subarray(0, size - start), start);
    return bytes;
  };
}
