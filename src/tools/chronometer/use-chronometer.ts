import { useEffect, useState, useSyncExternalStore } from 'react';
import { allowSound } from './bell.ts';
import { elapsed, isRunning, lap, reset, shownAt, toggle } from './chronometer.ts';
import { createRunning, initial, type Running } from './running.ts';

let running: Running | undefined;

/** The chronometer of this tab, outside the components so that it goes on while another tool is looked at. */
function ofTab(): Running {
  running ??= createRunning(
    { wall: () => Date.now(), steady: () => performance.now() },
    () => document.visibilityState === 'visible',
  );
  return running;
}

const subscribe = (listen: () => void) => ofTab().subscribe(listen);

/** The chronometer and what can be done with it. */
export function useChronometer() {
  const state = useSyncExternalStore(
    subscribe,
    () => ofTab().get(),
    () => initial,
  );
  return {
    ...state,
    runs: isRunning(state.chronometer),
    toggle: () => {
      allowSound();
      ofTab().update(toggle);
    },
    lap: () => ofTab().update(lap),
    reset: () => ofTab().update(reset),
    ofTab,
  };
}

/** Milliseconds that have passed now, for a key or a button. */
export const passedNow = (): number => elapsed(ofTab().get().chronometer, ofTab().now());
/** Milliseconds that are shown now. */
export const shownNow = (): number => shownAt(ofTab().get().chronometer, ofTab().now());

/** Milliseconds between drawings for those who want no motion. */
const CALM = 250;

/** The time of the line, anew with each frame that is drawn while `isGoing`, or a few times a second if `isCalm`. */
export function useNow(isGoing: boolean, isCalm: boolean): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const draw = () => setNow(ofTab().now());
    draw();
    if (!isGoing) return;
    if (isCalm) {
      const timer = setInterval(draw, CALM);
      return () => clearInterval(timer);
    }
    let frame = requestAnimationFrame(function next() {
      draw();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isGoing, isCalm]);
  return now;
}
