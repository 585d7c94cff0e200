/** A shortcode as people write it in messages: `:tada:`. */
export const detectShortcode = (sample: string): number => (/^\s*:[a-z\d+-][\w+-]*:\s*$/.test(sample) ? 0.5 : 0);

/** Pictures, letters of flags, keycaps and what joins and varies them. */
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|[#*\d]\ufe0f\u20e3/u;
const ONLY_EMOJIS = /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}|\s)+$/u;

/** Hardly anything else is meant where there are emojis only. */
export function detectEmojis(sample: string): number {
  if (!EMOJI.test(sample)) return 0;
  return ONLY_EMOJIS.test(sample) ? 0.7 : 0.2;
}
