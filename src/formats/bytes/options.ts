import { choice } from '#engine/options';

/** How bytes are given as a text. Its words, and those of the reader, are in `src/texts/bytes`. */
export const byteForm = choice(['text', 'hex', 'base64'], 'text', { words: 'bytes' });
