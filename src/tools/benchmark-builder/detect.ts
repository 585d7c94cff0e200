import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

const NUMBER = /^\s*(?:\d+(?:[.,]\d+)?)?\s*$/;

/** How sure it is that the sample holds measures: what hyperfine exports, a column of numbers, or a named one for each suite. */
function detectSuites(sample: string): number {
  if (/^\s*\{\s*"results"\s*:\s*\[/.test(sample) && /"command"\s*:/.test(sample)) return 0.95;
  if (/^\s*command,mean,stddev,/.test(sample)) return 0.95;
  const [first = '', ...rest] = sample.trim().split(/\r\n?|\n/, 20);
  const areNumbers = (line: string) => line.split(/[;\t]/).every((cell) => NUMBER.test(cell));
  if (/[;\t]/.test(first) && !areNumbers(first)) return rest.length > 0 && rest.every(areNumbers) ? 0.5 : 0;
  return rest.length > 1 && [first, ...rest].every((line) => line !== '' && !/[;\t]/.test(line) && areNumbers(line))
    ? 0.2
    : 0;
}

export const detectors = {
  compare: {
    detect: detectSuites,
    answer: ({ unit, suites }) =>
      suites.slice(0, 3).map(({ name, mean, ratio }) => `${name} ${mean} ${unit} (×${ratio})`),
  },
} satisfies Detectors<typeof operations>;
