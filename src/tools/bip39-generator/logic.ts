import { entropyToMnemonic } from '@scure/bip39';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { loneSurrogate } from '#lib/charset/utf8';
import { toHex } from '#lib/bytes';
import { pbkdf2 } from '#lib/pbkdf2';
import { placeAt } from '#lib/place';
import { makeEntropy, readEntropy, type EntropyOptions } from './entropy.ts';
import { readPhrase, WORD_COUNTS, type Reading, type WrittenWord } from './phrase.ts';
import { lastWords, suggest } from './suggest.ts';
import { loadWords, type Language } from './word-lists.ts';

export { makeEntropy };

/** The facts about a phrase and each of its words. */
export interface Check {
  readonly verdict: 'valid' | 'unknownWord' | 'checksum' | 'wordCount';
  readonly language: Language;
  /** Hex, of a valid phrase. */
  readonly entropy: string | null;
  readonly words: readonly CheckedWord[];
  /** Where one word is missing at the end: those that make the phrase valid. */
  readonly lastWords: readonly string[];
}

export interface CheckedWord {
  /** From 1. */
  readonly position: number;
  readonly word: string;
  /** Its place in the list, from 0; null where it is not in it. */
  readonly index: number | null;
  /** Words of the list that may be meant instead. */
  readonly suggestions: readonly string[];
}

type Noting = Pick<RunContext, 'note'>;
interface InLanguage {
  readonly language: Language | 'auto';
}

const MOST_WORDS = 24;

/** A phrase of new entropy. Throws `ToolError` where too little or something else was thrown. */
export async function generate(
  { language, ...options }: EntropyOptions & { readonly language: Language },
  context: Pick<RunContext, 'sources'>,
): Promise<string> {
  return encode(makeEntropy(options, context), { language });
}

/** The phrase of entropy in hex. Throws `ToolError` with the place of what is wrong. */
export async function encode(entropy: string, { language }: { readonly language: Language }): Promise<string> {
  const bytes = readEntropy(entropy);
  const { words } = await loadWords(language);
  return entropyToMnemonic(bytes, [...words]);
}

/** The entropy of a phrase, in hex. Throws `ToolError` for what is not a valid one. */
export async function decode(phrase: string, { language }: InLanguage, { note }: Noting): Promise<string> {
  const { entropy } = await readValid(phrase, language, note);
  return entropy;
}

/** The kind of each word, the words that may be meant by a wrong one, and the fault of the whole. */
export async function check(phrase: string, { language }: InLanguage, { note }: Noting): Promise<Check> {
  const reading = await readPhrase(phrase, language);
  const { words, list, entropy } = reading;
  if (words.length > MOST_WORDS) throw new ToolError('error.wordCount', { count: words.length });
  noteRivals(reading, note);
  const checked = words.map(({ word }, at) => {
    const index = list.indexes.get(word) ?? null;
    return { position: at + 1, word, index, suggestions: index === null ? suggest(word, list) : [] };
  });
  const indexes = checked.flatMap(({ index }) => index ?? []);
  const lacksLast = indexes.length === words.length && WORD_COUNTS.includes(words.length + 1);
  return {
    verdict: verdictOn(reading),
    language: list.language,
    entropy: entropy ?? null,
    words: checked,
    lastWords: lacksLast ? lastWords(indexes, list) : [],
  };
}

/**
 * The 64 bytes from which wallets derive their keys, in hex (BIP39: PBKDF2 with HMAC-SHA-512, 2048 rounds). Throws `ToolError`
 * for what is not a valid phrase.
 */
export async function seed(
  phrase: string,
  { language, passphrase }: InLanguage & { readonly passphrase: string },
  { note }: Noting,
): Promise<string> {
  const { words } = await readValid(phrase, language, note);
  const half = loneSurrogate(passphrase);
  if (half >= 0) {
    throw new ToolError('error.loneSurrogate', {}, { option: 'passphrase', at: placeAt(passphrase, half) });
  }
  const utf8 = new TextEncoder();
  const secret = utf8.encode(words.map(({ word }) => word).join(' '));
  const salt = utf8.encode(`mnemonic${passphrase.normalize('NFKD')}`);
  return toHex(await pbkdf2('SHA-512', secret, { salt, iterations: 2048, size: 64 }));
}

function verdictOn({ words, list, entropy }: Reading): Check['verdict'] {
  if (entropy !== undefined) return 'valid';
  if (words.some(({ word }) => !list.indexes.has(word))) return 'unknownWord';
  return WORD_COUNTS.includes(words.length) ? 'checksum' : 'wordCount';
}

async function readValid(
  phrase: string,
  language: Language | 'auto',
  note: RunContext['note'],
): Promise<{ entropy: string; words: readonly WrittenWord[] }> {
  const reading = await readPhrase(phrase, language);
  const { words, list, entropy } = reading;
  noteRivals(reading, note);
  if (entropy !== undefined) return { entropy, words };
  if (!WORD_COUNTS.includes(words.length)) throw new ToolError('error.wordCount', { count: words.length });
  const at = words.findIndex(({ word }) => !list.indexes.has(word));
  const { [at]: unknown } = words;
  if (unknown === undefined) throw new ToolError('error.checksum');
  const { written, offset } = unknown;
  const where = { at: { ...placeAt(phrase, offset), endOffset: offset + written.length } };
  const meant = suggest(unknown.word, list).join(', ');
  if (meant === '') throw new ToolError('error.unknownWord', { word: written, position: at + 1 }, where);
  throw new ToolError('error.unknownWordMeant', { word: written, position: at + 1, meant }, where);
}

function noteRivals({ alsoIn }: Reading, note: RunContext['note']): void {
  if (alsoIn.length > 0) note('note.alsoIn', { count: alsoIn.length });
}
