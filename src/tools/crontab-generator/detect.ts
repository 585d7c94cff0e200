import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

const FIELDS =
  /^\s*(?:(?:CRON_)?TZ=\S+\s+)?(?:[\d*/,-]+\s+){3,5}(?:[\d*/,#L?-]+|[A-Z]{3}(?:-[A-Z]{3})?)(?:[ \t]+(?:~?\/|[a-z]).*)?\s*$/;
const NICKNAME = /^\s*@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|reboot)(?:[ \t]+\S.*)?\s*$/;
/** Of Go's schedulers and of AWS. */
const INTERVAL = /^\s*(?:@every\s+(?:\d+(?:\.\d+)?(?:h|m|s|ms))+|rate\(\s*\d+\s+(?:minute|hour|day)s?\s*\))\s*$/;

/** How sure it is that the text is a schedule, perhaps with its command. */
function detectSchedule(sample: string): number {
  if (NICKNAME.test(sample) || INTERVAL.test(sample)) return 0.95;
  return FIELDS.test(sample) && /[*?]/.test(sample) ? 0.85 : 0;
}

export const detectors = {
  describe: {
    detect: detectSchedule,
    answer: ({ words, runs }) => [words, ...runs.slice(0, 1).map(({ local }) => local)],
  },
} satisfies Detectors<typeof operations>;
