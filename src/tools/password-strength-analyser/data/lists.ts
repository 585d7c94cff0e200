// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- the logic project sees only what logic.ts reaches
/// <reference path="./zxcvbn-lists.d.ts" />
/*
 * The words that people choose passwords from: 210 kB (Brotli) of the 770 kB of both packages, and 8 kB of Russian. Most
 * words of the lists left out, of encyclopedias and subtitles, are among the common passwords, too.
 */
export { default as substitutions } from '@zxcvbn-ts/core/dist/data/l33tTable.mjs';
export { russianNames, russianPasswords, russianWords } from './russian.ts';
export { default as graphs } from '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs';
export { default as diceware } from '@zxcvbn-ts/language-common/dist/diceware.json.mjs';
export { default as passwords } from '@zxcvbn-ts/language-common/dist/passwords.json.mjs';
export { default as firstnames } from '@zxcvbn-ts/language-en/dist/firstnames.json.mjs';
