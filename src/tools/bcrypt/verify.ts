import type { RunContext } from '#engine/operation';
import { isEqual } from '#lib/bytes';
import { derive, writeDigits } from './derive.ts';
import { readPassword, type PasswordOptions } from './password.ts';
import { readHashes, type Found } from './read-hash.ts';
import type { OtherHash } from './read-other.ts';
import { isFaulty, roundsOf } from './rounds.ts';

interface Line {
  /** What stands before the hash in its line, as in `.htpasswd`. */
  readonly name?: string;
  readonly hash: string;
}

interface BcryptFacts extends Line {
  readonly version: string;
  readonly cost: number;
  /** In bcrypt's own Base64. */
  readonly salt: string;
  readonly digest: string;
}

export type HashFacts = BcryptFacts | (Line & OtherHash);

export type Verdict = HashFacts & {
  /** Absent for version 2x and for hashes by other functions, which are not checked. */
  readonly matches?: boolean;
};

/**
 * What the hashes of a text say, one a line. Throws what `readHashes` does; notes `warning.faulty` for version 2x and
 * `warning.other` for hashes that are not by bcrypt.
 */
export function inspect(text: string, note: RunContext['note']): readonly HashFacts[] {
  const hashes = readHashes(text);
  noteUnchecked(hashes, note);
  return hashes.map(factsOf);
}

/** Which hashes of a text, one a line, are those of a password. Throws and notes what `inspect` and `readPassword` do. */
export async function verify(
  text: string,
  options: PasswordOptions,
  { note, progress, signal }: Pick<RunContext, 'note' | 'progress' | 'signal'>,
): Promise<readonly Verdict[]> {
  const hashes = readHashes(text);
  const password = readPassword(options, note);
  noteUnchecked(hashes, note);
  const total = hashes.reduce((sum, hash) => sum + roundsOf(hash), 0);
  const verdicts: Verdict[] = [];
  let done = 0;
  for (const hash of hashes) {
    signal.throwIfAborted();
    const rounds = roundsOf(hash);
    const report = (share: number) => progress(done + share * rounds, total);
    const isChecked = !('scheme' in hash) && !isFaulty(hash);
    const matches = isChecked ? isEqual(await derive(password, hash, report), hash.digest) : undefined;
    done += rounds;
    verdicts.push({ ...factsOf(hash), ...(matches !== undefined && { matches }) });
  }
  return verdicts;
}

function noteUnchecked(hashes: readonly Found[], note: RunContext['note']): void {
  if (hashes.some(isFaulty)) note('warning.faulty');
  const schemes = new Set(hashes.flatMap((hash) => ('scheme' in hash ? [hash.scheme] : [])));
  for (const scheme of schemes) note('warning.other', { scheme });
}

function factsOf(found: Found): HashFacts {
  const { name, text } = found;
  const line = { ...(name !== undefined && { name }), hash: text };
  if ('scheme' in found) {
    const { scheme, parameters, salt, digest } = found;
    return { ...line, scheme, parameters, salt, digest };
  }
  const { version, cost, salt, digest } = found;
  return { ...line, version, cost, salt: writeDigits(salt), digest: writeDigits(digest) };
}
