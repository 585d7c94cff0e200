import workerUrl from 'virtual:worker-url';
import { ToolError } from './error.ts';
import type { Outcome, Run } from './run.ts';
import { startLimit, type Answer, type OffersAnswer, type Preparable, type Request } from './worker-protocol.ts';

/** Milliseconds without work after which a worker is ended. */
const IDLE = 10_000;

/** The worker that has nothing to do; it is ended after a while, unless one is to be kept ready. */
let idle: { readonly worker: Worker; readonly timer: ReturnType<typeof setTimeout> | undefined } | undefined;
/** What a worker is to have ready, the latest last. */
const wanted = new Set<{ readonly prepare: Preparable }>();

/** Keeps a worker with this ready until the returned function is called. */
export function keepWorkerReady(prepare: Preparable): () => void {
  if (typeof Worker === 'undefined') return () => undefined;
  const one = { prepare };
  wanted.add(one);
  prepareWorker();
  return () => {
    wanted.delete(one);
    if (wanted.size === 0 && idle !== undefined) giveBack(takeWorker());
  };
}

function prepareWorker(): void {
  const latest = [...wanted].at(-1);
  if (latest === undefined) return;
  try {
    const worker = takeWorker();
    worker.postMessage(latest satisfies Request);
    giveBack(worker);
  } catch {
    // One that cannot start says so when it is needed.
  }
}

function takeWorker(): Worker {
  if (idle === undefined) return new Worker(workerUrl, { type: 'module', name: 'handy-tools' });
  const { worker, timer } = idle;
  clearTimeout(timer);
  idle = undefined;
  return worker;
}

function giveBack(worker: Worker): void {
  if (idle !== undefined) return worker.terminate();
  const end = () => {
    if (idle?.worker === worker) idle = undefined;
    worker.terminate();
  };
  worker.onerror = (event) => {
    event.preventDefault();
    end();
  };
  idle = { worker, timer: wanted.size === 0 ? setTimeout(end, IDLE) : undefined };
}

/** What a worker says of a job while nothing is wrong with the worker itself. */
export type Said = Exclude<Answer | OffersAnswer, { readonly is: 'broken' }>;

/** How a job ends: the worker is kept for the next one, or it would not answer soon and is ended. */
interface Job<T> {
  readonly resolve: (value: T, isFree: boolean) => void;
  readonly reject: (error: Error, isFree: boolean) => void;
}

/** One job per worker: `hear` gets what it says until the job has ended. Abort ends the worker, and so does its failure. */
export function askWorker<T>(
  request: Request,
  signal: AbortSignal,
  hear: (said: Said, job: Job<T>) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    const worker = takeWorker();
    const finish = (isFree: boolean) => {
      signal.removeEventListener('abort', abort);
      worker.onmessage = worker.onerror = worker.onmessageerror = null;
      if (isFree) return giveBack(worker);
      worker.terminate();
      prepareWorker();
    };
    const job: Job<T> = {
      resolve(value, isFree) {
        finish(isFree);
        resolve(value);
      },
      reject(error, isFree) {
        finish(isFree);
        reject(error);
      },
    };
    const abort = () => job.reject(signal.reason as Error, false);
    const fail = (reason: string) => job.reject(new ToolError('engine.workerFailed', { reason }), false);
    signal.addEventListener('abort', abort);
    worker.onerror = (event) => {
      event.preventDefault();
      fail(event.message || '–');
    };
    worker.onmessageerror = () => fail('messageerror');
    worker.onmessage = ({ data }: MessageEvent<Answer | OffersAnswer>) => {
      if (data.is === 'broken') job.reject(new Error(data.message), false);
      else hear(data, job);
    };
    worker.postMessage(request);
  });
}

/** Runs in a worker. Abort and the operation's time limit end the worker; nothing else could stop a hostile regex. */
export function runInWorker(run: Run): Promise<Outcome> {
  const { name, input, options, signal, progress } = run;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return askWorker<Outcome>({ name, input, options }, signal, (said, { resolve, reject }) => {
    switch (said.is) {
      case 'begun':
        timer = startLimit(run, (error) => reject(error, false));
        return undefined;
      case 'ended':
        return clearTimeout(timer);
      case 'progress':
        return progress?.(said.done, said.total);
      case 'done':
        return resolve(said.outcome, true);
      case 'failed':
        // In the same worker a browser never asks again for a module that did not come.
        return reject(new ToolError(said.code, said.params, said.where), said.code !== 'fetched.missing');
      default:
        return undefined;
    }
  }).finally(() => clearTimeout(timer));
}
