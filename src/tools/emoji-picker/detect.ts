import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

/** A shortcode, such as `:tada:`. */
export const detectShortcode = (sample: string): number => (/^\s*:[a-z\d+-][\w+-]*:\s*$/.test(sample) ? 0.5 : 0);

const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|[#*\d]\ufe0f\u20e3/u;
const ONLY_EMOJIS = /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}|\s)+$/u;

/** Surest where a text is nothing but emojis. */
export function detectEmojis(sample: string): number {
  if (!EMOJI.test(sample)) return 0;
  return ONLY_EMOJIS.test(sample) ? 0.5 : 0.2;
}

export const detectors = {
  search: { detect: detectShortcode, answer: ([first]) => first && [first.emoji, first.name] },
  explain: {
    detect: detectEmojis,
    answer: ({ emojis }) => emojis.slice(0, 5).map(({ emoji, name }) => `${emoji} ${name}`),
  },
} satisfies Detectors<typeof operations>;
