import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

const TYPE =
  /^\s*(?:content-type:\s*)?(?:application|audio|font|image|message|model|multipart|text|video)\/(?:\*|[\w.+-]{1,100})\s*(?:;[^\r\n]{0,500})?$/i;

/** How sure it is that the text is a media type, perhaps with parameters, or nothing but an extension. */
export function detectType(sample: string): number {
  if (TYPE.test(sample)) return 0.9;
  return /^\s*\.[a-z\d]{2,5}\s*$/i.test(sample) ? 0.3 : 0;
}

export const detectors = {
  search: {
    detect: detectType,
    answer: ({ types: [first] }) =>
      first && [first.type, first.extensions.map((extension) => `.${extension}`).join(' ')],
  },
} satisfies Detectors<typeof operations>;
