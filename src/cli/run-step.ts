import { runHere, type Outcome, type Run } from '#engine/run';
import { limitOf } from '#engine/operation';

/**
 * Runs a step of a pipeline: in this thread, or in one that can be ended if the operation has a time limit. Only the
 * built package has the file for that thread.
 */
export async function runStep(run: Run): Promise<Outcome> {
  const { operation, input, options, signal } = run;
  if (limitOf(operation, options) === undefined || !import.meta.env.PROD)
    return runHere(operation, input, options, { signal });
  const { runLimited } = await import('./run-limited.ts');
  return runLimited(run);
}
