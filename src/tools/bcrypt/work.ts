import { sizeOf, workOf, type Notation, type Work } from './parameters.ts';

/* The work that the options of each page's tab ask for. */

export const bcryptWork = ({ cost }: { cost: number }): Work => ({ kind: 'bcrypt', steps: 2 ** cost });

export const argon2Work = ({ memory, passes }: { memory: number; passes: number }): Work => ({
  kind: 'argon2',
  steps: memory * passes,
});

export const scryptWork = (costs: { logN: number; blockSize: number; parallelism: number }): Work =>
  workOf({ algorithm: 'scrypt', ...costs }, 0);

export const pbkdf2Work = (costs: {
  iterations: number;
  digest: 'sha1' | 'sha256' | 'sha512';
  notation: Notation;
}): Work => workOf({ algorithm: 'pbkdf2', ...costs }, sizeOf(costs.digest, costs.notation));
