/** A photo or clip, in memory only. */
export interface Capture {
  readonly id: number;
  readonly kind: 'image' | 'video';
  readonly blob: Blob;
  /** Milliseconds since the epoch. */
  readonly madeAt: number;
  readonly extension: string;
  /** It was downloaded. */
  readonly isSaved: boolean;
}

/* Outside the component, so that a clip outlives a look at another tool, and one cut off by leaving is still kept. */
let captures: readonly Capture[] = [];
let count = 0;
const listeners = new Set<() => void>();

function warnOfLoss(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function change(next: readonly Capture[]): void {
  captures = next;
  if (next.some(({ isSaved }) => !isSaved)) addEventListener('beforeunload', warnOfLoss);
  else removeEventListener('beforeunload', warnOfLoss);
  for (const listener of listeners) listener();
}

/** Puts it first: the newest is on top. */
export const addCapture = (capture: Omit<Capture, 'id' | 'isSaved'>): void =>
  change([{ ...capture, id: ++count, isSaved: false }, ...captures]);
export const deleteCapture = (id: number): void => change(captures.filter((capture) => capture.id !== id));
export const markSaved = (id: number): void =>
  change(captures.map((capture) => (capture.id === id ? { ...capture, isSaved: true } : capture)));

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Newest first. */
export const listCaptures = (): readonly Capture[] => captures;
