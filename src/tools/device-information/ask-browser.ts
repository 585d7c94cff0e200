import { readGpu, type Browser } from './browser.ts';
import { systemOf } from './system.ts';
import { tell, type AskedId, type Told, type Traits, type Value } from './facts.ts';

/** Frames that are measured; their median is hardly moved by one that comes late. */
const FRAMES = 40;

/** Frames a second, from the time between them: an estimate. */
export const rateOf = (times: readonly number[]): number | undefined => {
  const steps = times
    .slice(1)
    .map((time, index) => time - (times[index] ?? time))
    .sort((a, b) => a - b);
  const median = steps[Math.floor(steps.length / 2)];
  return median === undefined || median <= 0 ? undefined : Math.round(1000 / median);
};

function measureRefresh({ requestAnimationFrame }: Browser): Promise<number | undefined> {
  const times: number[] = [];
  return new Promise((resolve) => {
    const step = (time: number) => {
      times.push(time);
      if (times.length <= FRAMES) return requestAnimationFrame(step);
      return resolve(rateOf(times));
    };
    requestAnimationFrame(step);
  });
}

/** What throws rejects. */
const soon = async <T>(get: () => T | Promise<T>): Promise<T> => get();

const HINTS: readonly AskedId[] = ['architecture', 'model', 'platformVersion'];

/** Asks for what takes a moment; each answer comes by itself, and none of them is an exception. */
export function askBrowser(browser: Browser, onAnswer: (id: AskedId, told: Told) => void): void {
  const { isSecureContext, navigator } = browser;
  const answer = (id: AskedId, value: Promise<Value | undefined>, traits: Traits = {}) => {
    const say = (known: Value | undefined) => onAnswer(id, tell(known, { ...traits, isSecureContext }));
    // A browser may refuse, which is an answer, too.
    value.then(say, () => say(undefined));
  };
  const refresh = measureRefresh(browser);
  answer('refreshRate', refresh, { unit: ' Hz' });
  // Making a context takes a while: it must not disturb what is measured.
  answer(
    'gpu',
    refresh.then(() => readGpu(browser)),
  );
  const estimate = soon(() => navigator.storage?.estimate());
  answer(
    'storageUsed',
    estimate.then((known) => known?.usage),
    { secure: true, unit: 'bytes' },
  );
  answer(
    'quota',
    estimate.then((known) => known?.quota),
    { secure: true, unit: 'bytes' },
  );
  const hints = soon(() => navigator.userAgentData?.getHighEntropyValues([...HINTS]));
  // Without hints the user agent tells something.
  const version = hints.then(
    (values) => values?.['platformVersion'],
    () => undefined,
  );
  answer(
    'system',
    version.then((known) => systemOf(browser, known)),
  );
  for (const id of HINTS)
    answer(
      id,
      hints.then((values) => values?.[id]),
      { secure: true },
    );
}
