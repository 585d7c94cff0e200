/*
 * Whether somebody has begun to work since the page was loaded: typed, pasted, dropped or chosen something, or used a
 * control of a tool (a recording has no typed text). Such a page is never reloaded unasked.
 */

let used = false;
export const isInUse = (): boolean => used;

const WORK = ['input', 'change', 'paste', 'drop'];

/** Starts to watch; called once, before anything can be typed. */
export function watchUse(): void {
  const mark = () => {
    used = true;
  };
  for (const type of WORK) addEventListener(type, mark, { capture: true, passive: true });
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-operation]') !== null) mark();
    },
    { capture: true, passive: true },
  );
}
