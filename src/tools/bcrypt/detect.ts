import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

const BCRYPT = /^\s*(?:[^:$\s]+:)?\$2[abxy]\$\d\d\$[./A-Za-z\d]{53}(?![./A-Za-z\d])/;
/** Hashes by other functions, which are named. */
const OTHER =
  /^\s*(?:[^:$\s]+:)?\$(?:argon2(?:id?|d)|[156]|apr1|g?y|scrypt|pbkdf2(?:-sha\d{1,3})?)\$(?:[\w./+=,-]+\$){1,3}[\w./+=-]{16,}/;

export const detectors = {
  verify: { detect: (sample) => (BCRYPT.test(sample) ? 0.95 : OTHER.test(sample) ? 0.9 : 0) },
} satisfies Detectors<typeof operations>;
