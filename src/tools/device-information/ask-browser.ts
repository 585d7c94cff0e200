import type { Browser } from './browser.ts';
import { tell, type AskedId, type Told } from './facts.ts';

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

function measureRefresh({ requestAnimationFrame }: Browser): Promise<string | undefined> {
  const times: number[] = [];
  return new Promise((resolve) => {
    const step = (time: number) => {
      times.push(time);
      if (times.length <= FRAMES) return requestAnimationFrame(step);
      const rate = rateOf(times);
      return resolve(rate === undefined ? undefined : `≈ ${rate} Hz`);
    };
    requestAnimationFrame(step);
  });
}

async function readQuota({ navigator }: Browser): Promise<string | undefined> {
  const estimate = await navigator.storage?.estimate();
  return estimate?.quota === undefined ? undefined : `${(estimate.quota / 1024 ** 3).toFixed(1)} GiB`;
}

const HINTS: readonly AskedId[] = ['architecture', 'model', 'platformVersion'];

/** Asks for what takes a moment; each answer comes by itself, and none of them is an exception. */
export function askBrowser(browser: Browser, onAnswer: (id: AskedId, told: Told) => void): void {
  const answer = (id: AskedId, raw: Promise<string | undefined>, isSecureOnly: boolean) => {
    const say = (value: string | undefined) => onAnswer(id, tell(value, isSecureOnly, browser.isSecureContext));
    // A browser may refuse, which is an answer, too.
    raw.then(say, () => say(undefined));
  };
  answer('refreshRate', measureRefresh(browser), false);
  answer('quota', readQuota(browser), true);
  const hints = Promise.resolve(browser.navigator.userAgentData?.getHighEntropyValues([...HINTS]));
  for (const id of HINTS)
    answer(
      id,
      hints.then((values) => values?.[id]),
      true,
    );
}
