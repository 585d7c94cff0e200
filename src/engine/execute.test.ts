import { afterEach, describe, expect, test, vi } from 'vitest';
import { ToolError } from './error.ts';
import { execute } from './execute.ts';
import { isLargeText, LARGE_TEXT } from './large-text.ts';
import { operation, WORKER_SIZE, type AnyOperation } from './operation.ts';
import { flag } from './options.ts';
import { runHere } from './run.ts';
import { keepWorkerReady } from './worker-pool.ts';
import { portable, type Answer, type Request } from './worker-protocol.ts';

vi.mock('virtual:worker-url', () => ({ default: 'worker.js' }));

const upper = operation({
  input: 'text',
  output: 'text',
  options: { loud: flag(false) },
  load: () => Promise.resolve({ change: (text: string) => text.toUpperCase() }),
  run: (logic, text, { loud }, context) => {
    if (text === 'bad') throw new ToolError('error.bad', { at: 1 });
    if (loud) context.note('note.loud');
    return logic.change(text);
  },
}) as AnyOperation;

const name = { tool: 'test', operation: 'upper' };
const signal = () => new AbortController().signal;

/** A worker whose answers the test gives. */
class FakeWorker {
  /** The one that was given work last; an idle one is used again. */
  static latest: FakeWorker | undefined;
  onmessage: ((event: { data: Answer }) => void) | null = null;
  onerror: ((event: { preventDefault: () => void; message: string }) => void) | null = null;
  onmessageerror: (() => void) | null = null;
  readonly requests: Request[] = [];
  isTerminated = false;
  postMessage = (request: Request) => {
    this.requests.push(request);
    FakeWorker.latest = this;
  };
  terminate = () => void (this.isTerminated = true);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  FakeWorker.latest = undefined;
});

describe('runHere', () => {
  test('refuses an input of one line that is too long', async () => {
    const short: AnyOperation = { ...upper, maxLength: 3 };
    await expect(runHere(short, 'abc', { loud: false }, { signal: signal() })).resolves.toBeDefined();
    await expect(runHere(short, 'abcd', { loud: false }, { signal: signal() })).rejects.toMatchObject({
      code: 'engine.textTooLong',
      params: { limit: 3 },
    });
  });

  test('gives output and notes', async () => {
    await expect(runHere(upper, 'ab', { loud: true }, { signal: signal() })).resolves.toEqual({
      output: 'AB',
      notes: [{ code: 'note.loud', params: {}, where: {} }],
    });
  });
  test('asks for a body until it is there, and not again', async () => {
    const load = vi
      .fn<() => Promise<{ again: number }>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ again: 2 });
    const repeat = operation({
      input: 'text',
      output: 'text',
      options: {},
      load,
      run: ({ again }, text) => text.repeat(again),
    }) as AnyOperation;
    const run = () => runHere(repeat, 'ab', {}, { signal: signal() });
    await expect(run()).rejects.toThrow('offline');
    await expect(run()).resolves.toMatchObject({ output: 'abab' });
    await repeat.preload();
    await run();
    expect(load).toHaveBeenCalledTimes(2);
  });
  test('reads a Blob as UTF-8 text, and refuses one that is not', async () => {
    await expect(runHere(upper, new Blob(['é']), { loud: false }, { signal: signal() })).resolves.toMatchObject({
      output: 'É',
    });
    await expect(
      runHere(upper, new Blob([new Uint8Array([0xff])]), { loud: false }, { signal: signal() }),
    ).rejects.toMatchObject({ code: 'engine.notUtf8' });
  });
});

describe('execute', () => {
  const run = (input: string, more = {}) =>
    execute({ name, operation: upper, input, options: { loud: false }, signal: signal(), ...more });

  test('stays on the thread for small input and leaves it for large', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    await expect(run('ab')).resolves.toMatchObject({ output: 'AB' });
    expect(FakeWorker.latest).toBeUndefined();
    const pending = run('x'.repeat(WORKER_SIZE + 1));
    const worker = FakeWorker.latest;
    expect(worker?.requests[0]).toMatchObject({ name });
    worker?.onmessage?.({ data: { is: 'done', outcome: { output: 'done', notes: [] } } });
    await expect(pending).resolves.toMatchObject({ output: 'done' });
    expect(worker?.isTerminated).toBe(false);
  });

  test('counts the size of a second input too', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const controller = new AbortController();
    const pending = run('ab', { options: { right: 'x'.repeat(WORKER_SIZE) }, signal: controller.signal });
    expect(FakeWorker.latest).toBeDefined();
    controller.abort();
    await expect(pending).rejects.toThrow();
  });

  test('brings coded errors back with their parameters', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const pending = run('x'.repeat(WORKER_SIZE + 1));
    FakeWorker.latest?.onmessage?.({
      data: { is: 'failed', code: 'error.bad', params: { at: 1 }, where: { option: 'right' } },
    });
    await expect(pending).rejects.toMatchObject({ code: 'error.bad', params: { at: 1 }, where: { option: 'right' } });
  });

  test('ends the worker where data did not come, which it could not fetch again', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const result = run('x'.repeat(WORKER_SIZE + 1));
    const worker = FakeWorker.latest;
    worker?.onmessage?.({ data: { is: 'failed', code: 'fetched.missing', params: {}, where: {} } });
    await expect(result).rejects.toMatchObject({ code: 'fetched.missing' });
    expect(worker?.isTerminated).toBe(true);
  });

  test('ends the worker on abort, so that nothing can go on', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const controller = new AbortController();
    const pending = run('x'.repeat(WORKER_SIZE + 1), { signal: controller.signal });
    controller.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeWorker.latest?.isTerminated).toBe(true);
  });

  test("ends the worker at the operation's limit", async () => {
    vi.useFakeTimers();
    vi.stubGlobal('Worker', FakeWorker);
    const pending = execute({
      name,
      operation: { ...upper, place: 'worker', limit: 2000 },
      input: 'a',
      options: {},
      signal: signal(),
    });
    const outcome = expect(pending).rejects.toMatchObject({ code: 'engine.timeout', params: { seconds: 2 } });
    // Fetching the operation, slow as the network may be, does not count.
    await vi.advanceTimersByTimeAsync(60_000);
    FakeWorker.latest?.onmessage?.({ data: { is: 'begun' } });
    await vi.advanceTimersByTimeAsync(1999);
    expect(FakeWorker.latest?.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
    expect(FakeWorker.latest?.isTerminated).toBe(true);
  });

  test('a limit that is for a part of the work counts only there', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('Worker', FakeWorker);
    const operation: AnyOperation = { ...upper, place: 'worker', limit: 2000, limits: 'part' };
    const pending = execute({ name, operation, input: 'a', options: {}, signal: signal() });
    const outcome = expect(pending).rejects.toMatchObject({ code: 'engine.timeout', params: { seconds: 2 } });
    const say = (is: 'begun' | 'ended') => FakeWorker.latest?.onmessage?.({ data: { is } });
    say('begun');
    await vi.advanceTimersByTimeAsync(1999);
    say('ended');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeWorker.latest?.isTerminated).toBe(false);
    say('begun');
    await vi.advanceTimersByTimeAsync(2000);
    await outcome;
  });

  test('a run with options that have a limit goes to a worker, however small, and is ended there', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('Worker', FakeWorker);
    const limited: AnyOperation = { ...upper, limit: ({ loud }) => (loud === true ? 2000 : undefined) };
    const start = (loud: boolean) =>
      execute({ name, operation: limited, input: 'a', options: { loud }, signal: signal() });
    await expect(start(false)).resolves.toMatchObject({ output: 'A' });
    expect(FakeWorker.latest).toBeUndefined();
    const outcome = expect(start(true)).rejects.toMatchObject({ code: 'engine.timeout', params: { seconds: 2 } });
    FakeWorker.latest?.onmessage?.({ data: { is: 'begun' } });
    await vi.advanceTimersByTimeAsync(2000);
    await outcome;
    expect(FakeWorker.latest?.isTerminated).toBe(true);
  });

  test('keeps a worker ready, and makes another when that one is ended', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('Worker', FakeWorker);
    const end = keepWorkerReady(name);
    const ready = FakeWorker.latest;
    expect(ready?.requests).toEqual([{ prepare: name }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ready?.isTerminated).toBe(false);
    const controller = new AbortController();
    const pending = run('x'.repeat(WORKER_SIZE + 1), { signal: controller.signal });
    expect(FakeWorker.latest).toBe(ready);
    controller.abort();
    await expect(pending).rejects.toThrow();
    expect(ready?.isTerminated).toBe(true);
    const next = FakeWorker.latest;
    expect(next?.requests).toEqual([{ prepare: name }]);
    // What was wanted meanwhile does not take its place for good.
    keepWorkerReady('offers')();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(next?.isTerminated).toBe(false);
    end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(next?.isTerminated).toBe(true);
  });

  test('a browser that refuses workers says so when one is needed, not before', async () => {
    vi.stubGlobal('Worker', function refuse() {
      throw new Error('refused');
    });
    const end = keepWorkerReady(name);
    await expect(run('x'.repeat(WORKER_SIZE + 1))).rejects.toThrow('refused');
    end();
  });

  test('a worker that dies is an expected failure', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const pending = run('x'.repeat(WORKER_SIZE + 1));
    FakeWorker.latest?.onerror?.({ preventDefault: () => undefined, message: 'out of memory' });
    await expect(pending).rejects.toMatchObject({ code: 'engine.workerFailed' });
  });
});

test('a text leaves the worker whole, or as its beginning and a Blob', () => {
  expect(portable('x'.repeat(LARGE_TEXT))).toHaveLength(LARGE_TEXT);
  const large = portable('é'.repeat(LARGE_TEXT + 1));
  expect(isLargeText(large)).toBe(true);
  if (isLargeText(large)) {
    expect(large.blob.size).toBe(2 * (LARGE_TEXT + 1));
    expect(large.head.startsWith('éé')).toBe(true);
  }
  expect(portable({ a: 1 })).toEqual({ a: 1 });
});
