import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  { operation: 'generate', matches: /^[A-Za-z\d]{64}$/ },
  {
    operation: 'generate',
    options: { length: 8, uppercase: false, lowercase: false, count: 3 },
    matches: /^\d{8}(\n\d{8}){2}$/,
  },
  {
    operation: 'generate',
    options: { length: 20, symbols: true, everySet: true, avoidLookAlikes: true },
    matches: /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[^A-Za-z\d])[^0O1lI|]{20}$/,
  },
  { operation: 'generate', options: { form: 'hex', length: 32 }, matches: /^[\da-f]{32}$/ },
  {
    operation: 'generate',
    options: { form: 'base64url', length: 43, prefix: 'sk_' },
    matches: /^sk_[\w-]{43}$/,
    notes: ['warning.unevenLength'],
  },
  { operation: 'generate', options: { form: 'base32' }, matches: /^[A-Z2-7]{64}$/ },
  { operation: 'generate', options: { form: 'pin' }, matches: /^\d{6}$/ },
  { operation: 'generate', options: { form: 'passphrase' }, matches: /^[a-z]{4,7}(-[a-z]{4,7}){5}$/ },
  {
    operation: 'generate',
    options: { form: 'passphrase', words: 4, separator: ' ', capitalize: true },
    matches: /^[A-Z][a-z]{3,6}( [A-Z][a-z]{3,6}){3}$/,
  },
  { operation: 'generate', options: { uppercase: false, lowercase: false, numbers: false }, error: 'error.noSet' },
  {
    operation: 'generate',
    options: { uppercase: false, lowercase: false, exclude: '0123456789' },
    error: 'error.nothingLeft',
  },
  { operation: 'generate', options: { everySet: true, exclude: '0123456789' }, error: 'error.setEmpty' },
  { operation: 'generate', options: { everySet: true, length: 2 }, error: 'error.tooShort' },
  { operation: 'generate', options: { prefix: 'a\nb' }, error: 'error.control' },

  { operation: 'strength', output: { bits: 381, strength: 'veryStrong' } },
  { operation: 'strength', options: { form: 'passphrase' }, output: { bits: 66, strength: 'fair' } },
  { operation: 'strength', options: { form: 'pin' }, output: { bits: 19.9, strength: 'veryWeak' } },
  { operation: 'strength', options: { everySet: true, length: 2 }, error: 'error.tooShort' },
  { operation: 'strength', options: { uppercase: false, lowercase: false, numbers: false }, error: 'error.noSet' },
] satisfies Example<typeof operations>[];
