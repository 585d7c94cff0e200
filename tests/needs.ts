declare module 'vitest' {
  interface TaskMeta {
    /** Why a test was not run, to be told at the end of the run. */
    notRun?: string;
  }
}

/**
 * Options of a test or a group of tests that needs what not every machine has. Where it is missing they are not run, and
 * the run says so with the `reason` (`reporter.ts`); a test that is skipped in any other way fails the run.
 */
export const needs = (isThere: boolean, reason: string) => (isThere ? {} : { skip: true, meta: { notRun: reason } });
