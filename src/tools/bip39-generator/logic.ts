import { HDKey } from '@scure/bip32';
import { entropyToMnemonic, mnemonicToSeedSync } from '@scure/bip39';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { loneSurrogate } from '#lib/charset/utf8';
import { toHex } from '#lib/bytes';
import { placeAt } from '#lib/place';
import { makeEntropy, readEntropy, type EntropyOptions } from './entropy.ts';
import { readPhrase, WORD_COUNTS, type Reading, type WrittenWord } from './phrase.ts';
import { lastWords, suggest } from './suggest.ts';
import { loadWords, type Language } from './word-lists.ts';

export { makeEntropy };

/** What was found in a phrase and in each of its words. */
export interface Check {
  readonly verdict: 'valid' | 'unknownWord' | 'checksum' | 'wordCount';
  readonly language: Language;
  /** Hex, of a valid phrase. */
  readonly entropy: string | null;
  /** Other languages in which the same words are a valid phrase, with other entropy. */
  readonly alsoIn: readonly Language[];
  readonly words: readonly CheckedWord[];
  /** Where only the last word is missing: those that make the phrase valid. */
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

/** A phrase of new entropy. Throws `error.throw.…` for wrong or too few throws. */
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
  return entropyToMnemonic(bytes, words);
}

/** The entropy of a phrase, in hex. Throws `ToolError` for what is not a valid one. */
export async function decode(phrase: string, { language }: InLanguage, { note }: Noting): Promise<string> {
  const { entropy } = await readValid(phrase, language, note);
  return entropy;
}

/** Checks a phrase and each of its words, and suggests what may be meant by a wrong one. Throws `error.wordCount` above 24 words. */
export async function check(phrase: string, { language }: InLanguage, { note }: Noting): Promise<Check> {
  const reading = await readPhrase(phrase, language);
  const { words, list, entropy } = reading;
  if (words.length > MOST_WORDS) throw new ToolError('error.wordCount', { count: words.length });
  noteReading(phrase, reading, note);
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
    alsoIn: reading.alsoIn,
    words: checked,
    lastWords: lacksLast ? lastWords(indexes, list) : [],
  };
}

/** What wallets derive their keys from. */
export interface Seed {
  /** 64 bytes in hex (BIP39: PBKDF2 with HMAC-SHA-512, 2048 rounds). */
  readonly seed: string;
  /** The extended private master key of Bitcoin's main network: xprv… (BIP32). */
  readonly rootKey: string;
  /** The first 4 bytes of the master key's identifier, in hex, by which wallets and hardware name it. */
  readonly fingerprint: string;
}

/** The seed of a phrase and its passphrase, and the root key. Throws `ToolError` for what is not a valid phrase. */
export async function seed(
  phrase: string,
  { language, passphrase }: InLanguage & { readonly passphrase: string },
  { note }: Noting,
): Promise<Seed> {
  const { words } = await readValid(phrase, language, note);
  const half = loneSurrogate(passphrase);
  if (half >= 0) {
    throw new ToolError('error.loneSurrogate', {}, { option: 'passphrase', at: placeAt(passphrase, half) });
  }
  // Its asynchronous twin would wait for a timer every 10 ms, which a worker has no use for.
  const bytes = mnemonicToSeedSync(words.map(({ word }) => word).join(' '), passphrase);
  const root = HDKey.fromMasterSeed(bytes);
  return {
    seed: toHex(bytes),
    rootKey: root.privateExtendedKey,
    fingerprint: root.fingerprint.toString(16).padStart(8, '0'),
  };
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
  noteReading(phrase, reading, note);
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

/** Notes what was corrected, and that the words could also be those of another list. */
function noteReading(phrase: string, { words, alsoIn }: Reading, note: RunContext['note']): void {
  const standard = words.map(({ word }) => word).join(' ');
  // NFKD makes the ideographic space of Japanese phrases a blank.
  if (phrase.trim().normalize('NFKD') !== standard) note('note.standardForm');
  if (alsoIn.length > 0) note('warning.alsoIn', { count: alsoIn.length });
}
