import english from 'virtual:offers/en';
import { belongsInWorker, execute, sizeOf } from '#engine/execute';
import { identify, takersOfAny, type Offer } from '#engine/identify';
import { formatMessage, type AnyLanguage, type Messages } from '#engine/messages';
import { preview, PREVIEW_LIMIT, withoutFailures, type Preview } from '#engine/preview';
import type { Outcome, Run } from '#engine/run';
import { runInWorker, warmWorker } from '#engine/worker-pool';
import { storedValues } from '#kit/settings/stored-values.ts';

/* What a text may be for, with the beginnings of the results. Fetched with the first text. */

type Texts = Readonly<Record<string, Messages>>;
const others: Readonly<Record<string, () => Promise<{ default: Texts }>>> = {
  es: () => import('virtual:offers/es'),
  fr: () => import('virtual:offers/fr'),
  pt: () => import('virtual:offers/pt'),
  ru: () => import('virtual:offers/ru'),
  zh: () => import('virtual:offers/zh'),
};

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
  /** Of those that take any text: all where nobody is sure of it, else a few. */
  readonly any: readonly ShownOffer[];
}

interface Watch {
  readonly language: AnyLanguage;
  readonly isShown: (tool: string) => boolean;
  readonly signal: AbortSignal;
  readonly show: (offers: Offers) => void;
}

/** From here on a text is what an operation takes it for. */
const LIKELY = 0.5;
/** Rows in all, where somebody is sure. */
const ROWS = 7;
/** Milliseconds after which the rows are shown, whatever is still computed. */
const PATIENCE = 50;
/** Up to this size (UTF-16 units) a result takes less than a frame; a larger text goes to the worker, so that typing goes on. */
const LIGHT = 4096;

/** Shows the offers for a text: first when all light results are there, and again with each other one. */
export async function watchOffers(text: string, { language, isShown, signal, show }: Watch): Promise<void> {
  warmWorker();
  const texts = (await others[language]?.())?.default ?? english;
  if (signal.aborted) return;
  const recognised = identify(text).filter(({ tool }) => isShown(tool));
  const any = takersOfAny(text).filter(({ tool }) => isShown(tool) && !recognised.some((one) => one.tool === tool));
  const waiting = new Set([...recognised, ...any]);
  const known = new Map<Offer, Preview | undefined | false>();
  let isOpen = false;

  const withPreview = (offer: Offer) => {
    const label = texts[offer.tool]?.[offer.operation];
    return { offer, label: typeof label === 'string' ? label : undefined, preview: known.get(offer) };
  };
  const draw = () => {
    const good = withoutFailures(recognised.map(withPreview));
    const isSure = good.some(({ offer }) => offer.certainty >= LIKELY);
    const goodForAny = withoutFailures(any.map(withPreview));
    show({ recognised: good, any: isSure ? goodForAny.slice(0, Math.max(0, ROWS - good.length)) : goodForAny });
  };
  const open = () => {
    isOpen = true;
    if (!signal.aborted) draw();
  };
  const timer = setTimeout(open, PATIENCE);
  const stopWaiting = (offer: Offer) => {
    waiting.delete(offer);
    if (waiting.size > 0 || isOpen) return;
    clearTimeout(timer);
    open();
  };

  const here = makeLane();
  const worker = makeLane();
  const one = async (offer: Offer) => {
    const clock = makeClock(signal);
    const runInTurn = async (run: Run) => {
      const isLight = run.operation.place === 'main' || (sizeOf(run.input) <= LIGHT && !belongsInWorker(run));
      if (!isLight) stopWaiting(offer);
      clock.stop();
      return (isLight ? here : worker)(() => {
        clock.start();
        return isLight ? execute(run) : runInWorker(run);
      });
    };
    const say = (tool: string, code: string, params = {}) => formatMessage(texts[tool] ?? {}, code, params, language);
    const spoken = language === 'zz' ? 'en' : language;
    const shown = await preview(offer, {
      language: spoken,
      signal: clock.signal,
      run: runInTurn,
      say,
      valuesOf: storedValues,
    });
    clock.stop();
    known.set(offer, shown);
    if (isOpen && !signal.aborted) draw();
    stopWaiting(offer);
  };
  await Promise.all([...waiting].map(one));
}

/** One after another, each in a task of its own. */
function makeLane(): (work: () => Promise<Outcome>) => Promise<Outcome> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(() => new Promise((resolve) => setTimeout(resolve))).then(work);
    last = next.catch(() => undefined);
    return next;
  };
}

/** A signal that aborts when the other does, and when the clock has run for as long as a preview may. */
function makeClock(outer: AbortSignal) {
  const own = new AbortController();
  const abort = () => own.abort();
  let timer = setTimeout(abort, PREVIEW_LIMIT);
  if (outer.aborted) abort();
  else outer.addEventListener('abort', abort);
  return {
    signal: own.signal,
    stop: () => clearTimeout(timer),
    start: () => void (timer = setTimeout(abort, PREVIEW_LIMIT)),
  };
}
