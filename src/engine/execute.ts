import { platformSources, type Sources } from '#lib/sources';
import workerUrl from 'virtual:worker-url';
import { ToolError, type Note, type Params, type Where } from './error.ts';
import { limitOf, type AnyOperation, type RunContext } from './operation.ts';
import { beginningOf, LARGE_TEXT, textBlob, type LargeText } from './large-text.ts';
import { decodeUtf8 } from './utf8.ts';

export interface Outcome {
  readonly output: unknown;
  readonly notes: readonly Note[];
}

export interface Run {
  /** `tool/operation`, by which the worker finds it. */
  readonly name: { readonly tool: string; readonly operation: string };
  readonly operation: AnyOperation;
  /** A value of the operation's kind; a Blob stands for a text that is too large to hold. */
  readonly input: unknown;
  readonly options: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
  readonly progress?: (done: number, total: number) => void;
}

const IDLE = 10_000;

/** Runs the body here, collecting notes. Shared by the page's thread, the worker and the command line. */
export async function runHere(
  operation: AnyOperation,
  input: unknown,
  options: Readonly<Record<string, unknown>>,
  {
    signal,
    sources = platformSources,
    progress = () => undefined,
    limited = (part) => part(),
  }: { signal: AbortSignal; sources?: Sources; progress?: RunContext['progress']; limited?: RunContext['limited'] },
): Promise<Outcome> {
  const notes: Note[] = [];
  const note = (code: string, params: Params = {}, where: Where = {}) => void notes.push({ code, params, where });
  const given: unknown =
    operation.input === 'text' && input instanceof Blob ? decodeUtf8(new Uint8Array(await input.arrayBuffer())) : input;
  signal.throwIfAborted();
  const output: unknown = await operation.run(given, options, { signal, sources, progress, note, limited });
  signal.throwIfAborted();
  return { output, notes };
}

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

export type Request =
  | Pick<Run, 'name' | 'input' | 'options'>
  /** Fetch the operation, so that the first run finds it there. */
  | { readonly prepare: Run['name'] };
export type Answer =
  /** The operation's limit counts from here, where everything is loaded or the part begins that it is for; or no longer. */
  | { readonly is: 'begun' | 'ended' }
  | { readonly is: 'progress'; readonly done: number; readonly total: number }
  | { readonly is: 'done'; readonly outcome: Outcome }
  | { readonly is: 'failed'; readonly code: string; readonly params: Params; readonly where: Where }
  | { readonly is: 'broken'; readonly message: string };

/** The worker that has nothing to do; it is ended after a while, unless one is to be kept ready. */
let idle: { readonly worker: Worker; readonly timer: ReturnType<typeof setTimeout> | undefined } | undefined;
let wanted: Run['name'] | undefined;

/** Keeps a worker with this operation ready until the returned function is called; a later call takes its place. */
export function keepWorkerReady(name: Run['name']): () => void {
  if (typeof Worker === 'undefined') return () => undefined;
  wanted = name;
  prepareWorker();
  return () => {
    if (wanted !== name) return;
    wanted = undefined;
    if (idle !== undefined) giveBack(takeWorker());
  };
}

function prepareWorker(): void {
  if (wanted === undefined) return;
  const worker = takeWorker();
  worker.postMessage({ prepare: wanted } satisfies Request);
  giveBack(worker);
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
  // One that cannot start says so when it is needed.
  worker.onerror = (event) => {
    event.preventDefault();
    end();
  };
  idle = { worker, timer: wanted === undefined ? setTimeout(end, IDLE) : undefined };
}

/** One job per worker. Abort and the operation's time limit end the worker; nothing else could stop a hostile regex. */
function runInWorker(run: Run): Promise<Outcome> {
  const { name, input, options, signal, progress } = run;
  return new Promise((resolve, reject) => {
    const worker = takeWorker();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (reuse: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      worker.onmessage = worker.onerror = worker.onmessageerror = null;
      if (reuse) return giveBack(worker);
      worker.terminate();
      prepareWorker();
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
          finish(true);
          return reject(new ToolError(data.code, data.params, data.where));
        case 'broken':
          return fail(new Error(data.message));
      }
    };
    worker.postMessage({ name, input, options } satisfies Request);
  });
}

/** Calls `fail` when the operation has run for longer than it may. */
export function startLimit(
  { operation, options }: Pick<Run, 'operation' | 'options'>,
  fail: (error: ToolError) => void,
): ReturnType<typeof setTimeout> | undefined {
  const limit = limitOf(operation, options);
  if (limit === undefined) return undefined;
  return setTimeout(() => fail(new ToolError('engine.timeout', { seconds: limit / 1000 })), limit);
}

/** What the worker sends back for a text: itself, or its beginning and a Blob when it is large. */
export function portable(output: unknown): unknown {
  if (typeof output !== 'string' || output.length <= LARGE_TEXT) return output;
  return { head: beginningOf(output), blob: textBlob(output) } satisfies LargeText;
}
