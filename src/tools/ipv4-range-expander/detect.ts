import type { Detectors } from '#engine/detector';
import { formsOf } from '#formats/ip/detect.ts';
import type * as operations from './operations.ts';

/** Lists of networks and ranges, or of addresses. */
const detectList = (sample: string) => {
  const forms = formsOf(sample) ?? [];
  if (forms.length < 2) return forms.length * 0.4;
  return forms.some((form) => form === 'network' || form === 'range') ? 0.9 : 0.6;
};

export const detectors = {
  expand: {
    detect: (sample) => {
      const [form, ...others] = formsOf(sample) ?? [];
      return form === undefined || others.length > 0 ? 0 : { range: 0.95, network: 0.6, v4: 0.3, v6: 0.3 }[form];
    },
    answer: ({ cidr, start, end, size }) => [cidr, `${start} – ${end}`, String(size)],
  },
  toBlocks: { detect: detectList },
  listAddresses: { detect: (sample) => detectList(sample) / 2 },
  findGaps: {
    detect: (sample) => detectList(sample) / 3,
    answer: ({ gaps }) => gaps.slice(0, 3).map(({ start, end }) => `${start} – ${end}`),
  },
} satisfies Detectors<typeof operations>;
