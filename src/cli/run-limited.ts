import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ToolError } from '#engine/error';
import type { Outcome, Run } from '#engine/run';
import { startLimit, type Answer, type Request } from '#engine/worker-protocol';

/* Operations that may never end, such as a user's regular expression, run in a thread that is ended at their limit. */

/** The build puts it beside the file of this module. */
const FILE = join(import.meta.dirname, 'limited-worker.mjs');

/** The thread that has nothing to do. It does not keep the process alive. */
let idle: Worker | undefined;

/** Runs an operation in another thread. Rejects with a `ToolError` (`engine.timeout` at the limit), the signal's reason, or a bug. */
export function runLimited(run: Run): Promise<Outcome> {
  const { name, input, options, signal } = run;
  return new Promise((resolve, reject) => {
    // Flags of the host are none of the thread's: with `--input-type` a file could not be its entry.
    const worker = idle ?? new Worker(FILE, { execArgv: [] });
    idle = undefined;
    worker.ref();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (end: () => void, reuse: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      worker.off('error', fail).off('message', receive);
      if (reuse) {
        worker.unref();
        idle = worker;
        return end();
      }
      // The process may only go on when the thread is gone, or it could not end.
      void worker.terminate().then(end);
    };
    const fail = (error: Error) => finish(() => reject(error), false);
    const abort = () => fail(signal.reason as Error);
    signal.addEventListener('abort', abort);
    const receive = (answer: Exclude<Answer, { is: 'progress' }>) => {
      switch (answer.is) {
        case 'begun':
          timer = startLimit(run, fail);
          return undefined;
        case 'ended':
          return clearTimeout(timer);
        case 'done':
          return finish(() => resolve(answer.outcome), true);
        case 'failed':
          return finish(() => reject(new ToolError(answer.code, answer.params, answer.where)), true);
        case 'broken':
          return fail(new Error(answer.message));
      }
    };
    worker.on('error', fail).on('message', receive);
    worker.postMessage({ name, input, options } satisfies Request);
  });
}
