import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'encode',
    input: '5 €, 世界 😀',
    output: '&#53;&#32;&#8364;&#44;&#32;&#19990;&#30028;&#32;&#128512;',
  },
  { operation: 'encode', input: '€', options: { notation: 'js' }, output: '\\u20ac' },
  { operation: 'encode', input: '€😀', options: { notation: 'uplus' }, output: 'U+20AC U+1F600' },
  { operation: 'encode', input: '€😀', options: { notation: 'json' }, output: '\\u20ac\\ud83d\\ude00' },
  { operation: 'encode', input: '€😀', options: { notation: 'braces' }, output: '\\u{20ac}\\u{1f600}' },
  { operation: 'encode', input: '€😀', options: { notation: 'python' }, output: '\\u20ac\\U0001f600' },
  { operation: 'encode', input: 'é', options: { notation: 'css' }, output: '\\00e9 ' },
  {
    operation: 'encode',
    input: 'Tom & Zoë',
    options: { notation: 'hex', skipAscii: true },
    output: 'Tom &#x26; Zo&#xeb;',
  },
  { operation: 'encode', input: ' \n', output: '', notes: ['note.blank'] },
  { operation: 'encode', input: 'a\ud800', output: '&#97;&#55296;', notes: ['warning.loneSurrogate'] },
  {
    operation: 'decode',
    input: '&#8364; &#x20ac; \\u20ac \\u{1f600} \\ud83d\\ude00 U+1F600',
    output: '€ € € 😀 😀 😀',
  },
  { operation: 'decode', input: '&#55357;&#56832;', output: '😀' },
  { operation: 'decode', input: '&#32;\\u000a', output: ' \n', notes: ['note.unseen'] },
  { operation: 'decode', input: '\udc00', output: '\udc00', notes: ['warning.surrogate'] },
  { operation: 'decode', input: '&#1114112;', output: '&#1114112;', notes: ['warning.outside'] },
  { operation: 'decode', input: '\\ud83d!', output: '\\ud83d!', notes: ['warning.surrogate'] },
  { operation: 'decode', input: '&#8364 5', output: '&#8364 5', notes: ['warning.unterminated'] },
  { operation: 'decode', input: '&euro;', output: '&euro;', notes: ['note.named'] },
  {
    operation: 'characters',
    input: '€😀',
    output: {
      total: 2,
      rows: [
        { character: '€', codePoint: 'U+20AC', utf8: 'E2 82 AC', utf16: '20AC', decimal: '&#8364;' },
        { character: '😀', codePoint: 'U+1F600', utf8: 'F0 9F 98 80', utf16: 'D83D DE00', decimal: '&#128512;' },
      ],
    },
  },
] satisfies Example<typeof operations>[];
