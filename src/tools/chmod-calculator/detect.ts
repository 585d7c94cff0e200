import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

/** As `ls -l` and `stat` write a mode, with the kind of the file or without. */
const MODE = /^[-dlbcps]?(?:[r-][w-][xsS-]){2}[r-][w-][xtT-](?:[.+@]|\s|$)/;
const COMMAND = /^(?:[$#%] )?(?:sudo )?(?:\/\S*\/)?chmod\s/;
const CLAUSE = '[ugoa]+(?:[-+=][rwxXst]{1,6})+';
const CLAUSES = new RegExp(`^${CLAUSE}(?:,${CLAUSE})*$`);

/** How sure it is that the text is a mode in letters, clauses that change one, or a command with either. */
function detectMode(sample: string): number {
  const text = sample.trim();
  if (MODE.test(text) && /[rwx]/.test(text.slice(0, 10))) return 0.9;
  return COMMAND.test(text) ? 0.9 : CLAUSES.test(text) ? 0.7 : 0;
}

export const detectors = {
  calculate: { detect: detectMode },
} satisfies Detectors<typeof operations>;
