import { limitOf } from './operation.ts';
import { runHere, type Outcome, type Run } from './run.ts';
import { runInWorker } from './worker-pool.ts';

/** UTF-16 units of a text, bytes of anything else that has some. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (value instanceof Uint8Array) return value.byteLength;
  if (value instanceof Blob) return value.size;
  return 0;
}

/** Whether a run leaves the page's thread, where there are workers. */
export function belongsInWorker({ operation, input, options }: Pick<Run, 'operation' | 'input' | 'options'>): boolean {
  if (operation.place !== 'auto') return operation.place === 'worker';
  // Only there a run can be ended.
  if (limitOf(operation, options) !== undefined) return true;
  const size = Object.values(options).reduce((sum: number, value) => sum + sizeOf(value), sizeOf(input));
  return size > operation.workerFrom;
}

/** Runs an operation where it belongs. Rejects with a `ToolError`, an `AbortError`, or a bug. */
export function execute(run: Run): Promise<Outcome> {
  if (run.signal.aborted) return Promise.reject(run.signal.reason as Error);
  return typeof Worker !== 'undefined' && belongsInWorker(run)
    ? runInWorker(run)
    : runHere(run.operation, run.input, run.options, run);
}
