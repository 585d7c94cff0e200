import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { ATTACKERS, type Attacker } from './attackers.ts';
import { bruteForce } from './brute-force.ts';
import { findPatterns, LOOKED_AT, type Part, type PartKind, type Patterns } from './patterns.ts';

/** A reason why the password is easier to guess than it looks, or what would help. */
export type Advice = Exclude<PartKind, 'other'> | 'reversed' | 'substituted' | 'capitalized' | 'longer';

export interface Analysis extends Patterns {
  readonly advice: readonly Advice[];
  readonly attackers: readonly {
    readonly attacker: Attacker | 'own';
    readonly guessesPerSecond: number;
    /** The common logarithm of the seconds that all guesses take, to two decimals. */
    readonly log10Seconds: number;
  }[];
}

/** One of several passwords, by its line. */
export interface Compared {
  readonly line: number;
  readonly length: number;
  readonly entropy: number;
  readonly log10Guesses: number;
  readonly score: Patterns['score'];
}

const MOST = 100;

/** Analyses a password against attackers who know what people choose. The result never contains the password. */
export async function analyse(
  { password, words, rate }: { readonly password: string; readonly words: string; readonly rate: number },
  { note }: Pick<RunContext, 'note'>,
): Promise<Analysis> {
  const { length } = bruteForce(password);
  if (length > LOOKED_AT) note('warning.capped', { count: length, limit: LOOKED_AT });
  const patterns = await findPatterns(password, words);
  const { log10Guesses } = patterns;
  const attackers = [...Object.entries(ATTACKERS), ['own', rate] as const].map(([attacker, guessesPerSecond]) => ({
    attacker: attacker as Attacker | 'own',
    guessesPerSecond,
    log10Seconds: Math.round((log10Guesses - Math.log10(guessesPerSecond)) * 100) / 100,
  }));
  return { ...patterns, advice: adviceOn(password, patterns), attackers };
}

/** The strength of passwords, one a line, by line number; empty lines are skipped. Throws `error.tooMany` above a hundred. */
export async function compare(
  text: string,
  words: string,
  { progress, signal }: Pick<RunContext, 'progress' | 'signal'>,
): Promise<Compared[]> {
  const lines = text
    .split(/\r\n?|\n/)
    .map((password, at) => ({ password, line: at + 1 }))
    .filter(({ password }) => password !== '');
  if (lines.length > MOST) throw new ToolError('error.tooMany', { count: lines.length, limit: MOST });
  const compared: Compared[] = [];
  for (const { password, line } of lines) {
    signal.throwIfAborted();
    const { length, entropy } = bruteForce(password);
    const { log10Guesses, score } = await findPatterns(password, words);
    compared.push({ line, length, entropy, log10Guesses, score });
    progress(compared.length, lines.length);
  }
  return compared;
}

function adviceOn(password: string, { parts, score }: Patterns): Advice[] {
  const characters = Array.from(password);
  const isCapitalized = ({ from, to, kind }: Part) =>
    ['commonPassword', 'own', 'word', 'name'].includes(kind) &&
    /^\p{Lu}(?:\P{Lu}+|\p{Lu}+)$/u.test(characters.slice(from, to).join(''));
  const advice = parts.flatMap((part): Advice[] => [
    ...(part.kind === 'other' ? [] : [part.kind]),
    ...(part.isReversed ? ['reversed' as const] : []),
    ...(part.isSubstituted ? ['substituted' as const] : []),
    ...(isCapitalized(part) ? ['capitalized' as const] : []),
  ]);
  return score >= 4 || characters.length === 0 ? [] : [...new Set<Advice>([...advice, 'longer'])];
}
