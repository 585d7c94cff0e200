import { bareTexts } from './bare-text.ts';
import type { Detector } from './detector.ts';
import type { Offer } from './offer.ts';
import { SAMPLE_LENGTH } from './sample.ts';
import { byFolder } from './tool.ts';

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

/** The operations that are useful with any text. */
export const takersOfAny = (text: string): Offer[] =>
  Object.entries(detectors).flatMap(([tool, ofTool]) =>
    Object.entries(ofTool)
      .filter(([, { anyText }]) => anyText)
      .map(([operation]): Offer => ({ tool, operation, certainty: 0, text })),
  );

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
