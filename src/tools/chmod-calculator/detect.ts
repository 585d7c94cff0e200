import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

/** As `ls -l` and `stat` write a mode, with the kind of the file or without. */
const MODE = /^[-dlbcps]?(?:[r-][w-][xsS-]){2}[r-][w-][xtT-](?:[.+@]|\s|$)/;
const COMMAND = /^(?:[$#%] )?(?:sudo )?(?:\/\S*\/)?chmod\s/;
/** Common octal modes. 400 and 500 are left to HTTP. */
const USUAL = /^0?(?:440|444|550|555|600|640|644|660|664|666|700|711|750|755|770|775|777|1777|2755|2775|4755)$/;
const CLAUSE = '[ugoa]+(?:[-+=][rwxXst]{1,6})+';
const CLAUSES = new RegExp(`^${CLAUSE}(?:,${CLAUSE})*$`);

/** How sure it is that the text is a mode in letters or digits, clauses that change one, or a command with either. */
function detectMode(sample: string): number {
  const text = sample.trim();
  if (MODE.test(text) && /[rwx]/.test(text.slice(0, 10))) return 0.9;
  if (COMMAND.test(text)) return 0.9;
  if (CLAUSES.test(text)) return 0.7;
  if (!USUAL.test(text)) return 0;
  return text.startsWith('0') ? 0.7 : 0.45;
}

export const detectors = {
  calculate: { detect: detectMode, answer: ({ octal, symbolic }) => [octal, symbolic] },
} satisfies Detectors<typeof operations>;
