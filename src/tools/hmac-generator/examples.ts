import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'compute',
    input: 'The quick brown fox jumps over the lazy dog',
    options: { key: 'key' },
    output: 'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8',
  },
  { operation: 'compute', input: '', output: 'b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad' },
  {
    operation: 'compute',
    input: '4869205468657265',
    options: {
      algorithm: 'MD5',
      key: '0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b',
      keyForm: 'hex',
      input: 'hex',
      encoding: 'Base64',
    },
    output: 'kpRyejY4uxwT9I74FYv8nQ==',
  },
  {
    operation: 'compute',
    input: 'abc\n',
    options: { key: 'k' },
    output: 'b0174de118c2fcfe508b60141ac6279381cad30c01d87b82d80ad7250b0c112b',
    notes: ['note.trailingNewline'],
  },
  {
    operation: 'compute',
    input: 'YWJjZH==',
    options: { key: 'k', input: 'base64', algorithm: 'MD5' },
    matches: /^[\da-f]{32}$/,
    notes: ['note.trailingBits'],
  },
  {
    operation: 'compute',
    input: '\ud83d',
    options: { algorithm: 'MD5' },
    matches: /^[\da-f]{32}$/,
    notes: ['note.loneSurrogate'],
  },
  { operation: 'compute', input: '0g', options: { input: 'hex' }, error: 'error.hexDigit' },
  { operation: 'compute', input: '012', options: { input: 'hex' }, error: 'error.hexOdd' },
  { operation: 'compute', input: 'a', options: { key: 'YW*j', keyForm: 'base64' }, error: 'error.base64Digit' },
  { operation: 'compute', input: 'a', options: { key: 'YWJjZ', keyForm: 'base64' }, error: 'error.base64Length' },
  { operation: 'compute', input: 'a', options: { key: 'YW=Jj', keyForm: 'base64' }, error: 'error.base64Padding' },
  {
    operation: 'computeFile',
    input: { base64: 'SGkgVGhlcmU=' },
    output: 'e48411262715c8370cd5e7bf8e82bef53bd53712d007f3429351843b77c7bb9b',
  },
  {
    operation: 'computeFile',
    input: { base64: 'SGkgVGhlcmU=' },
    options: { algorithm: 'RIPEMD-160', key: '0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b', keyForm: 'hex' },
    output: '24cb4bd67d20fc1a5d2ed7732dcc39377f0a5668',
  },
  {
    operation: 'verify',
    input: 'Hello, World!',
    options: {
      key: "It's a Secret to Everybody",
      expected: 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17',
    },
    output: { valid: true, mac: '757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17' },
  },
  {
    operation: 'verify',
    input: 'abc',
    options: { key: 'k', expected: 'b0174de118c2fcfe508b60141ac6279381cad30c01d87b82d80ad7250b0c112b' },
    output: { valid: false, mac: '342e519ce0ad6c03a36b98eeb3f1d130db4813b9df4d1160eda488d712dc78ee' },
    notes: ['note.newlineMissing'],
  },
  {
    operation: 'verify',
    input: 'abc\n',
    options: { key: 'k', expected: '342e519ce0ad6c03a36b98eeb3f1d130db4813b9df4d1160eda488d712dc78ee' },
    output: { valid: false, mac: 'b0174de118c2fcfe508b60141ac6279381cad30c01d87b82d80ad7250b0c112b' },
    notes: ['note.newlineExtra'],
  },
  {
    operation: 'verify',
    input: 'a\nb',
    options: { key: 'k', expected: '5b12d9c8cabca55d142186680de8ec2bc9f00ca2b3c06da99f589067a2cd938c' },
    output: { valid: false, mac: '35d1bb96f054438f361e3e8f688c789c4076042210e929d397e07ba869b87290' },
    notes: ['note.lineBreaks'],
  },
  {
    operation: 'verify',
    input: 'a',
    options: { key: ' k ', expected: '78da91511e675587f5b9df78bedebaf5560da2abb88162ee875dcdf744951d9e' },
    output: { valid: false, mac: 'ede71edef049bd913cd827b97d40ec6d77f4420a2174104214af1f7621ba6dd9' },
    notes: ['note.keySpaces'],
  },
  {
    operation: 'verify',
    input: 'abc',
    options: { key: '6b6579', expected: '9c196e32dc0175f86f4b1cb89289d6619de6bee699e4c378e68309ed97a1a6ab' },
    output: { valid: false, mac: 'cdd1e9711b2f531b9459a6a04b988d405f138bff447236e33d556b56d9e5106f' },
    notes: ['note.keyHex'],
  },
  {
    operation: 'verify',
    input: 'abc',
    options: { key: '6b65', expected: '0f62e2ddee1198137078d8bfed87e4635b68fad8bd8d9e235d76615565823184' },
    output: { valid: false, mac: 'a0cc9d7f0ad18a1bce9fc4c7848696ac9e3f92202cc7b58a1ea57b94f19dbd20' },
    notes: ['note.keyBase64'],
  },
  {
    operation: 'verify',
    input: 'abc',
    options: {
      key: '6b6579',
      keyForm: 'hex',
      expected: 'cdd1e9711b2f531b9459a6a04b988d405f138bff447236e33d556b56d9e5106f',
    },
    output: { valid: false, mac: '9c196e32dc0175f86f4b1cb89289d6619de6bee699e4c378e68309ed97a1a6ab' },
    notes: ['note.keyText'],
  },
  {
    operation: 'verify',
    input: 'abc',
    options: { key: 'k', expected: 'f9bef091fe00d9f5128593836dba99e193f08174' },
    output: { valid: false, mac: '342e519ce0ad6c03a36b98eeb3f1d130db4813b9df4d1160eda488d712dc78ee' },
    notes: ['note.otherAlgorithm'],
  },
  { operation: 'verify', input: 'a', error: 'error.expectedMissing' },
  { operation: 'verify', input: 'a', options: { expected: '?' }, error: 'error.expectedUnreadable' },
  {
    operation: 'verify',
    input: 'a',
    options: { expected: '750c783e6ab0b503eaa86e310a5db738' },
    error: 'error.expectedLength',
  },
  {
    operation: 'webhook',
    input: 'Hello, World!',
    options: { key: "It's a Secret to Everybody" },
    output: {
      headers: [
        {
          name: 'X-Hub-Signature-256',
          value: 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17',
        },
      ],
    },
  },
  {
    operation: 'webhook',
    input: 'charge succeeded',
    options: { service: 'stripe', key: 'whsec_test', timestamp: '1492774577' },
    output: {
      headers: [
        {
          name: 'Stripe-Signature',
          value: 't=1492774577,v1=dbd6dc724088614d44b5b6af947a5bbd658c24962003a9fe9ec462fb3cb57137',
        },
      ],
    },
  },
  {
    operation: 'webhook',
    input: 'charge succeeded',
    options: {
      service: 'stripe',
      key: 'whsec_test',
      signature: 't=1492774577,v1=dbd6dc724088614d44b5b6af947a5bbd658c24962003a9fe9ec462fb3cb57137',
    },
    output: {
      headers: [
        {
          name: 'Stripe-Signature',
          value: 't=1492774577,v1=dbd6dc724088614d44b5b6af947a5bbd658c24962003a9fe9ec462fb3cb57137',
        },
      ],
      valid: true,
      sent: { at: '2017-04-21T11:36:17.000Z', is: 'old' },
    },
    reworded: ['valid', 'sent.is'],
    notes: ['note.webhookOld'],
  },
  {
    operation: 'webhook',
    input: '{}',
    options: { service: 'slack', signature: `v0=${'0'.repeat(64)}`, timestamp: '99999999999' },
    matches: /"sent":\{"at":"5138-11-16T09:46:39.000Z","is":"future"\}/,
    notes: ['note.webhookFuture'],
  },
  { operation: 'webhook', input: 'charge succeeded', options: { signature: 'sha1=00' }, error: 'error.signature' },
  {
    operation: 'webhook',
    input: 'charge succeeded',
    options: { service: 'slack', timestamp: 'now' },
    error: 'error.timestamp',
  },
  { operation: 'openssl', output: 'openssl dgst -sha256 -hmac "$KEY" -r message.txt' },
  { operation: 'openssl', options: { algorithm: 'Keccak-256' }, error: 'error.noOpenssl' },
  { operation: 'randomKey', matches: /^[\da-f]{64}$/ },
  // no example: file.unreadable, because it takes a file that goes away while it is read.
] satisfies Example<typeof operations>[];
