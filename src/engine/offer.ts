import type { LargeText } from './large-text.ts';
import { SURE } from './sample.ts';

/* What a text may be for. Apart from what finds it, since a page that shows offers needs no detectors. */

/** An operation that may want a text. */
export interface Offer {
  readonly tool: string;
  /** Also the name of the input on the tool's page that takes the text. */
  readonly operation: string;
  /** 0 to 1; 0 for one that takes any text. */
  readonly certainty: number;
  /** What its input takes of the text, without what surrounds a value; undefined where options hold all of it. */
  readonly text: string | undefined;
  /** Values of its options that the text needs. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** The beginning of what an offer's operation makes of the text. */
export interface Preview {
  /** One line, cut to 120 characters. */
  readonly line: string;
  /** What somebody takes of the result: a text as a whole, or the first part of an answer. */
  readonly copied: string | LargeText;
}

/** Milliseconds after which a result is not waited for. */
export const PREVIEW_LIMIT = 300;

/** Offers with their previews, without those that fail; the surest of all stays where nothing else would. */
export function withoutFailures<T extends { readonly offer: Offer; readonly preview: Preview | undefined | false }>(
  all: readonly T[],
): (Omit<T, 'preview'> & { readonly preview: Preview | undefined })[] {
  const good = all.flatMap((one) => (one.preview === false ? [] : { ...one, preview: one.preview }));
  const [first] = all;
  return good.length === 0 && first !== undefined && first.offer.certainty >= SURE
    ? [{ ...first, preview: undefined }]
    : good;
}
