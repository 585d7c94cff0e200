import { operation } from '#engine/operation';
import { choice, integer, secret } from '#engine/options';
import { MAX_MEMORY } from './parameters.ts';

export const hash = operation({
  input: 'none',
  output: 'text',
  options: {
    password: secret(),
    cost: integer({ initial: 10, min: 4, max: 31 }),
    version: choice(['2b', '2y', '2a'], '2b', { asWritten: true }),
  },
  place: 'worker',
  load: () => import('./hash.ts'),
  run: (logic, _input, options, context) => logic.hashBcrypt(options, context),
});

const loadOther = () => import('./hash-other.ts');

/* The initial parameters are the least that OWASP's Password Storage Cheat Sheet recommends. */

export const argon2id = operation({
  input: 'none',
  output: 'text',
  options: {
    password: secret(),
    memory: integer({ initial: 19_456, min: 8, max: MAX_MEMORY }),
    passes: integer({ initial: 2, min: 1, max: 1000 }),
    parallelism: integer({ initial: 1, min: 1, max: 64 }),
  },
  place: 'worker',
  load: loadOther,
  run: (logic, _input, options, context) => logic.hashArgon2id(options, context),
});

export const scrypt = operation({
  input: 'none',
  output: 'text',
  options: {
    password: secret(),
    logN: integer({ initial: 17, min: 1, max: 20 }),
    blockSize: integer({ initial: 8, min: 1, max: 64 }),
    parallelism: integer({ initial: 1, min: 1, max: 64 }),
  },
  place: 'worker',
  load: loadOther,
  run: (logic, _input, options, context) => logic.hashScrypt(options, context),
});

export const pbkdf2 = operation({
  input: 'none',
  output: 'text',
  options: {
    password: secret(),
    iterations: integer({ initial: 600_000, min: 1, max: 100_000_000 }),
    digest: choice(['sha256', 'sha512', 'sha1'], 'sha256', {
      asWritten: { sha256: 'SHA-256', sha512: 'SHA-512', sha1: 'SHA-1' },
    }),
    notation: choice(['phc', 'passlib', 'django', 'werkzeug'], 'phc', {
      asWritten: { passlib: 'passlib', django: 'Django', werkzeug: 'Werkzeug', phc: 'PHC' },
    }),
  },
  place: 'worker',
  load: loadOther,
  run: (logic, _input, options, context) => logic.hashPbkdf2(options, context),
});

const HASH =
  /^\s*(?:\$2[abxy]\$\d\d\$[./A-Za-z\d]{53}|\$argon2(?:id|i|d)\$|\$scrypt\$ln=|\$pbkdf2(?:-sha\d+)?\$|pbkdf2_sha\d+\$\d+\$|(?:pbkdf2:sha\d+|scrypt:\d+:\d+):\d+\$)/;

/** One password against the hashes of a text, one a line; without a password only what they say. */
export const verify = operation({
  input: 'text',
  output: 'json',
  options: { password: secret() },
  place: 'worker',
  detect: (sample) => (HASH.test(sample) ? 0.95 : 0),
  load: () => import('./verify.ts'),
  run: (logic, text, options, context) => logic.verify(text, options, context),
});

/** How long work takes on this machine. */
export const estimate = operation({
  input: 'json',
  output: 'json',
  options: {},
  helper: true,
  place: 'worker',
  load: () => import('./estimate.ts'),
  run: (logic, work, _options, { sources }) => logic.estimate(work, sources),
});
