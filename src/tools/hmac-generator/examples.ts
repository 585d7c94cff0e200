import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const fox = 'The quick brown fox jumps over the lazy dog';
const foxMac = 'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8';
const abcMac = '9c196e32dc0175f86f4b1cb89289d6619de6bee699e4c378e68309ed97a1a6ab';

/** A check that fails for mistakes that are named. `expected` is by Python's hmac and hashlib. */
const mistake = (input: string, options: Record<string, string>, ...codes: readonly string[]) =>
  ({
    operation: 'verify',
    input,
    options: { key: 'key', ...options },
    matches: /^\{"matches":false,"mac":"[\da-f]+"\}$/,
    notes: ['note.matchesAfter', ...codes],
  }) as const;

export default [
  { operation: 'compute', input: fox, options: { key: 'key' }, output: foxMac },
  // RFC 2202, section 2, test case 1
  {
    operation: 'compute',
    input: 'Hi There',
    options: { algorithm: 'MD5', key: '0b'.repeat(16), keyForm: 'hex', encoding: 'Base64' },
    output: 'kpRyejY4uxwT9I74FYv8nQ==',
  },
  {
    operation: 'compute',
    input: '61 62 63',
    options: { key: 'a2V5', keyForm: 'base64', input: 'hex', encoding: 'Base64url' },
    output: 'nBluMtwBdfhvSxy4konWYZ3mvuaZ5MN45oMJ7Zehpqs',
  },
  {
    operation: 'compute',
    input: '',
    output: 'b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad',
  },
  {
    operation: 'compute',
    input: 'abc',
    output: 'fd7adb152c05ef80dccf50a1fa4c05d5a3ec6da95575fc312ae7c5d091836351',
    notes: ['warning.emptyKey'],
  },
  {
    operation: 'compute',
    input: 'abc\n',
    options: { key: 'key' },
    output: 'd7e10596a5270f925a6810f5947c52968a516aa143b097b53b9cd05c6d07974e',
    notes: ['note.finalBreak'],
  },
  { operation: 'compute', input: '0g', options: { key: 'key', input: 'hex' }, error: 'error.hexDigit' },
  { operation: 'compute', input: 'abc', options: { key: 'abc', keyForm: 'hex' }, error: 'error.hexOdd' },

  {
    operation: 'verify',
    input: fox,
    options: { key: 'key', expected: `sha256=${foxMac}` },
    output: { matches: true, mac: foxMac },
  },
  {
    operation: 'verify',
    input: fox,
    options: { key: 'key', expected: '00'.repeat(32) },
    output: { matches: false, mac: foxMac },
  },
  {
    operation: 'verify',
    input: fox,
    options: { key: '6b6579', expected: foxMac },
    matches: /^\{"matches":false,/,
    notes: ['note.matchesAfter', 'note.fixKey.hex'],
  },
  mistake(fox, { key: 'a2V5', expected: foxMac }, 'note.fixKey.base64'),
  mistake(
    fox,
    { key: 'abcd', keyForm: 'hex', expected: 'f86024834471b7e4f0036ce3e0ad513e913f9fdf821e12b90d2265106fcdec40' },
    'note.fixKey.text',
  ),
  mistake(fox, { key: ' key', expected: foxMac }, 'note.fixKeySpace'),
  mistake(fox, { expected: 'ddd6bdccb558f8c297cfdeed29ca9c6204fbd555cf7abebbc103ef8606c2734d' }, 'note.fixKeyBreak'),
  {
    operation: 'verify',
    input: 'abc\n',
    options: { key: 'key', expected: abcMac },
    matches: /^\{"matches":false,/,
    notes: ['note.finalBreak', 'note.matchesAfter', 'note.fixBreakRemoved'],
  },
  mistake(
    'abc',
    { expected: '816698d10fc52e7bea3f5ed75a7be1cdaa494cdcd0e8a06d3d3a95d212e8a98e' },
    'note.fixBreakAdded',
  ),
  mistake('a\nb', { expected: 'd1d6972138aebdd495dc168e0f801b5aaa29d8252364a095905f540b4b839d3b' }, 'note.fixBreaks'),
  mistake(' abc ', { expected: abcMac }, 'note.fixMessageSpace'),
  // The scheme of Stripe's header: docs.stripe.com, Receive Stripe events in your webhook endpoint, verify manually.
  mistake(
    'paid',
    {
      key: 'whsec_test',
      expected: 't=1492774577,v1=3b3fea2040581f55a0f32b252ada8d26c354925260a64e53caf58b605fa22496',
    },
    'note.fixTime',
  ),
  mistake(
    '6162',
    { expected: '5c1c0c948cbef5ad7d191e46e5901fa0395f85f694fa4633f665a1a637017b65' },
    'note.fixMessage.hex',
  ),
  mistake(
    'YWI=',
    { expected: '5c1c0c948cbef5ad7d191e46e5901fa0395f85f694fa4633f665a1a637017b65' },
    'note.fixMessage.base64',
  ),
  mistake(
    '6162',
    { input: 'hex', expected: '1d000354bf77229b494546961225bebac5a0ec1ad38a393f899571b6ff5e11e8' },
    'note.fixMessage.text',
  ),
  mistake(fox, { expected: 'de7c9b85b8b78aa6bc8a7a36f70a90701c9db4d9' }, 'note.fixAlgorithm'),
  mistake('abc', { expected: '9d28704fef5d80343e0414af684ab7422164f6ba4751c700d072406cd37c10ed' }, 'note.fixSwapped'),
  mistake('abc', { expected: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' }, 'note.fixHash'),
  mistake(
    'abc',
    { expected: '1141e2212b08bb07b3c9558bb7a90f4a99b1c6f0c97e970c279df64e7f0875ed' },
    'note.fixHashKeyFirst',
  ),
  mistake(
    'abc',
    { expected: 'afcb12512ff218c850c8672f2f984f34d86f7739c5f4bee205442eb5a6ad6fff' },
    'note.fixHashKeyLast',
  ),
  mistake(fox, { expected: foxMac.slice(0, 32) }, 'note.fixShortened'),
  mistake(
    'abc',
    { key: '6b6579', expected: '4fd0b215276ef12f2b3e4c8ecac2811498b656fc' },
    'note.fixKey.hex',
    'note.fixAlgorithm',
  ),
  { operation: 'verify', input: fox, options: { key: 'key' }, error: 'error.expectedMissing' },
  { operation: 'verify', input: fox, options: { key: 'key', expected: 'no HMAC!' }, error: 'error.expectedUnreadable' },
  { operation: 'verify', input: fox, options: { key: 'key', expected: '00ff' }, error: 'error.expectedLength' },

  { operation: 'computeFile', input: fox, options: { key: 'key' }, output: foxMac },
  {
    operation: 'computeFile',
    input: { base64: 'AP/+' },
    options: { key: 'key', algorithm: 'SHA-1' },
    output: '87d22c3ad4ea0db7985b6226e1244757d13c8a61',
  },
  {
    operation: 'verifyFile',
    input: fox,
    options: { key: 'key', expected: foxMac },
    output: { matches: true, mac: foxMac },
  },
  {
    operation: 'verifyFile',
    input: 'abc\n',
    options: { key: 'key', expected: abcMac },
    matches: /^\{"matches":false,/,
    notes: ['note.matchesAfter', 'note.fixBreakRemoved'],
  },
  // { "a": 1 }
  {
    operation: 'verifyFile',
    input: { base64: 'eyAiYSI6IDEgfQ==' },
    options: { key: 'key', expected: '88a67f24bbcdaed0e6c997404bb79a743baf44c6bab2f4c27328e3009d22e342' },
    matches: /^\{"matches":false,/,
    notes: ['note.matchesAfter', 'note.fixJson'],
  },
  // no example: note.notExplained, because it takes a message of more than 4 MB.
] satisfies Example<typeof operations>[];
