import workerUrl from 'virtual:worker-url';
import { ToolError } from './error.ts';
import type { Outcome, Run } from './run.ts';
import { startLimit, type Answer, type Preparable, type Request } from './worker-protocol.ts';

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

/** Ends a worker that would not answer soon. */
export function endWorker(worker: Worker): void {
  worker.terminate();
  prepareWorker();
}

/** A worker that has nothing else to do. */
export function takeWorker(): Worker {
  if (idle === undefined) return new Worker(workerUrl, { type: 'module', name: 'handy-tools' });
  const { worker, timer } = idle;
  clearTimeout(timer);
  idle = undefined;
  return worker;
}

/** For the next that takes one. */
export function giveBack(worker: Worker): void {
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

/** One job per worker. Abort and the operation's time limit end the worker; nothing else could stop a hostile regex. */
export function runInWorker(run: Run): Promise<Outcome> {
  const { name, input, options, signal, progress } = run;
  return new Promise((resolve, reject) => {
    const worker = takeWorker();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (reuse: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      worker.onmessage = worker.onerror = worker.onmessageerror = null;
      if (reuse) return giveBack(worker);
      endWorker(worker);
    };
    const fail = (error: Error) => {
      finish(false);
      reject(error);
    };
    const abort = () => fail(signal.reason as Error);
    signal.addEventListener('abort', abort);
    worker.onerror = (event) => {
      event.preventDefault();
      fail(new ToolError('engine.workerFailed', { reason: event.message || '–' }));
    };
    worker.onmessageerror = () => fail(new ToolError('engine.workerFailed', { reason: 'messageerror' }));
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      switch (data.is) {
        case 'begun':
          timer = startLimit(run, fail);
          return undefined;
        case 'ended':
          return clearTimeout(timer);
        case 'progress':
          return progress?.(data.done, data.total);
        case 'done':
          finish(true);
          return resolve(data.outcome);
        case 'failed':
          // In the same worker a browser never asks again for a module that did not come.
          finish(data.code !== 'fetched.missing');
          return reject(new ToolError(data.code, data.params, data.where));
        case 'broken':
          return fail(new Error(data.message));
      }
    };
    worker.postMessage({ name, input, options } satisfies Request);
  });
}
