import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

/** `/…/flags`; a slash inside stands after a backslash or in a set. */
const LITERAL = /^\s*\/((?:[^\n\r/\\[]|\\.|\[(?:[^\]\\\n\r]|\\.)*\])+)\/([dgimsuvy]*)\s*$/;

/** How sure it is that the text is a literal of a regular expression: by a sign that no path has, else by its flags. */
function detectLiteral(sample: string): number {
  const [, pattern, flags = ''] = LITERAL.exec(sample) ?? [];
  if (pattern === undefined || /^\*/.test(pattern)) return 0;
  if (/\\[bBdDsSwWnt.]|\[.+\]|[^\\][+*?]|\{\d|^\^|\$$|\(.*\)|\w\|\w/.test(pattern)) return 0.9;
  return /^(?=.*[gi])[gimsuy]+$/.test(flags) ? 0.6 : 0;
}

/** The pattern and the flags of a literal. */
const literalIn = (sample: string): { pattern?: string; flags?: string } => {
  const [, pattern, flags] = LITERAL.exec(sample) ?? [];
  return pattern === undefined || flags === undefined ? {} : { pattern, flags };
};

export const detectors = {
  match: { detect: detectLiteral, into: 'options', fits: literalIn, answer: false },
} satisfies Detectors<typeof operations>;
