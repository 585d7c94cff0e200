import type { Detectors } from '#engine/detector';
import { formsOf } from '#formats/ip/detect.ts';
import type * as operations from './operations.ts';

const detectNetwork = (sample: string) => {
  if (formsOf(sample)?.join() !== 'network') return 0;
  // The initial length is one of IPv4.
  return sample.includes(':') ? 0.2 : 0.6;
};

export const detectors = {
  calculate: {
    detect: (sample) => {
      const [form, ...others] = formsOf(sample) ?? [];
      if (form === undefined || others.length > 0) return 0;
      return { network: 0.95, v6: 0.75, v4: 0.7, range: 0.5 }[form];
    },
    answer: ({ cidr, first, last, usable }) => [cidr, `${first} – ${last}`, String(usable)],
  },
  split: {
    detect: detectNetwork, // A longer one than the initial, where that would split nothing.
    fits: (sample) => {
      const given = Number(/\/(\d+)\s*$/.exec(sample)?.[1] ?? 24);
      return { prefix: Math.min(given + 2, sample.includes(':') ? 128 : 32) };
    },
    answer: ({ subnets }) => subnets.slice(0, 4).map(({ cidr }) => cidr),
  },
} satisfies Detectors<typeof operations>;
