import english from 'virtual:offers/en';
import { belongsInWorker } from './execute.ts';
import { identify, takersOfAny } from './identify.ts';
import { formatMessage, type Messages } from './messages.ts';
import type { Offer, Preview } from './offer.ts';
import { acceptedTexts, settingsOf, type OptionSpecs } from './options.ts';
import { preview } from './preview.ts';
import { preloadOperation } from './registry.ts';
import { runHere, type Outcome, type Run } from './run.ts';
import { portable, type OffersAnswer, type OffersRequest } from './worker-protocol.ts';

/* Offers for a pasted text, found and computed in the worker: all detectors and a dozen operations would hold up the page. */

type Texts = Readonly<Record<string, Messages>>;
const others: Readonly<Record<string, () => Promise<{ default: Texts }>>> = {
  es: () => import('virtual:offers/es'),
  fr: () => import('virtual:offers/fr'),
  pt: () => import('virtual:offers/pt'),
  ru: () => import('virtual:offers/ru'),
  zh: () => import('virtual:offers/zh'),
};

/** Milliseconds that the code of an operation may take to arrive; those that it may run count from then on. */
const FETCH_LIMIT = 2000;

/** Fetches what nearly every text is offered to. */
export async function prepareOffers(): Promise<void> {
  await Promise.all(takersOfAny('').map(preloadOperation));
}

/** Tells which offers there are, surest first, and then how the result of each begins. */
export async function tellOffers(request: OffersRequest, tell: (answer: OffersAnswer) => void): Promise<void> {
  const { text, language, hidden, told } = request;
  const texts = (await others[language]?.())?.default ?? english;
  const isShown = ({ tool }: Offer) => !hidden.includes(tool);
  const recognised = identify(text).filter(isShown);
  const any = takersOfAny(text).filter(
    (offer) => isShown(offer) && !recognised.some(({ tool }) => tool === offer.tool),
  );
  const toFound = (offer: Offer) => {
    const label = texts[offer.tool]?.[offer.operation];
    // A large text is not sent back with every offer.
    const isWhole = offer.text === text;
    return {
      offer: isWhole ? { ...offer, text: undefined } : offer,
      isWhole,
      label: typeof label === 'string' ? label : undefined,
    };
  };
  tell({ is: 'found', recognised: recognised.map(toFound), any: any.map(toFound) });

  const inTurn = makeTurns();
  const show = async (offer: Offer, at: number) => {
    const fetching = new AbortController();
    const timer = setTimeout(() => fetching.abort(), FETCH_LIMIT);
    const run = async (wanted: Run) => {
      await wanted.operation.preload();
      clearTimeout(timer);
      fetching.signal.throwIfAborted();
      return inTurn(belongsInWorker(wanted), () => {
        tell({ is: 'running', at });
        return runHere(wanted.operation, wanted.input, wanted.options, wanted);
      });
    };
    const shown = await preview(offer, {
      language: language === 'zz' ? 'en' : language,
      signal: fetching.signal,
      run,
      say: (tool, code, params) => formatMessage(texts[tool] ?? {}, code, params, language),
      valuesOf: ({ tool, operation }, specs) => chosenValues(specs, request, tool, operation),
    }).finally(() => clearTimeout(timer));
    tell({ is: 'preview', at, preview: shown && { ...shown, copied: portable(shown.copied) as Preview['copied'] } });
  };
  const all = [...recognised, ...any].flatMap((offer, at) => (told.includes(at) ? [] : show(offer, at)));
  // The others are told although one shows a bug.
  await Promise.allSettled(all);
  await Promise.all(all);
}

/** The values of options that the user, or else the operator of the site, has set otherwise than they are at first. */
export function chosenValues(
  specs: OptionSpecs,
  { defaults, stored }: Pick<OffersRequest, 'defaults' | 'stored'>,
  tool: string,
  operation: string,
): Readonly<Record<string, unknown>> {
  const ofOperator = acceptedTexts(specs, defaults[tool]?.[operation] ?? {});
  const ofUser = acceptedTexts(settingsOf(specs), stored[tool]?.[operation] ?? {});
  const texts = Object.entries({ ...ofOperator, ...ofUser });
  return Object.fromEntries(texts.map(([option, text]) => [option, specs[option]?.parse(text)]));
}

/** Runs one after another, so that the page knows which one takes too long; heavy ones when no light one waits. */
function makeTurns(): (isHeavy: boolean, work: () => Promise<Outcome>) => Promise<Outcome> {
  const light: (() => Promise<unknown>)[] = [];
  const heavy: (() => Promise<unknown>)[] = [];
  let isRunning = false;
  const runNext = async () => {
    if (isRunning) return;
    isRunning = true;
    for (let next; (next = light.shift() ?? heavy.shift()) !== undefined;) await next();
    isRunning = false;
  };
  return (isHeavy, work) =>
    new Promise((resolve, reject) => {
      (isHeavy ? heavy : light).push(() => work().then(resolve, reject));
      void runNext();
    });
}
