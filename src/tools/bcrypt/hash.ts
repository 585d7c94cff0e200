import type { RunContext } from '#engine/operation';
import { derive, SALT, writeHash } from './derive.ts';
import { readPassword, type PasswordOptions } from './password.ts';

export interface HashOptions extends PasswordOptions {
  readonly cost: number;
  readonly version: string;
}

/** A bcrypt hash with a random salt. Throws and notes what `readPassword` does. */
export async function hash(
  { cost, version, ...options }: HashOptions,
  { sources, note, progress }: Pick<RunContext, 'sources' | 'note' | 'progress'>,
): Promise<string> {
  const password = readPassword(options, note);
  const salt = sources.random(SALT);
  const digest = await derive(password, { cost, salt }, (share) => progress(share, 1));
  return writeHash({ version, cost, salt, digest });
}
