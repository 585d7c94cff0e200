import type { Detectors } from '#engine/detector';
import { MASK } from '#lib/mask';
import type * as operations from './operations.ts';

/** How sure it is that the text is a header of Basic authentication, by its name and scheme, or the scheme alone. */
export function detectHeader(sample: string): number {
  const found = /^\s*((?:proxy-)?authorization\s*:\s*)?basic\s+([\w+/-]{4,}={0,2})\s*$/i.exec(sample);
  if (found === null) return 0;
  const [, name, base64 = ''] = found;
  if (name !== undefined) return 0.95;
  return hasColon(base64) ? 0.7 : 0;
}

/** What stands there is a user name and a password. */
function hasColon(base64: string): boolean {
  try {
    return atob(base64.replaceAll('-', '+').replaceAll('_', '/')).includes(':');
  } catch {
    return false;
  }
}

export const detectors = {
  decode: { detect: detectHeader, answer: ({ username }) => [username, MASK] },
} satisfies Detectors<typeof operations>;
