import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'encode',
    input: 'Hi, 世界!',
    output: '01001000 01101001 00101100 00100000 11100100 10111000 10010110 11100111 10010101 10001100 00100001',
  },
  { operation: 'encode', input: 'é€', output: '11000011 10101001 11100010 10000010 10101100' },
  { operation: 'encode', input: 'Hi', options: { base: '16', prefix: true, separator: 'comma' }, output: '0x48, 0x69' },
  { operation: 'encode', input: 'Hi', options: { base: '10', separator: 'none' }, output: '072105' },
  { operation: 'encode', input: 'Hi', options: { bits: 4 }, output: '0100 1000 0110 1001' },
  { operation: 'encode', input: '€', options: { charset: 'latin1' }, error: 'error.notLatin1' },
  { operation: 'encode', input: '\ud800', error: 'error.loneSurrogate' },
  {
    operation: 'decode',
    input: '01001000 01101001 00101100 00100000 11110000 10011111 10010001 10001011',
    output: 'Hi, 👋',
  },
  { operation: 'decode', input: '0b01001000, 0b01101001', output: 'Hi' },
  { operation: 'decode', input: '01001000 x 01101001', output: 'Hi', notes: ['warning.skipped'] },
  { operation: 'decode', input: '72 105', options: { base: '10' }, output: 'Hi' },
  { operation: 'decode', input: '0x48 0x69', options: { base: '16' }, output: 'Hi' },
  {
    operation: 'decode',
    input: '00000000  48 65 6c 6c 6f 2c 20 77  6f 72 6c 64 21           |Hello, world!|\n0000000d',
    options: { base: '16' },
    output: 'Hello, world!',
  },
  { operation: 'decode', input: '00000000: 4869                 Hi', options: { base: '16' }, output: 'Hi' },
  {
    operation: 'decode',
    input: '00000000  48 48 48 48 48 48 48 48  48 48 48 48 48 48 48 48  |HHHHHHHHHHHHHHHH|\n*\n00000020',
    options: { base: '16' },
    error: 'error.gap',
  },
  { operation: 'decode', input: '0100100', error: 'error.bits' },
  { operation: 'decode', input: '11111111', error: 'error.notText' },
  { operation: 'decode', input: '72 256', options: { base: '10' }, error: 'error.byte' },
  { operation: 'decode', input: '486', options: { base: '16' }, error: 'error.digits' },
  { operation: 'decode', input: '01001000', options: { charset: 'utf-16le' }, error: 'error.oddLength' },
] satisfies Example<typeof operations>[];
