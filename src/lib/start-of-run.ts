/**
 * Where the run of such characters that ends at an offset begins. Linear time: a pattern that ends in `$` tries each
 * character of every run.
 */
export function startOfRun(text: string, end: number, character: RegExp): number {
  let start = end;
  while (start > 0 && character.test(text.charAt(start - 1))) start -= 1;
  return start;
}
