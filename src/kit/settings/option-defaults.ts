import type { OptionTexts } from '#engine/options';
import { createStore } from './store.ts';

/** What an operator wants in place of the initial texts. Set by the shell from the instance file; they count less than what a link or the user says. */
export const optionDefaults = createStore<OptionTexts>({});
