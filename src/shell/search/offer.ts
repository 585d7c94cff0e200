import type { Guess } from '#engine/detect';

/** An operation that may want a text; its name is that of the input on the tool's page that takes the text. */
export type Offer = Guess;

/** Below this a detector only says that the text would not be wrong. */
const LIKELY = 0.3;

/** Whether an offer is for this text rather than for any. */
export const isLikely = ({ certainty }: Offer): boolean => certainty >= LIKELY;
