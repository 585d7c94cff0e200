import { detect, type Guess } from '#engine/detect';

/** An operation that may want a text. */
export interface Offer {
  readonly tool: string;
  /** Also the name of the input on the tool's page that takes the text. */
  readonly operation: string;
  /** What of the pasted text its input takes; undefined where options hold all of it. */
  readonly text: string | undefined;
  /** Values of its options that the text needs. */
  readonly options?: Guess['options'];
}

/** Below this a detector only says that the text would not be wrong. */
const LIKELY = 0.3;
const MOST = 5;

/** The tools that recognise a text, surest first, each once. */
export function recognise(text: string): Offer[] {
  const offers = new Map<string, Offer>();
  for (const { certainty, ...offer } of detect(text)) {
    if (certainty >= LIKELY && !offers.has(offer.tool)) offers.set(offer.tool, offer);
  }
  return [...offers.values()].slice(0, MOST);
}
