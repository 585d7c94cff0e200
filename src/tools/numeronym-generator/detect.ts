import { meaningsOf } from './words.ts';

/** Sure of a few well-known numeronyms. */
export function detectNumeronyms(sample: string): number {
  const parts = sample.trim().split(/[\s,]+/);
  return parts.length <= 20 && parts.every((part) => meaningsOf(part).length > 0) ? 0.7 : 0;
}
