import { notify } from '#kit/context/toasts.ts';
import { textNow } from '../texts/messages.ts';

/** A storm of failures says itself once in this time (ms). */
const QUIET = 10_000;
let last = -Infinity;

/** Tells of exceptions and rejections that nobody has caught. They stay in the browser's console and go nowhere else. */
export function tellOfFailures(): void {
  const tell = (problem: unknown) => {
    const isAborted = problem instanceof DOMException && problem.name === 'AbortError';
    if (isAborted || performance.now() - last < QUIET) return;
    last = performance.now();
    notify({ kind: 'error', text: textNow('somethingFailed') });
  };
  // An error event without an error is a browser's remark, such as the one on ResizeObserver loops.
  addEventListener('error', (event) => {
    if (event.error instanceof Error) tell(event.error);
  });
  addEventListener('unhandledrejection', (event) => tell(event.reason));
}
