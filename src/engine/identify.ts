import { bareTexts } from './bare-text.ts';
import type { Detector } from './detector.ts';
import { SAMPLE_LENGTH } from './sample.ts';
import { byFolder } from './tool.ts';
import { tools } from './tools.ts';

/*
 * All detectors in one chunk. The query makes copies, so that the chunk does not fall apart into one per tool, which is what
 * its page loads.
 */
const detectors = byFolder(
  import.meta.glob<Readonly<Record<string, Detector>>>('../tools/*/detect.ts', {
    eager: true,
    import: 'detectors',
    query: '?all',
  }),
);

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

/** Below this a detector only says that the text would not be wrong. */
const LIKELY = 0.3;
const MOST = 5;

/**
 * The operations that recognise a text, surest first, at most five, each of another tool. Only the first 4 kB are looked at.
 * What surrounds a value is left out as far as an operation is surer without it.
 */
export function identify(text: string): Offer[] {
  const offers = new Map<string, Offer>();
  for (const offer of askAll(text)) if (!offers.has(offer.tool)) offers.set(offer.tool, offer);
  return [...offers.values()].slice(0, MOST);
}

/** The operations that are useful with any text, those of the most wanted tools first. */
export const takersOfAny = (text: string): Offer[] =>
  Object.entries(detectors)
    .flatMap(([tool, ofTool]) =>
      Object.entries(ofTool)
        .filter(([, { anyText }]) => anyText)
        .map(([operation]): Offer => ({ tool, operation, certainty: 0, text })),
    )
    .sort((a, b) => weightOf(b) - weightOf(a));

const weightOf = ({ tool }: Offer) => tools[tool]?.weight ?? 0;

/** The detector of an offer's operation. */
export const detectorOf = ({ tool, operation }: Offer): Detector => detectors[tool]?.[operation] ?? {};

function askAll(pasted: string): Offer[] {
  const texts = bareTexts(pasted);
  const samples = texts.map((text) => text.slice(0, SAMPLE_LENGTH));
  return Object.entries(detectors)
    .flatMap(([tool, ofTool]) =>
      Object.entries(ofTool).map(([operation, { detect, fits, into }]): Offer => {
        const certainties = samples.map((sample) => detect?.(sample) ?? 0);
        const certainty = Math.max(...certainties);
        const best = certainties.indexOf(certainty);
        const options = certainty < LIKELY ? undefined : (fits?.(samples[best] ?? '') as Offer['options']);
        const text = into === 'options' ? undefined : texts[best];
        return { tool, operation, certainty, text, ...(options !== undefined && { options }) };
      }),
    )
    .filter(({ certainty }) => certainty >= LIKELY)
    .sort((a, b) => b.certainty - a.certainty);
}
