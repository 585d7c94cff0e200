import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Detector } from '#engine/detector';
import { ToolError } from '#engine/error';
import type { Offer } from '#engine/identify';
import { operation, type AnyOperation } from '#engine/operation';
import type { Run } from '#engine/run';
import { watchOffers, type Offers } from './offers.ts';

const load = () => Promise.resolve();
const named = (name: string, definition: Partial<Parameters<typeof operation>[0]> = {}) =>
  operation({
    input: 'text',
    output: 'text',
    options: {},
    load,
    run: (_: unknown, text: unknown) => `${name} ${String(text).slice(0, 5)}`,
    ...definition,
  } as never) as AnyOperation;

const refuse = () => {
  throw new ToolError('error.any');
};
interface Found {
  recognised: Offer[];
  any: Offer[];
  operations: Record<string, AnyOperation>;
  detectors: Record<string, Detector>;
  inWorker: Run[];
}
const found = vi.hoisted((): Found => ({ recognised: [], any: [], operations: {}, detectors: {}, inWorker: [] }));
vi.mock('#engine/identify', () => ({
  identify: () => found.recognised,
  takersOfAny: () => found.any,
  detectorOf: ({ tool }: Offer) => found.detectors[tool] ?? {},
}));
vi.mock('#engine/registry', () => ({ findOperation: (tool: string) => Promise.resolve(found.operations[tool]) }));
vi.mock('#engine/worker-pool', () => ({
  warmWorker: () => undefined,
  runInWorker: (run: Run) => {
    found.inWorker.push(run);
    return new Promise((_, reject) => run.signal.addEventListener('abort', () => reject(new Error('aborted'))));
  },
}));

const offer = (tool: string, certainty = 0.9): Offer => ({ tool, operation: 'do', certainty, text: 'some text' });
const shown: Offers[] = [];
const watch = (text = 'some text', settings: Partial<Parameters<typeof watchOffers>[1]> = {}) =>
  watchOffers(text, {
    language: 'en',
    isShown: () => true,
    signal: new AbortController().signal,
    show: (offers) => void shown.push(offers),
    ...settings,
  });
const linesOf = (offers: Offers | undefined, part: keyof Offers) =>
  offers?.[part].map(({ offer: { tool }, preview }) => `${tool}: ${preview?.line ?? ''}`);

beforeEach(() => {
  vi.useFakeTimers();
  const tools = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  Object.assign(found, {
    recognised: [offer('a'), offer('b', 0.6)],
    any: tools.slice(2).map((tool) => offer(tool, 0)),
    operations: Object.fromEntries(tools.map((tool) => [tool, named(tool)])),
    detectors: {},
    inWorker: [],
  });
  shown.length = 0;
});
afterEach(() => vi.useRealTimers());

test('all light results are there when the rows are first shown; where somebody is sure, there are seven', async () => {
  const done = watch();
  await vi.runAllTimersAsync();
  await done;
  expect(shown).toHaveLength(1);
  expect(linesOf(shown[0], 'recognised')).toEqual(['a: a some', 'b: b some']);
  expect(linesOf(shown[0], 'any')).toEqual(['c', 'd', 'e', 'f', 'g'].map((tool) => `${tool}: ${tool} some`));
  expect(found.inWorker).toEqual([]);
});

test('where nobody is sure, all that take any text are offered', async () => {
  found.recognised = [offer('a', 0.3)];
  const done = watch();
  await vi.runAllTimersAsync();
  await done;
  expect(linesOf(shown.at(-1), 'any')).toHaveLength(7);
});

test('an offer that refuses the text is dropped, and so is one of a hidden tool', async () => {
  found.operations['a'] = named('a', { run: refuse });
  found.operations['c'] = named('c', { run: refuse });
  const done = watch('some text', { isShown: (tool) => tool !== 'd' });
  await vi.runAllTimersAsync();
  await done;
  expect(linesOf(shown.at(-1), 'recognised')).toEqual(['b: b some']);
  expect(linesOf(shown.at(-1), 'any')?.[0]).toBe('e: e some');
});

test('what runs in the worker is not waited for, and ended after 300 ms', async () => {
  found.operations['b'] = named('b', { place: 'worker' });
  const done = watch();
  await vi.advanceTimersByTimeAsync(49);
  expect(linesOf(shown.at(-1), 'recognised')).toEqual(['a: a some', 'b: ']);
  expect(found.inWorker).toHaveLength(1);
  expect(found.inWorker[0]?.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(301);
  expect(found.inWorker[0]?.signal.aborted).toBe(true);
  await done;
  expect(linesOf(shown.at(-1), 'recognised')).toEqual(['a: a some', 'b: ']);
});

test('a text above 4 kB runs in the worker', async () => {
  found.recognised = [{ ...offer('a'), text: 'x'.repeat(5000) }];
  found.any = [];
  const done = watch('x'.repeat(5000));
  await vi.advanceTimersByTimeAsync(10);
  expect(found.inWorker).toHaveLength(1);
  await vi.runAllTimersAsync();
  await done;
});

test('nothing is shown for a text that has gone', async () => {
  const gone = new AbortController();
  const done = watch('some text', { signal: gone.signal });
  gone.abort();
  await vi.runAllTimersAsync();
  await done;
  expect(shown).toEqual([]);
});
