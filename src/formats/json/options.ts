import { choice, flag, integer } from '#engine/options';

/** The notation the reader takes: JSON5 and comments too, or RFC 8259 alone. */
export const mode = choice(['lenient', 'strict'], 'lenient');

/** How data of another format is written as JSON. */
export const jsonWriting = {
  /** Blanks for each level; 0 puts everything on one line. */
  indent: integer({ initial: 3, min: 0, max: 10 }),
  /** The choice for infinities and NaN. */
  notFinite: choice(['null', 'text', 'error'], 'null'),
  /** Keeps comments, which makes it JSONC. */
  comments: flag(false),
};
