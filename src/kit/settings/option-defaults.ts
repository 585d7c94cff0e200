import { createStore } from './store.ts';

/** Texts of options by tool, operation and name, as an operator wants them in place of the initial ones. */
export type OptionDefaults = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** Set by the shell from the instance file; they count less than what a link or the user says. */
export const optionDefaults = createStore<OptionDefaults>({});
