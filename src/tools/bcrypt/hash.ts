import type { RunContext } from '#engine/operation';
import { BCRYPT_DIGEST, BCRYPT_SALT, derive } from './derive.ts';
import { formatHash } from './notation.ts';
import { noteBcryptLimits, readPassword, refuseNul } from './password.ts';

type Context = Pick<RunContext, 'sources' | 'note' | 'progress'>;

interface BcryptOptions {
  readonly password: string;
  readonly cost: number;
  readonly version: string;
}

/** A new bcrypt hash with a random salt. Throws `error.passwordMissing`, `error.nul`. */
export async function hashBcrypt({ password, cost, version }: BcryptOptions, context: Context): Promise<string> {
  const read = readPassword(password, context.note);
  refuseNul(read);
  noteBcryptLimits(read, context.note);
  const parameters = { algorithm: 'bcrypt', version, cost } as const;
  const salt = context.sources.random(BCRYPT_SALT);
  const digest = await derive(read, salt, parameters, BCRYPT_DIGEST, (share) => context.progress(share, 1));
  return formatHash({ parameters, salt, digest }, 'phc');
}
