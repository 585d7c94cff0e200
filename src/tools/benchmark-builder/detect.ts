/** How sure it is that the sample holds measures: what hyperfine exports, or a column of numbers. */
export function detectSuites(sample: string): number {
  if (/^\s*\{\s*"results"\s*:\s*\[/.test(sample) && /"command"\s*:/.test(sample)) return 0.95;
  const lines = sample.trim().split(/\r\n?|\n/, 20);
  return lines.length >= 3 && lines.every((line) => /^\s*\d+(?:[.,]\d+)?\s*$/.test(line)) ? 0.2 : 0;
}
