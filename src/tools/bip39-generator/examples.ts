import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

/* Phrases, entropy and seeds are the standard's test vectors, with the passphrase TREZOR. */
const ABOUT = `${'abandon '.repeat(11)}about`;
const LEGAL = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const SEVENS = '7f'.repeat(16);
/** The words of `LEGAL` by their places in the list. */
const PLACES = [1019, 2015, 1790, 2039, 1983, 1533, 2031, 1919, 1019, 2015, 1790, 2040];
/** Words that the lists of English and French share, by chance with a right checksum in both. */
const SHARED = 'amateur angle animal aspect badge bicycle bonus brave canal capable caution wagon';

export default [
  { operation: 'generate', matches: /^[a-z]{3,8}( [a-z]{3,8}){11}$/ },
  { operation: 'generate', options: { words: '24' }, matches: /^[a-z]{3,8}( [a-z]{3,8}){23}$/ },
  {
    // printf 6%.0s $(seq 50) | sha256sum | cut -c1-32
    operation: 'generate',
    options: { source: 'dice', rolls: '6'.repeat(50) },
    output: 'senior morning song proud recycle toy search apple trigger lend vibrant arrest',
  },
  {
    operation: 'generate',
    options: { source: 'coins', rolls: '01'.repeat(64) },
    output: 'shove scene domain glow coast decade dwarf dress blood avocado only cargo',
  },
  { operation: 'generate', options: { source: 'dice', rolls: '1234567' }, error: 'error.throw.dice' },
  { operation: 'generate', options: { source: 'coins', rolls: '0121' }, error: 'error.throw.coins' },
  { operation: 'generate', options: { source: 'dice', rolls: '123456' }, error: 'error.throw.few' },

  { operation: 'entropy', options: { words: '24' }, matches: /^[\da-f]{64}$/ },

  { operation: 'encode', input: SEVENS, output: LEGAL },
  { operation: 'encode', input: '0'.repeat(32), output: ABOUT },
  { operation: 'encode', input: '0'.repeat(64), output: `${'abandon '.repeat(23)}art` },
  { operation: 'encode', input: '0'.repeat(30), error: 'error.entropySize' },
  { operation: 'encode', input: '0g', error: 'error.entropyDigit' },

  { operation: 'decode', input: ABOUT, output: '0'.repeat(32) },
  { operation: 'decode', input: `  ${LEGAL.toUpperCase().replaceAll(' ', '\n')}`, output: SEVENS },
  { operation: 'decode', input: SHARED, matches: /^[\da-f]{32}$/, notes: ['note.alsoIn'] },
  { operation: 'decode', input: 'abandon about', error: 'error.wordCount' },
  { operation: 'decode', input: 'abandon '.repeat(12), error: 'error.checksum' },
  { operation: 'decode', input: `${'abandon '.repeat(11)}xqzw`, error: 'error.unknownWord' },
  { operation: 'decode', input: `${'abandon '.repeat(11)}abuot`, error: 'error.unknownWordMeant' },

  {
    operation: 'check',
    input: LEGAL,
    reworded: ['verdict', 'language'],
    output: {
      verdict: 'valid',
      language: 'english',
      entropy: SEVENS,
      words: LEGAL.split(' ').map((word, at) => ({
        position: at + 1,
        word,
        index: PLACES[at] ?? null,
        suggestions: [],
      })),
      lastWords: [],
    },
  },
  { operation: 'check', input: 'abandon '.repeat(25), error: 'error.wordCount' },

  {
    operation: 'seed',
    input: ABOUT,
    options: { passphrase: 'TREZOR' },
    output:
      'c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e53495531f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04',
  },
  { operation: 'seed', input: ABOUT, options: { passphrase: '\ud83d' }, error: 'error.loneSurrogate' },
] satisfies Example<typeof operations>[];
