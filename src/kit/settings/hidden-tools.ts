import { createStore } from './store.ts';

/** Ids of tools that the operator of this copy of the site hides. Set by the shell from the instance file. */
export const hiddenTools = createStore<ReadonlySet<string>>(new Set());
