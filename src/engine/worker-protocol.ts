import { ToolError, type Params, type Where } from './error.ts';
import { beginningOf, LARGE_TEXT, textBlob, type LargeText } from './large-text.ts';
import type { AnyLanguage } from './messages.ts';
import type { Offer, Preview } from './offer.ts';
import { limitOf } from './operation.ts';
import type { OptionTexts } from './options.ts';
import type { Outcome, Run } from './run.ts';

/* What a page or the command line and its workers say to each other. */

/** What a worker can have ready: an operation, or what it takes to find offers. */
export type Preparable = Run['name'] | 'offers';

/** A run, without what only the asking side needs. */
export type RunRequest = Pick<Run, 'name' | 'input' | 'options'>;

/** What a worker is asked. */
export type Request =
  | RunRequest
  /** Fetch it, so that the first request finds it there. */
  | { readonly prepare: Preparable }
  | { readonly offersFor: OffersRequest };

/** What a worker says. */
export type Answer =
  /** The operation's limit counts from here, where everything is loaded or the part begins that it is for; or no longer. */
  | { readonly is: 'begun' | 'ended' }
  | { readonly is: 'progress'; readonly done: number; readonly total: number }
  | { readonly is: 'done'; readonly outcome: Outcome }
  | { readonly is: 'failed'; readonly code: string; readonly params: Params; readonly where: Where }
  | { readonly is: 'broken'; readonly message: string };

/** A request for offers. */
export interface OffersRequest {
  readonly text: string;
  readonly language: AnyLanguage;
  /** Ids of tools that are not offered. */
  readonly hidden: readonly string[];
  /** Texts of options as the operator of the site wants them initially. */
  readonly defaults: OptionTexts;
  /** Texts of options as the user left them. */
  readonly stored: OptionTexts;
  /** The numbers of offers whose previews are known. */
  readonly told: readonly number[];
}

/** An offer, and what its operation is called where its tool has several. */
export interface FoundOffer {
  readonly offer: Offer;
  /** Its text is all of the request's, and left out. */
  readonly isWhole: boolean;
  readonly label: string | undefined;
}

/** What a worker says of offers. They are numbered: first those that are recognised. */
export type OffersAnswer =
  | { readonly is: 'found'; readonly recognised: readonly FoundOffer[]; readonly any: readonly FoundOffer[] }
  /** From here its time counts, until its preview or the next one runs. */
  | { readonly is: 'running'; readonly at: number }
  | { readonly is: 'preview'; readonly at: number; readonly preview: Preview | undefined | false }
  | { readonly is: 'told' }
  | { readonly is: 'broken'; readonly message: string };

/** Calls `fail` when the operation has run for longer than it may. */
export function startLimit(
  { operation, options }: Pick<Run, 'operation' | 'options'>,
  fail: (error: ToolError) => void,
): ReturnType<typeof setTimeout> | undefined {
  const limit = limitOf(operation, options);
  if (limit === undefined) return undefined;
  return setTimeout(() => fail(new ToolError('engine.timeout', { seconds: limit / 1000 })), limit);
}

/** What the worker sends back for a text: itself, or its beginning and a Blob when it is large. */
export function portable(output: unknown): unknown {
  if (typeof output !== 'string' || output.length <= LARGE_TEXT) return output;
  return { head: beginningOf(output), blob: textBlob(output) } satisfies LargeText;
}
