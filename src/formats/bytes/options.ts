import { choice } from '#engine/options';

/** How bytes are written as a text; the words are with the texts of this folder. */
export const byteForm = choice(['text', 'hex', 'base64'], 'text', { words: 'bytes' });
