import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

const ENTITY = /&(?:[a-zA-Z][a-zA-Z\d]{1,31}|#\d{2,7}|#[xX][\da-fA-F]{2,6});/g;
const MARKUP = /&(?:lt|gt|quot|amp|nbsp|apos|#0?39|#x27);/i;

/** Named entities, or escaped markup; those of a document in HTML or XML are its own, which reads them itself. */
function detectEntities(sample: string): number {
  const entities = sample.match(ENTITY) ?? [];
  if (entities.length === 0 || /^\s*[[{<]/.test(sample)) return 0;
  if (/^\s*&lt;[!?/a-z]/i.test(sample)) return 0.9;
  const named = entities.filter((entity) => !entity.startsWith('&#')).length;
  if (named === 0) return MARKUP.test(sample) ? 0.4 : 0.25;
  const length = entities.reduce((sum, entity) => sum + entity.length, 0);
  return length > sample.trim().length * 0.6 || MARKUP.test(sample) ? 0.8 : 0.6;
}

export const detectors = {
  decode: { detect: detectEntities },
} satisfies Detectors<typeof operations>;
