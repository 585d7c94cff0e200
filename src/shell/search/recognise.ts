import { detect } from '#engine/detect';
import { tools } from '#engine/tools';
import type { Offer } from './offer.ts';

/** The tools that take a text, surest first, each once; of those that are equally sure the one that more people need. */
export function recognise(text: string): Offer[] {
  const offers = new Map<string, Offer>();
  for (const offer of detect(text)) if (!offers.has(offer.tool)) offers.set(offer.tool, offer);
  const weight = ({ tool }: Offer) => tools[tool]?.weight ?? 0;
  return [...offers.values()].sort((a, b) => b.certainty - a.certainty || weight(b) - weight(a));
}
