import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

/** A part that begins like Base64url of `{"`, `{ ` or `{` and a line break, a second part, and a dot. */
const TOKEN = /^\s*(?:authorization\s*:\s*)?(?:bearer\s+)?["'`]?e[wy][\w-]{6,}={0,2}\.[\w-]*(?:\s*[\w-]+)?={0,2}\./i;

/** The beginning of an object with a registered claim. */
const CLAIMS = /^\s*\{\s*"(?:iss|sub|aud|exp|iat|jti)"\s*:/;

export const detectors = {
  decode: {
    detect: (sample) => (TOKEN.test(sample) ? 0.95 : 0),
    answer: (token) => token?.payload?.json ?? token?.content ?? token?.header.json,
  },
  sign: { detect: (sample) => (CLAIMS.test(sample) ? 0.3 : 0), answer: false },
} satisfies Detectors<typeof operations>;
