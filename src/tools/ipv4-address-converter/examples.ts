import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const private1 = {
  address: '192.168.1.1',
  decimal: 3_232_235_777,
  hexadecimal: '0xC0A80101',
  binary: '11000000101010000000000100000001',
  octal: '0o30052000401',
  dottedHex: '0xC0.0xA8.0x01.0x01',
  dottedBinary: '11000000.10101000.00000001.00000001',
  dottedOctal: '0o300.0o250.0o001.0o001',
  mapped: '0000:0000:0000:0000:0000:ffff:c0a8:0101',
  mappedShort: '::ffff:c0a8:101',
  mappedDotted: '::ffff:192.168.1.1',
  sixToFour: '2002:c0a8:101::/48',
  nat64: '64:ff9b::c0a8:101',
  reverse: '1.1.168.192.in-addr.arpa',
  kind: 'private',
  kindBlock: '192.168.0.0/16',
  kindRfc: 'RFC 1918',
};

/** The columns that only the CSV has. */
const NOT_IN_TABLE = [
  'binary',
  'octal',
  'dottedHex',
  'dottedBinary',
  'dottedOctal',
  'mapped',
  'mappedDotted',
  'sixToFour',
  'nat64',
  'reverse',
  'kind',
  'kindBlock',
  'kindRfc',
].map((name) => `[].forms.${name}`);

export default [
  { operation: 'convert', input: '192.168.1.1', reworded: ['kind'], output: private1 },
  // RFC 4291, section 2.2
  { operation: 'convert', input: '::FFFF:129.144.52.38', matches: /"mappedShort":"::ffff:8190:3426"/ },
  { operation: 'convert', input: '2130706433', matches: /^{"address":"127\.0\.0\.1"/ },
  { operation: 'convert', input: '2002:c000:204::/48', matches: /^{"address":"192\.0\.2\.4"/ },
  { operation: 'convert', input: '2002:c000:204::1', matches: /^{"address":"192\.0\.2\.4"/, notes: ['note.onlyPart'] },
  { operation: 'convert', input: '192.168.1.256', error: 'ip.octetRange' },
  { operation: 'convert', input: '192.168.1', error: 'ip.octetCount' },
  { operation: 'convert', input: '192.168.1.1.', error: 'ip.octetMissing' },
  { operation: 'convert', input: '192.168.01.1', error: 'ip.leadingZero' },
  { operation: 'convert', input: '1.2.3.x', error: 'ip.character' },
  { operation: 'convert', input: '-1', error: 'ip.negative' },
  { operation: 'convert', input: '4294967296', error: 'error.tooLarge' },
  { operation: 'convert', input: '0xC0 A', error: 'error.oddHex' },
  { operation: 'convert', input: '0xC0A8010G', error: 'error.digit' },
  { operation: 'convert', input: '0b', error: 'error.noDigits' },
  { operation: 'convert', input: '0xC0.168.1.1', error: 'error.mixedBases' },
  { operation: 'convert', input: '2001:db8::1', error: 'error.notEmbedded' },
  {
    operation: 'convertLines',
    input: '192.168.1.1\n0xC0A80101\n10.0.0.300\n',
    reworded: [...NOT_IN_TABLE, '[].problem.code'],
    output: [
      { line: 1, text: '192.168.1.1', forms: private1, problem: null },
      { line: 2, text: '0xC0A80101', forms: private1, problem: null },
      {
        line: 3,
        text: '10.0.0.300',
        forms: null,
        problem: { code: 'ip.octetRange', params: { number: '300' } },
      },
    ],
  },
] satisfies Example<typeof operations>[];
