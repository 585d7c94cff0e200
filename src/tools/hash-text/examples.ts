import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'digest',
    input: 'The quick brown fox jumps over the lazy dog',
    reworded: ['[].standing'],
    output: [
      { algorithm: 'MD5', standing: 'broken', digest: '9e107d9d372bb6826bd81d3542a419d6' },
      { algorithm: 'SHA-1', standing: 'broken', digest: '2fd4e1c67a2d28fced849ee1bb76e7391b93eb12' },
      {
        algorithm: 'SHA-256',
        standing: 'safe',
        digest: 'd7a8fbb307d7809469ca9abcb0082e4f8d5651e46d3cdb762d02d0bf37c9e592',
        sri: 'sha256-16j7swfXgJRpypq8sAguT41WUeRtPNt2LQLQvzfJ5ZI=',
      },
      { algorithm: 'SHA-224', standing: 'legacy', digest: '730e109bd7a8a32b1cb9d9a09aa2325d2430587ddbc0c38bad911525' },
      {
        algorithm: 'SHA-512',
        standing: 'safe',
        digest:
          '07e547d9586f6a73f73fbac0435ed76951218fb7d0c8d788a309d785436bbb642e93a252a954f23912547d1e8a3b5ed6e1bfd7097821233fa0538f3db854fee6',
        sri: 'sha512-B+VH2VhvanP3P7rAQ17XaVEhj7fQyNeIownXhUNru2Quk6JSqVTyORJUfR6KO17W4b/XCXghIz+gU489uFT+5g==',
      },
      {
        algorithm: 'SHA-384',
        standing: 'safe',
        digest: 'ca737f1014a48f4c0b6dd43cb177b0afd9e5169367544c494011e3317dbf9a509cb1e5dc1e85a941bbee3d7f2afbc9b1',
        sri: 'sha384-ynN/EBSkj0wLbdQ8sXewr9nlFpNnVExJQBHjMX2/mlCcseXcHoWpQbvuPX8q+8mx',
      },
      {
        algorithm: 'SHA3-512',
        standing: 'safe',
        digest:
          '01dedd5de4ef14642445ba5f5b97c15e47b9ad931326e4b0727cd94cefc44fff23f07bf543139939b49128caf436dc1bdee54fcb24023a08d9403f9b4bf0d450',
      },
      { algorithm: 'RIPEMD-160', standing: 'legacy', digest: '37f332f68db77bd9d7edd4969571ad671cf9dd3b' },
    ],
  },
  {
    operation: 'digest',
    input: '',
    options: { algorithms: 'MD5' },
    output: [{ algorithm: 'MD5', standing: 'broken', digest: 'd41d8cd98f00b204e9800998ecf8427e' }],
  },
  {
    operation: 'digest',
    input: 'ada@example.com\ngrace@example.com\n',
    options: { algorithms: 'CRC-32', eachLine: true, uppercase: true },
    output: [{ algorithm: 'CRC-32', standing: 'checksum', digest: '871CD6A0\n37E55993' }],
  },
  {
    operation: 'digest',
    input: '61 62 63',
    options: { algorithms: 'MD5, Keccak-256', input: 'hex', encoding: 'Base64url' },
    output: [
      { algorithm: 'MD5', standing: 'broken', digest: 'kAFQmDzST7DWlj99KOF_cg' },
      { algorithm: 'Keccak-256', standing: 'safe', digest: 'TgNleupFqU_H1HuoJsjWZ8DR5uM6ZKA27ET1j6EtbEU' },
    ],
  },
  {
    operation: 'digest',
    input: 'abc',
    options: { algorithms: 'CRC-32, MD5', expected: '35 24 41 C2' },
    output: [
      { algorithm: 'MD5', standing: 'broken', digest: '900150983cd24fb0d6963f7d28e17f72', match: 0 },
      { algorithm: 'CRC-32', standing: 'checksum', digest: '352441c2', match: 1 },
    ],
  },
  {
    operation: 'digest',
    input: 'abc',
    options: { algorithms: 'CRC-32', expected: '900150983cd24fb0d6963f7d28e17f72' },
    output: [{ algorithm: 'CRC-32', standing: 'checksum', digest: '352441c2', match: 0 }],
    notes: ['warning.expectedLength', 'note.notChosen'],
  },
  {
    operation: 'digest',
    input: 'abc',
    options: { algorithms: 'CRC-32', expected: '352441c3' },
    output: [{ algorithm: 'CRC-32', standing: 'checksum', digest: '352441c2', match: 0 }],
    notes: ['warning.noMatch'],
  },
  {
    operation: 'digest',
    input: 'abc',
    options: { algorithms: 'CRC-32', expected: '?' },
    output: [{ algorithm: 'CRC-32', standing: 'checksum', digest: '352441c2', match: 0 }],
    notes: ['warning.expectedUnreadable'],
  },
  {
    operation: 'digest',
    input: 'YWJjZH==',
    options: { algorithms: 'CRC-32', input: 'base64' },
    output: [{ algorithm: 'CRC-32', standing: 'checksum', digest: 'ed82cd11' }],
    notes: ['warning.trailingBits'],
  },
  { operation: 'digest', input: '0g', options: { input: 'hex' }, error: 'error.hexDigit' },
  { operation: 'digest', input: '012', options: { input: 'hex' }, error: 'error.hexOdd' },
  { operation: 'digest', input: 'YW*j', options: { input: 'base64' }, error: 'error.base64Digit' },
  { operation: 'digest', input: 'YWJjZ', options: { input: 'base64' }, error: 'error.base64Length' },
  { operation: 'digest', input: 'YW=Jj', options: { input: 'base64' }, error: 'error.base64Padding' },
  { operation: 'digest', input: 'abc', options: { algorithms: 'SHA-0' }, error: 'error.algorithm' },
  { operation: 'digest', input: 'abc', options: { algorithms: ',' }, error: 'error.noAlgorithm' },
  {
    operation: 'digestFile',
    input: 'abc',
    options: { algorithms: 'SHA-256, BLAKE3' },
    output: [
      {
        algorithm: 'SHA-256',
        standing: 'safe',
        digest: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
        sri: 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=',
      },
      {
        algorithm: 'BLAKE3',
        standing: 'safe',
        digest: '6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85',
      },
    ],
  },
  {
    operation: 'digestFile',
    input: { base64: 'AP/+' },
    options: { algorithms: 'MD5', expected: 'MD5 (a.bin) = 900150983cd24fb0d6963f7d28e17f72' },
    output: [{ algorithm: 'MD5', standing: 'broken', digest: 'e9fa623fb6877bfc89247b3d6f7cf5fc', match: 0 }],
    notes: ['warning.noMatch'],
  },
  { operation: 'sum', input: 'abc', output: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' },
  {
    operation: 'sum',
    input: 'abc',
    options: { algorithm: 'SHA-1', encoding: 'Base64', expected: 'A9993E36 4706816A BA3E2571 7850C26C 9CD0D89D' },
    output: 'qZk+NkcGgWq6PiVxeFDCbJzQ2J0=',
  },
  { operation: 'sum', input: 'abc', options: { expected: '00' }, error: 'error.mismatch' },
  {
    operation: 'digest',
    input: '\ud83d',
    options: { algorithms: 'SHA-256' },
    output: [
      {
        algorithm: 'SHA-256',
        standing: 'safe',
        digest: '83d544ccc223c057d2bf80d3f2a32982c32c3c0db8e2674820da5064783fb097',
        sri: 'sha256-g9VEzMIjwFfSv4DT8qMpgsMsPA244mdIINpQZHg/sJc=',
      },
    ],
    notes: ['warning.replacedSurrogate'],
  },
] satisfies Example<typeof operations>[];
