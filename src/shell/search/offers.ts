import type { AnyLanguage } from '#engine/messages';
import { PREVIEW_LIMIT, withoutFailures, type Offer, type Preview } from '#engine/offer';
import { tools } from '#engine/tools';
import { askWorker, type Said } from '#engine/worker-pool';
import type { FoundOffer, OffersAnswer, OffersRequest } from '#engine/worker-protocol';
import { optionDefaults } from '#kit/settings/option-defaults.ts';
import { readAllStored } from '#kit/settings/stored-values.ts';

/* What a text may be for, with the beginnings of the results. A worker finds both. */

/** An offer as it is shown. */
export interface ShownOffer {
  readonly offer: Offer;
  /** What its operation is called, where its tool has several. */
  readonly label: string | undefined;
  /** Undefined while it is computed, and where there is none. */
  readonly preview: Preview | undefined;
}

export interface Offers {
  /** Of the tools that recognise the text, surest first. */
  readonly recognised: readonly ShownOffer[];
  /** Of those that take any text, the most wanted first: all where nobody is sure of it, else a few. */
  readonly any: readonly ShownOffer[];
}

interface Watch {
  readonly language: AnyLanguage;
  /** Ids of tools that are not offered. */
  readonly hidden: ReadonlySet<string>;
  /** `tool/operation` of what the text is the result of: what would leave it as it is is then not offered. */
  readonly from: string | undefined;
  readonly signal: AbortSignal;
  readonly show: (offers: Offers) => void;
}

/** From here on a text is what an operation takes it for. */
const LIKELY = 0.5;
/** Rows in all, where somebody is sure. */
const ROWS = 7;
/** Milliseconds after which the rows are shown, whatever is still computed. */
const PATIENCE = 50;

const weightOf = ({ offer }: ShownOffer) => tools[offer.tool]?.weight ?? 0;

/** Shows the offers for a text: first when most previews are there, and again with each that comes later. */
export async function watchOffers(text: string, { language, hidden, from, signal, show }: Watch): Promise<void> {
  let found: Extract<OffersAnswer, { is: 'found' }> | undefined;
  const known = new Map<number, Preview | undefined | false>();
  let isOpen = false;

  const draw = () => {
    if (signal.aborted || found === undefined || !isOpen) return;
    const first = found.recognised.length;
    const withPreview = ({ offer, isWhole, label }: FoundOffer, at: number) => ({
      offer: isWhole ? { ...offer, text } : offer,
      label,
      preview: known.get(at),
    });
    const changes = ({ offer: { tool, operation }, preview }: ShownOffer) =>
      from === undefined || (preview === undefined ? from !== `${tool}/${operation}` : preview.copied !== text);
    const recognised = withoutFailures(found.recognised.map(withPreview)).filter(changes);
    const isSure = recognised.some(({ offer }) => offer.certainty >= LIKELY);
    const any = withoutFailures(found.any.map((offer, at) => withPreview(offer, first + at)))
      .filter(changes)
      .sort((one, other) => weightOf(other) - weightOf(one));
    show({ recognised, any: isSure ? any.slice(0, Math.max(0, ROWS - recognised.length)) : any });
  };
  const open = () => {
    isOpen = true;
    draw();
  };
  let patience: ReturnType<typeof setTimeout> | undefined;
  const hear = (answer: Said) => {
    if (answer.is === 'found') {
      found = answer;
      patience ??= setTimeout(open, PATIENCE);
    } else if (answer.is === 'preview') {
      known.set(answer.at, answer.preview);
      draw();
    }
  };

  const request = { text, language, hidden: [...hidden], defaults: optionDefaults.get(), stored: readAllStored() };
  for (let isOver = false; !isOver;) {
    const late = await ask({ ...request, told: [...known.keys()] }, signal, hear);
    isOver = late === undefined;
    if (late !== undefined) known.set(late, undefined);
  }
  clearTimeout(patience);
  open();
}

/**
 * Asks a worker for offers until it has told all. Resolves with the number of the one that takes too long, if any, which ends
 * the worker. Rejects with the signal's reason, or where no worker can be had.
 */
function ask(offersFor: OffersRequest, signal: AbortSignal, hear: (answer: Said) => void): Promise<number | undefined> {
  let running: { readonly at: number; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  return askWorker<number | undefined>({ offersFor }, signal, (said, { resolve }) => {
    hear(said);
    switch (said.is) {
      case 'running':
        clearTimeout(running?.timer);
        running = { at: said.at, timer: setTimeout(() => resolve(said.at, false), PREVIEW_LIMIT) };
        return undefined;
      case 'preview':
        return said.at === running?.at ? clearTimeout(running.timer) : undefined;
      case 'told':
        return resolve(undefined, true);
      default:
        return undefined;
    }
  }).finally(() => clearTimeout(running?.timer));
}
