import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

/** HTTP/1.1 404 Not Found */
const LINE = /^\s*HTTP\/\d(?:\.\d)? [1-5]\d\d(?: [^\n\r]*)?\s*$/i;
const CODE = '(?:10[0-3]|20[0-8]|226|30[0-8]|40\\d|41[0-8]|42[1-689]|431|451|50[0-8]|510|511)';
const REASON =
  '(?:continue|switching protocols|early hints|ok|created|accepted|no content|partial content|multiple choices|moved permanently|found|see other|not modified|temporary redirect|permanent redirect|bad request|unauthorized|payment required|forbidden|not found|method not allowed|not acceptable|request timeout|conflict|gone|length required|precondition failed|(?:payload|content) too large|uri too long|unsupported media type|range not satisfiable|i.m a teapot|unprocessable (?:entity|content)|too early|upgrade required|too many requests|internal server error|not implemented|bad gateway|service unavailable|gateway timeout)';
/** HTTP 500, status code: 404 */
const LABELLED = new RegExp(`^\\s*(?:HTTP(?: status)?|status|(?:HTTP )?error)(?: code)?:? ${CODE}\\s*$`, 'i');
const NAMED = new RegExp(`^\\s*(?:status(?: code)?:? )?${CODE} ${REASON}\\s*$`, 'i');
const BARE = new RegExp(`^\\s*${CODE}\\s*$`);

/** How sure it is that the text is the status of an answer; three digits alone may be any number. */
function detectStatus(sample: string): number {
  if (LINE.test(sample)) return 0.95;
  if (LABELLED.test(sample)) return 0.8;
  return NAMED.test(sample) ? 0.9 : BARE.test(sample) ? 0.35 : 0;
}

export const detectors = {
  search: {
    detect: detectStatus,
    answer: ([group]) => group?.codes.slice(0, 1).map(({ code, name }) => `${code} ${name}`),
  },
} satisfies Detectors<typeof operations>;
