import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { drawFrom } from '#lib/random';
import type { Sources } from '#lib/sources';
import { layOut, type Format, type Layout, type Piece } from './lay-out.ts';
import { randomFrom } from './seed.ts';
import { writerOf, type Writer } from './writer.ts';

export interface Options {
  readonly count: number;
  readonly unit: 'paragraphs' | 'sentences' | 'words' | 'bytes';
  /** Begins with the sentence that everybody knows. */
  readonly classic: boolean;
  /** A list has an item for each of the unit. Headings count where words are counted. */
  readonly layout: Layout;
  readonly format: Format;
  readonly minSentences: number;
  readonly maxSentences: number;
  readonly minWords: number;
  readonly maxWords: number;
  /** The same one gives the same text; empty for a new one each time. */
  readonly seed: string;
}

/** The most of each unit: a few megabytes of text. */
const MOST = { paragraphs: 10_000, sentences: 50_000, words: 500_000, bytes: 5_000_000 } as const;
/** Words of a heading. */
const HEADING = 3;
/** Bytes from which on a text is said to be large. */
const LARGE = 1_000_000;

/** Filler text of exactly so many paragraphs, sentences, words or bytes (ASCII). Throws `ToolError`. */
export function generate(options: Options, sources: Sources, note: RunContext['note']): string {
  const { count, unit, layout, format, seed } = options;
  if (count > MOST[unit]) throw new ToolError('error.tooMany', { most: MOST[unit] }, { option: 'count' });
  if (options.minSentences > options.maxSentences) note('note.swapped', {}, { option: 'minSentences' });
  if (options.minWords > options.maxWords) note('note.swapped', {}, { option: 'minWords' });
  const writer = writerOf(options, drawFrom(seed === '' ? sources : { ...sources, random: randomFrom(seed) }));
  const text = unit === 'bytes' ? writeBytes(writer, count) : layOut(writePieces(writer, options), layout, format);
  if (text.length >= LARGE) note('warning.large');
  return text;
}

/** The items of a list, or paragraphs. */
function writePieces(writer: Writer, { count, unit, layout, minWords, maxWords }: Options): Piece[] {
  const each = { paragraphs: writer.paragraph, sentences: writer.sentence, words: writer.word, bytes: writer.word };
  const title = layout === 'headings' ? HEADING : 0;
  if (unit === 'paragraphs' || layout === 'list') {
    return Array.from({ length: count }, () => ({ heading: writer.heading(title), text: each[unit]() }));
  }
  // Fewer words than any sentence has are none, so they get no full stop.
  if (unit === 'words' && count < Math.min(minWords, maxWords)) return [{ heading: '', text: writer.phrase(count) }];
  const pieces: Piece[] = [];
  for (let left = count; left > 0;) {
    const counted = unit === 'words' ? title : 0;
    const isTitled = left > counted;
    const heading = isTitled ? writer.heading(title) : '';
    if (isTitled) left -= counted;
    const sentences: string[] = [];
    for (let more = writer.sentencesOfParagraph(); more > 0 && left > 0; more -= 1) {
      const words = unit === 'words' ? Math.min(left, writer.wordsOfSentence()) : undefined;
      sentences.push(writer.sentence(words));
      left -= words ?? 1;
    }
    pieces.push({ heading, text: sentences.join(' ') });
  }
  return pieces;
}

/** Paragraphs cut to so many characters, each of which is a byte, with a full stop at the end. */
function writeBytes(writer: Writer, count: number): string {
  let text = writer.paragraph();
  while (text.length < count) text += `\n\n${writer.paragraph()}`;
  const whole = text.slice(0, count - 1).replace(/[^a-z]+$/i, '');
  return whole.padEnd(count, '.');
}
