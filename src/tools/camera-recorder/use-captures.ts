import { useSyncExternalStore } from 'react';
import { listCaptures, subscribe, type Capture } from './captures.ts';

const none: readonly Capture[] = [];

/** All captures of this visit, newest first. */
export const useCaptures = (): readonly Capture[] => useSyncExternalStore(subscribe, listCaptures, () => none);
