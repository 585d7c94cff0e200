import type { RunContext } from '#engine/operation';
import { isEqual } from '#lib/bytes';
import { derive, writeDigits } from './derive.ts';
import { readPassword, type PasswordOptions } from './password.ts';
import { readHashes, type Found } from './read-hash.ts';
import { isFaulty, roundsOf } from './rounds.ts';

export interface HashFacts {
  /** What stands before the hash in its line, as in `.htpasswd`. */
  readonly name?: string;
  readonly hash: string;
  readonly version: string;
  readonly cost: number;
  /** In bcrypt's own Base64. */
  readonly salt: string;
  readonly digest: string;
}

export interface Verdict extends HashFacts {
  /** Absent for version 2x, which is not checked. */
  readonly matches?: boolean;
}

/** What the hashes of a text say, one a line. Throws what `readHashes` does; notes `warning.faulty` for version 2x. */
export function inspect(text: string, note: RunContext['note']): readonly HashFacts[] {
  const hashes = readHashes(text);
  noteFaulty(hashes, note);
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
  noteFaulty(hashes, note);
  const total = hashes.reduce((sum, hash) => sum + roundsOf(hash), 0);
  const verdicts: Verdict[] = [];
  let done = 0;
  for (const hash of hashes) {
    signal.throwIfAborted();
    const rounds = roundsOf(hash);
    const report = (share: number) => progress(done + share * rounds, total);
    const digest = isFaulty(hash) ? undefined : await derive(password, hash, report);
    done += rounds;
    verdicts.push({ ...factsOf(hash), ...(digest && { matches: isEqual(digest, hash.digest) }) });
  }
  return verdicts;
}

function noteFaulty(hashes: readonly Found[], note: RunContext['note']): void {
  if (hashes.some(isFaulty)) note('warning.faulty');
}

const factsOf = ({ name, text, version, cost, salt, digest }: Found): HashFacts => ({
  ...(name !== undefined && { name }),
  hash: text,
  version,
  cost,
  salt: writeDigits(salt),
  digest: writeDigits(digest),
});
