import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';
import { SCHEMES } from './read-other.ts';

const BCRYPT = /^\s*(?:[^:$\s]+:)?\$2[abxy]\$\d\d\$[./A-Za-z\d]{53}(?![./A-Za-z\d])/;
/** Hashes by other functions, which are named. */
const OTHER = new RegExp(
  String.raw`^\s*(?:[^:$\s]+:)?\$(?:${Object.keys(SCHEMES).join('|')})\$(?:[\w./+=,-]+\$){1,3}[\w./+=-]{16,}`,
);

export const detectors = {
  verify: { detect: (sample) => (BCRYPT.test(sample) ? 0.95 : OTHER.test(sample) ? 0.9 : 0), answer: false },
} satisfies Detectors<typeof operations>;
