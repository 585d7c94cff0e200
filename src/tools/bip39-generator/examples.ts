import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

/* Phrases, entropy and seeds are the standard's test vectors, with the passphrase TREZOR. */
const ABOUT = `${'abandon '.repeat(11)}about`;
const LEGAL = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const SEVENS = '7f'.repeat(16);
/** The places of the words of `LEGAL` in the list. */
const PLACES = [1019, 2015, 1790, 2039, 1983, 1533, 2031, 1919, 1019, 2015, 1790, 2040];
/** Words of both the English and the French list, with a checksum that is valid in both. */
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
  { operation: 'encode', input: 'ff'.repeat(32), output: `${'zoo '.repeat(23)}vote` },
  { operation: 'encode', input: '0'.repeat(30), error: 'error.entropySize' },
  { operation: 'encode', input: '0g', error: 'error.hexDigit' },

  { operation: 'decode', input: ABOUT, output: '0'.repeat(32) },
  {
    operation: 'decode',
    input: `  ${LEGAL.toUpperCase().replaceAll(' ', '\n')}`,
    output: SEVENS,
    notes: ['note.standardForm'],
  },
  { operation: 'decode', input: SHARED, matches: /^[\da-f]{32}$/, notes: ['warning.alsoIn'] },
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
      alsoIn: [],
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
    output: {
      seed: 'c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e53495531f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04',
      rootKey:
        'xprv9s21ZrQH143K3h3fDYiay8mocZ3afhfULfb5GX8kCBdno77K4HiA15Tg23wpbeF1pLfs1c5SPmYHrEpTuuRhxMwvKDwqdKiGJS9XFKzUsAF',
      fingerprint: 'b4e3f5ed',
    },
  },
  { operation: 'seed', input: ABOUT, options: { passphrase: '\ud83d' }, error: 'error.loneSurrogate' },
  // no example: fetched.missing, because it takes a lost connection.
] satisfies Example<typeof operations>[];
