import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Offer, Preview } from '#engine/offer';
import type { FoundOffer, OffersAnswer, OffersRequest } from '#engine/worker-protocol';
import { watchOffers, type Offers } from './offers.ts';

/** A worker whose answers the test gives. */
class FakeWorker {
  /** A worker for each request; a free one is used again. */
  static readonly asked: FakeWorker[] = [];
  onmessage: ((event: { data: OffersAnswer }) => void) | null = null;
  onerror: ((event: { preventDefault: () => void; message: string }) => void) | null = null;
  isTerminated = false;
  request: OffersRequest | undefined;
  terminate = () => void (this.isTerminated = true);
  postMessage = ({ offersFor }: { offersFor: OffersRequest }) => {
    this.request = offersFor;
    FakeWorker.asked.push(this);
  };
  say = (...answers: OffersAnswer[]) => answers.forEach((data) => this.onmessage?.({ data }));
}
vi.mock('virtual:worker-url', () => ({ default: 'worker.js' }));
vi.mock('#engine/tools', () => ({ tools: { c: { weight: 1 }, d: { weight: 3 }, e: { weight: 2 } } }));

const TEXT = 'some text';
const offer = (tool: string, certainty = 0.9): Offer => ({ tool, operation: 'do', certainty, text: undefined });
const whole = (one: Offer): FoundOffer => ({ offer: one, isWhole: true, label: undefined });
const found = (recognised: Offer[], any: string[] = []): OffersAnswer => ({
  is: 'found',
  recognised: recognised.map(whole),
  any: any.map((tool) => whole(offer(tool, 0))),
});
const running = (at: number): OffersAnswer => ({ is: 'running', at });
const shows = (at: number, line: string | false = `line ${at}`): OffersAnswer => ({
  is: 'preview',
  at,
  preview: line !== false && ({ line, copied: line } satisfies Preview),
});

const shown: Offers[] = [];
function watch(signal = new AbortController().signal, from?: string) {
  const done = watchOffers(TEXT, {
    language: 'en',
    hidden: new Set(['h']),
    from,
    signal,
    show: (offers) => void shown.push(offers),
  });
  const workers = FakeWorker.asked;
  const [worker] = workers as [FakeWorker];
  return { done, worker, workers };
}
const linesOf = (offers: Offers | undefined, part: keyof Offers) =>
  offers?.[part].map(({ offer: { tool }, preview }) => `${tool}: ${preview?.line ?? ''}`);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.asked.length = shown.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the rows are shown when all answers are there, and the worker is free again', async () => {
  const { done, worker } = watch();
  expect(worker.request).toMatchObject({ text: TEXT, language: 'en', hidden: ['h'], told: [] });
  worker.say(found([offer('a'), offer('b', 0.6)]), running(0), shows(0), running(1), shows(1));
  expect(shown).toEqual([]);
  worker.say({ is: 'told' });
  await done;
  expect(linesOf(shown.at(-1), 'recognised')).toEqual(['a: line 0', 'b: line 1']);
  expect(shown.at(-1)?.recognised[0]?.offer.text).toBe(TEXT);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toHaveLength(1);
  expect(worker.isTerminated).toBe(false);
  void watch().done.catch(() => undefined);
  expect(FakeWorker.asked).toEqual([worker, worker]);
});

test('after 50 ms they are shown as they are, and again with each answer', async () => {
  const { worker } = watch();
  worker.say(found([offer('a'), offer('b')]), running(0), shows(0));
  await vi.advanceTimersByTimeAsync(50);
  expect(linesOf(shown.at(-1), 'recognised')).toEqual(['a: line 0', 'b: ']);
  worker.say(running(1), shows(1));
  expect(linesOf(shown.at(-1), 'recognised')).toEqual(['a: line 0', 'b: line 1']);
});

test('what takes any text comes by its weight: all where nobody is sure, else as much as makes seven rows', async () => {
  const any = ['c', 'd', 'e', 'f', 'g', 'h'];
  const unsure = watch();
  unsure.worker.say(found([offer('a', 0.3), offer('b', 0.3)], any), shows(2), { is: 'told' });
  await unsure.done;
  expect(linesOf(shown.at(-1), 'any')).toEqual(['d: ', 'e: ', 'c: line 2', 'f: ', 'g: ', 'h: ']);
  FakeWorker.asked.length = 0;
  const sure = watch();
  sure.worker.say(found([offer('a'), offer('b', 0.3)], any), { is: 'told' });
  await sure.done;
  expect(linesOf(shown.at(-1), 'any')).toEqual(['d: ', 'e: ', 'c: ', 'f: ', 'g: ']);
});

test('an offer that fails is dropped', async () => {
  const { done, worker } = watch();
  worker.say(found([offer('a'), offer('b')], ['c', 'd']), shows(0, false), shows(2, false), { is: 'told' });
  await done;
  expect(linesOf(shown.at(-1), 'recognised')).toEqual(['b: ']);
  expect(linesOf(shown.at(-1), 'any')).toEqual(['d: ']);
});

test('what would leave a result as it is is not offered', async () => {
  const same = shows(0, TEXT);
  const pasted = watch();
  pasted.worker.say(found([offer('a'), offer('b')]), same, shows(1), { is: 'told' });
  await pasted.done;
  expect(linesOf(shown.at(-1), 'recognised')).toEqual([`a: ${TEXT}`, 'b: line 1']);
  FakeWorker.asked.length = 0;
  const result = watch(undefined, 'c/do');
  // Of the operation that made it a preview must show that it does something.
  result.worker.say(found([offer('a'), offer('b'), offer('c'), offer('d')]), same, shows(1), { is: 'told' });
  await result.done;
  expect(linesOf(shown.at(-1), 'recognised')).toEqual(['b: line 1', 'd: ']);
});

test('one that runs for 300 ms is ended, and another worker goes on without it', async () => {
  const { done, worker, workers } = watch();
  const offers = found([offer('a'), offer('b'), offer('c')]);
  // The preview of one that ran before it does not stop its clock.
  worker.say(offers, running(1), running(0), shows(1));
  await vi.advanceTimersByTimeAsync(299);
  expect(worker.isTerminated).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(worker.isTerminated).toBe(true);
  expect(workers).toHaveLength(2);
  expect(workers[1]?.request?.told).toEqual([1, 0]);
  workers[1]?.say(offers, running(2), shows(2), { is: 'told' });
  await done;
  expect(linesOf(shown.at(-1), 'recognised')).toEqual(['a: ', 'b: line 1', 'c: line 2']);
});

test('a text that has gone ends the worker, and nothing is shown', async () => {
  const gone = new AbortController();
  const { done, worker } = watch(gone.signal);
  worker.say(found([offer('a')]), running(0));
  gone.abort();
  await expect(done).rejects.toThrow();
  expect(worker.isTerminated).toBe(true);
  await vi.runAllTimersAsync();
  expect(shown).toEqual([]);
});

test('a worker that cannot start, or finds a bug, is ended', async () => {
  const first = watch();
  first.worker.onerror?.({ preventDefault: () => undefined, message: 'refused' });
  await expect(first.done).rejects.toMatchObject({ code: 'engine.workerFailed', params: { reason: 'refused' } });
  expect(first.worker.isTerminated).toBe(true);
  FakeWorker.asked.length = 0;
  const second = watch();
  second.worker.say({ is: 'broken', message: 'bug' });
  await expect(second.done).rejects.toThrow('bug');
  expect(second.worker.isTerminated).toBe(true);
});
