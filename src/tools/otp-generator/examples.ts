import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

/** The secret of RFC 6238, appendix B, and of RFC 4226, appendix D. */
const RFC = { secret: '12345678901234567890', encoding: 'text' } as const;
/** The secret that the description of the links shows. */
const KEY_URI = { secret: 'JBSWY3DPEHPK3PXP', issuer: 'Example', account: 'alice@google.com' };

export default [
  { operation: 'generate', options: { secret: 'JBSWY3DPEHPK3PXP' }, matches: /\d{6}/ },
  {
    operation: 'generate',
    options: { ...RFC, digits: 8, time: '1970-01-01T00:00:59Z' },
    output: {
      previous: '84755224',
      current: '94287082',
      next: '37359152',
      counter: 1,
      counterHex: '0000000000000001',
      seconds: 59,
      remaining: 1,
      secretBase32: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      secretHex: '3132333435363738393031323334353637383930',
    },
  },
  {
    operation: 'generate',
    options: { ...RFC, type: 'hotp', counter: 0, lookAhead: 2 },
    output: {
      current: '755224',
      next: '287082',
      counter: 0,
      counterHex: '0000000000000000',
      ahead: [
        { counter: 0, code: '755224' },
        { counter: 1, code: '287082' },
        { counter: 2, code: '359152' },
      ],
      secretBase32: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      secretHex: '3132333435363738393031323334353637383930',
    },
  },
  {
    operation: 'generate',
    options: { secret: 'ITTOOLS', time: '1609477200' },
    matches: /"current":"885809"/,
    notes: ['warning.leftOver', 'warning.shortSecret'],
  },
  { operation: 'generate', error: 'error.secretMissing' },
  { operation: 'generate', options: { secret: 'JBSWY3DPEHPK3PX0' }, error: 'error.lookAlike' },
  { operation: 'generate', options: { secret: 'JBSWY3DPEHPK3PX9' }, error: 'error.secretCharacter' },
  { operation: 'generate', options: { secret: '4a4g', encoding: 'hex' }, error: 'error.hexDigit' },
  { operation: 'generate', options: { secret: '4a4', encoding: 'hex' }, error: 'error.hexOdd' },
  {
    operation: 'generate',
    options: { secret: 'MTIzNDU2Nzg5MDEyMzQ1Njc4OTA=', encoding: 'base64', digits: 8, time: '59' },
    matches: /"current":"94287082"/,
  },
  { operation: 'generate', options: { secret: 'MTIz-*', encoding: 'base64' }, error: 'error.base64Digit' },
  { operation: 'generate', options: { secret: 'MTIzN', encoding: 'base64' }, error: 'error.base64Length' },
  { operation: 'generate', options: { secret: 'MT=zNDU2', encoding: 'base64' }, error: 'error.base64Padding' },
  {
    operation: 'generate',
    options: { secret: 'MTIzNDU2Nzg5MDEyMzQ1Njc4OTB=', encoding: 'base64', time: '59' },
    matches: /"current":"287082"/,
    notes: ['warning.trailingBits'],
  },
  { operation: 'generate', options: { secret: 'a\ud800', encoding: 'text' }, error: 'error.loneSurrogate' },
  { operation: 'generate', options: { ...RFC, time: 'noon' }, error: 'error.time' },
  { operation: 'generate', options: { ...RFC, time: '59', startTime: 60 }, error: 'error.beforeStart' },

  {
    operation: 'verify',
    input: '287 082',
    options: { ...RFC, time: '59' },
    output: { result: 'now', steps: 0, counter: 1 },
  },
  {
    operation: 'verify',
    input: '755224',
    options: { ...RFC, time: '100' },
    output: { result: 'earlier', steps: 3, counter: 0 },
  },
  {
    operation: 'verify',
    input: '520489',
    options: { ...RFC, type: 'hotp', counter: 5 },
    output: { result: 'later', steps: 4, counter: 9 },
  },
  {
    operation: 'verify',
    input: '287082',
    options: { ...RFC, time: '60', startTime: 6 },
    output: { result: 'now', steps: 0, counter: 1 },
  },
  { operation: 'verify', input: '000000', options: { ...RFC, time: '59' }, output: { result: 'unknown' } },
  {
    operation: 'verify',
    input: '94287082',
    options: { ...RFC, time: '59' },
    output: { result: 'unknown' },
    notes: ['note.otherDigits'],
  },
  {
    operation: 'verify',
    input: '247374',
    options: { ...RFC, time: '59' },
    output: { result: 'unknown' },
    notes: ['note.otherAlgorithm'],
  },
  ...(
    [
      ['528155', { ...RFC, time: '3000' }, 'note.otherPeriod'],
      [
        '287082',
        { secret: '3132333435363738393031323334353637383930', encoding: 'text', time: '59' },
        'note.secretHex',
      ],
      ['287082', { secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', encoding: 'text', time: '59' }, 'note.secretBase32'],
      ['287082', { secret: 'MTIzNDU2Nzg5MDEyMzQ1Njc4OTA=', encoding: 'text', time: '59' }, 'note.secretBase64'],
      ['372946', { secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', time: '59' }, 'note.secretText'],
      ['516647', { ...RFC, time: '59' }, 'note.clockAhead'],
      ['059357', { ...RFC, time: '20000' }, 'note.clockBehind'],
    ] as const
  ).map(([input, options, code]) => ({
    operation: 'verify' as const,
    input,
    options,
    output: { result: 'unknown' },
    notes: [code],
  })),
  { operation: 'verify', input: '28708', options: { ...RFC, time: '59' }, error: 'error.codeLength' },
  { operation: 'verify', input: '28708O', options: { ...RFC, time: '59' }, error: 'error.codeCharacter' },

  { operation: 'newSecret', matches: /^[A-Z2-7]{32}$/ },
  { operation: 'newSecret', options: { bytes: 32, encoding: 'hex' }, matches: /^[\da-f]{64}$/ },
  { operation: 'newSecret', options: { encoding: 'base64' }, matches: /^[\w+/]{27}=$/ },

  {
    operation: 'link',
    options: KEY_URI,
    output:
      'otpauth://totp/Example:alice%40google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example&algorithm=SHA1&digits=6&period=30',
  },
  {
    operation: 'link',
    options: { ...RFC, type: 'hotp', counter: 9, digits: 8, algorithm: 'SHA-256' },
    output: 'otpauth://hotp/?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA256&digits=8&counter=9',
    notes: ['warning.noAccount'],
  },
  { operation: 'link', options: { ...KEY_URI, issuer: 'A:B' }, error: 'error.colon' },

  {
    operation: 'qrCode',
    options: { ...KEY_URI, issuer: 'x'.repeat(1000), account: 'x'.repeat(1000) },
    error: 'error.qrTooLong',
  },
  { operation: 'qrCode', options: KEY_URI, matches: /^<svg [^]+<\/svg>\n$/ },

  {
    operation: 'read',
    input: 'otpauth://totp/Example:alice%40google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example',
    reworded: ['accounts[].type', 'accounts[].secret'],
    output: {
      accounts: [
        {
          type: 'totp',
          issuer: 'Example',
          account: 'alice@google.com',
          secret: 'JBSWY3DPEHPK3PXP',
          algorithm: 'SHA-1',
          digits: 6,
          period: 30,
        },
      ],
    },
  },
  {
    operation: 'read',
    input:
      'otpauth-migration://offline?data=Ci0KCkhlbGxvId6tvu8SEGFsaWNlQGdvb2dsZS5jb20aB0V4YW1wbGUgASgBMAIKLwoUMTIzNDU2Nzg5MDEyMzQ1Njc4OTASCEFDTUU6Ym9iGgRBQ01FIAIoAjABOKwCEAEYASAAKHs%3D',
    output: {
      accounts: [
        {
          type: 'totp',
          issuer: 'Example',
          account: 'alice@google.com',
          secret: 'JBSWY3DPEHPK3PXP',
          algorithm: 'SHA-1',
          digits: 6,
          period: 30,
        },
        {
          type: 'hotp',
          issuer: 'ACME',
          account: 'bob',
          secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
          algorithm: 'SHA-256',
          digits: 8,
          counter: 300,
        },
      ],
    },
  },
  {
    operation: 'read',
    input:
      'otpauth-migration://offline?data=Ci0KCkhlbGxvId6tvu8SEGFsaWNlQGdvb2dsZS5jb20aB0V4YW1wbGUgASgBMAIKGQoKMTIzNDU2Nzg5MBIFY2Fyb2wgBCgBMAIQARgCIAE%3D',
    matches: /"account":"alice@google\.com"/,
    notes: ['warning.skipped', 'note.batch'],
  },
  {
    operation: 'read',
    input: 'otpauth://hotp/A:b?secret=JBSWY3DPEHPK3PXP&issuer=B',
    matches: /"issuer":"B","account":"b",.*"counter":0/,
    notes: ['warning.issuers', 'note.noCounter'],
  },
  { operation: 'read', input: 'alice at example', error: 'error.notOtpauth' },
  { operation: 'read', input: 'otpauth://push/a?secret=JBSWY3DPEHPK3PXP', error: 'error.linkType' },
  { operation: 'read', input: 'otpauth://totp/a?issuer=A', error: 'error.linkSecret' },
  { operation: 'read', input: 'otpauth://totp/a?secret=JBSWY3DPEHPK3PX0', error: 'error.lookAlike' },
  { operation: 'read', input: 'otpauth://totp/a?secret=JBSWY3DPEHPK3PXP&digits=9', error: 'error.parameter' },
  { operation: 'read', input: 'otpauth://totp/a%E9?secret=JBSWY3DPEHPK3PXP', error: 'error.label' },
  { operation: 'read', input: 'otpauth-migration://offline?data=CjE', error: 'error.migration' },
] satisfies Example<typeof operations>[];
