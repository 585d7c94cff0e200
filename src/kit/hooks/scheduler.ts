/** How much work a run is: 'light' ends before the page is painted again, 'heavy' leaves the page's thread. */
export type Weight = 'light' | 'medium' | 'heavy';

export interface Job {
  readonly weight: Weight;
  /** Another result matters more: heavy work then waits even when nobody types. */
  readonly isSecond: boolean;
  /** Does the work and shows its result; never rejects. The signal is aborted when the job is stopped. */
  readonly run: (signal: AbortSignal) => Promise<void>;
  /** Called when there is no result at once. */
  readonly onRunning: () => void;
  /** Called when there is no result after 300 ms, waiting included. */
  readonly onSlow: () => void;
}

export interface Scheduler {
  /** Stops the job before and takes the next. */
  schedule(job: Job): void;
  /** Takes the newest job back: nothing more of it is called, and its signal is aborted. */
  stop(): void;
}

const SLOW = 300;
/** Jobs closer than this (ms) come from typing; heavy work then waits for a pause. A single paste runs at once. */
const TYPING = 400;
const QUIET = 150;

/** Decides when the work for an input that changes is run, and when its page says so. The newest job wins. */
export function createScheduler(): Scheduler {
  let lastJob = -Infinity;
  let stop: () => void = () => undefined;
  return {
    schedule({ weight, isSecond, run, onRunning, onSlow }) {
      stop();
      const now = performance.now();
      const isTyping = now - lastJob < TYPING;
      lastJob = now;
      const controller = new AbortController();
      const timers = [setTimeout(onSlow, SLOW)];
      const clear = () => {
        for (const timer of timers) clearTimeout(timer);
      };
      const begin = () => void run(controller.signal).finally(clear);
      stop = () => {
        clear();
        controller.abort();
      };
      if (weight === 'light') {
        // Only what is not there at once, as its code must first be fetched, is seen running.
        timers.push(setTimeout(onRunning, 0));
        begin();
      } else {
        onRunning();
        timers.push(setTimeout(begin, weight === 'heavy' && (isTyping || isSecond) ? QUIET : 0));
      }
    },
    stop: () => stop(),
  };
}
