import type { Detectors } from '#engine/detector';
import { SAMPLE_LENGTH } from '#engine/sample';
import type * as operations from './operations.ts';

const SEPARATORS = ['\t', ';', ',', '|'] as const;
/** Lines that are looked at. */
const LINES = 30;

/** Cells of a line; a separator in double quotes is none (RFC 4180). */
const countCells = (line: string, separator: string) => withoutQuoted(line).split(separator).length;
const withoutQuoted = (line: string) => line.replace(/"(?:[^"]|"")*"/g, '');

/** What separates the cells, where each line has as many of them; of prose, commas are followed by blanks. */
function separatorOf(sample: string): string | undefined {
  const lines = sample.trimEnd().split(/\r\n?|\n/, LINES);
  // The last line may be cut off.
  const whole = sample.length < SAMPLE_LENGTH && lines.length < LINES ? lines : lines.slice(0, -1);
  if (whole.length < 2 || /^\s*[[{<#-]/.test(sample)) return undefined;
  return SEPARATORS.find((separator) => {
    const [count = 1, ...others] = whole.map((line) => countCells(line, separator));
    const isProse = separator !== '\t' && whole.some((line) => /[,;] \p{Ll}/u.test(withoutQuoted(line)));
    return count > 1 && others.every((other) => other === count) && !isProse;
  });
}

const NUMBER = /^\s*-?\d*(?:[.,]\d+)?\s*$/;

/** How sure it is that the text is a table as CSV or TSV; of columns of numbers, and of two lines with one comma, not very. */
function detectTable(sample: string): number {
  const separator = separatorOf(sample);
  if (separator === undefined) return 0;
  const [first = '', ...rest] = sample.trimEnd().split(/\r\n?|\n/, LINES);
  const isNumbers = (lines: readonly string[]) =>
    lines.every((line) =>
      line
        .split(separator)
        .slice(1)
        .every((cell) => NUMBER.test(cell)),
    );
  // 1,5 is a number in most languages.
  if (separator === ',' && /^-?\d+,\d+$/.test(first) && isNumbers(rest)) return 0.2;
  if (isNumbers(rest)) return 0.5;
  return separator === '\t' || countCells(first, separator) > 2 || rest.length > 1 ? 0.7 : 0.5;
}

const cellsIn = (sample: string): { cells?: string } => {
  const separator = separatorOf(sample);
  return separator === undefined ? {} : { cells: separator === '\t' ? String.raw`\t` : separator };
};

export const detectors = {
  transpose: { detect: detectTable, fits: cellsIn },
} satisfies Detectors<typeof operations>;
