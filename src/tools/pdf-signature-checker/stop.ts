import type { Problem } from './report.ts';

/** Ends the check of one signature; the others go on. */
export class Stop extends Error {
  override readonly name = 'Stop';

  constructor(
    readonly problem: Problem,
    /** The subject of the problem: an algorithm, a format. */
    readonly what?: string,
  ) {
    super(problem);
  }
}
