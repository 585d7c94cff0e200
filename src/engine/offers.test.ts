import { beforeEach, expect, test, vi } from 'vitest';
import type { Detector } from './detector.ts';
import { ToolError } from './error.ts';
import type { Offer } from './offer.ts';
import { chosenValues, prepareOffers, tellOffers } from './offers.ts';
import { operation, type AnyOperation } from './operation.ts';
import { choice, flag, secret } from './options.ts';
import type { OffersAnswer, OffersRequest } from './worker-protocol.ts';

const load = vi.fn(() => Promise.resolve());
const named = (name: string, definition: Partial<Parameters<typeof operation>[0]> = {}) =>
  operation({
    input: 'text',
    output: 'text',
    options: {},
    load,
    run: (_: unknown, text: unknown) => `${name} ${String(text)}`,
    ...definition,
  } as never) as AnyOperation;

interface Found {
  recognised: Offer[];
  any: Offer[];
  operations: Record<string, AnyOperation>;
  detectors: Record<string, Detector>;
}
const found = vi.hoisted((): Found => ({ recognised: [], any: [], operations: {}, detectors: {} }));
vi.mock('virtual:offers/en', () => ({ default: { a: { do: 'Do it', 'answer.count': '{count} found' } } }));
vi.mock('virtual:offers/fr', () => ({ default: { a: { do: 'Fais-le' } } }));
vi.mock('./identify.ts', () => ({
  identify: () => found.recognised,
  takersOfAny: () => found.any,
  detectorOf: ({ tool }: Offer) => found.detectors[tool] ?? {},
}));
vi.mock('./registry.ts', () => ({
  findOperation: (tool: string) => Promise.resolve(found.operations[tool]),
  preloadOperation: ({ tool }: Offer) => found.operations[tool]?.preload(),
}));

const TEXT = '“some text”';
const offer = (tool: string, text = TEXT): Offer => ({ tool, operation: 'do', certainty: 0.9, text });
const told = async (request: Partial<OffersRequest> = {}) => {
  const answers: OffersAnswer[] = [];
  const all = { text: TEXT, language: 'en', hidden: [], defaults: {}, stored: {}, told: [], ...request } as const;
  await tellOffers(all, (answer) => answers.push(answer));
  return answers;
};

beforeEach(() => {
  load.mockClear();
  Object.assign(found, {
    recognised: [offer('a'), offer('b', 'some text')],
    any: [offer('c')],
    operations: Object.fromEntries(['a', 'b', 'c'].map((tool) => [tool, named(tool)])),
    detectors: {},
  });
});

test('tells the offers first, then when each runs and what it gives', async () => {
  const answers = await told();
  expect(answers[0]).toEqual({
    is: 'found',
    recognised: [
      { offer: { ...offer('a'), text: undefined }, isWhole: true, label: 'Do it' },
      { offer: offer('b', 'some text'), isWhole: false, label: undefined },
    ],
    any: [{ offer: { ...offer('c'), text: undefined }, isWhole: true, label: undefined }],
  });
  const ofOne = (at: number) => answers.filter((answer) => 'at' in answer && answer.at === at);
  for (const [at, line] of [`a ${TEXT}`, 'b some text', `c ${TEXT}`].entries())
    expect(ofOne(at)).toEqual([
      { is: 'running', at },
      { is: 'preview', at, preview: { line, copied: line } },
    ]);
});

test('one runs at a time, and heavy ones last', async () => {
  const log: string[] = [];
  const slow = (name: string, place: 'auto' | 'worker' = 'auto') =>
    named(name, {
      place,
      run: async () => {
        log.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve));
        log.push(`${name} ends`);
      },
    });
  found.operations = { a: slow('a'), b: slow('b', 'worker'), c: slow('c') };
  await told();
  expect(log).toEqual(['a', 'c', 'b'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('hidden tools are left out, a tool is offered once, and what is known is not run again', async () => {
  found.any = [offer('b'), offer('c')];
  expect(await told({ hidden: ['a'], told: [0] })).toEqual([
    expect.objectContaining({ is: 'found', recognised: [expect.objectContaining({ offer: offer('b', 'some text') })] }),
    { is: 'running', at: 1 },
    { is: 'preview', at: 1, preview: { line: `c ${TEXT}`, copied: `c ${TEXT}` } },
  ]);
});

test('an offer whose operation refuses the text is told as a failure, and a bug after all others', async () => {
  found.operations['a'] = named('a', {
    run: () => {
      throw new Error('bug');
    },
  });
  found.operations['b'] = named('b', {
    run: () => {
      throw new ToolError('error.any');
    },
  });
  const answers: OffersAnswer[] = [];
  const request = { text: TEXT, language: 'en', hidden: [], defaults: {}, stored: {}, told: [] } as const;
  await expect(tellOffers(request, (answer) => answers.push(answer))).rejects.toThrow('bug');
  expect(answers).toContainEqual({ is: 'preview', at: 1, preview: false });
  expect(answers).toContainEqual(expect.objectContaining({ is: 'preview', at: 2 }));
});

test('labels and answers are in the language of the page', async () => {
  expect(await told({ language: 'fr' })).toContainEqual(
    expect.objectContaining({
      recognised: expect.arrayContaining([expect.objectContaining({ label: 'Fais-le' })]) as unknown,
    }),
  );
  found.detectors['a'] = { answer: () => [{ code: 'answer.count', params: { count: 3 } }] };
  expect(await told()).toContainEqual({ is: 'preview', at: 0, preview: { line: '3 found', copied: '3 found' } });
});

test('what does not come in time has no preview', async () => {
  vi.useFakeTimers();
  found.operations['a'] = named('a', { load: () => new Promise(() => undefined) });
  const answers = told();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await answers).toContainEqual({ is: 'preview', at: 0, preview: undefined });
  expect(await answers).not.toContainEqual({ is: 'running', at: 0 });
  vi.useRealTimers();
});

test('what any text is offered to can be fetched ahead', async () => {
  await prepareOffers();
  expect(load).toHaveBeenCalledOnce();
});

const specs = { urlSafe: flag(false), style: choice(['a', 'b', 'c'], 'a'), key: secret('') };
test.each([
  [{}, { style: 'b' }],
  [
    { style: 'c', urlSafe: 'true' },
    { style: 'c', urlSafe: true },
  ],
  // What an older version stored does not hide what the operator wants.
  [{ style: 'gone' }, { style: 'b' }],
  [{ key: 'secret' }, { style: 'b' }],
])('options stored as %j', (texts, values) => {
  const settings = { defaults: { tool: { do: { style: 'b' } } }, stored: { tool: { do: texts } } };
  expect(chosenValues(specs, settings, 'tool', 'do')).toEqual(values);
});
