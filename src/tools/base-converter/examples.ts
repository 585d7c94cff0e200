import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'convert',
    input: '3735928559',
    output: {
      from: 10,
      bitLength: 32,
      bases: [
        { base: 2, text: '11011110101011011011111011101111' },
        { base: 8, text: '33653337357' },
        { base: 10, text: '3735928559' },
        { base: 16, text: 'deadbeef' },
        { base: 64, text: '3uHrXL' },
        { base: 42, text: 'sopndF' },
      ],
      words: [
        { bits: 8, binary: null, hex: null },
        { bits: 16, binary: null, hex: null },
        { bits: 32, binary: null, hex: null },
        {
          bits: 64,
          binary: '0000000000000000000000000000000011011110101011011011111011101111',
          hex: '00000000deadbeef',
        },
      ],
    },
  },
  {
    operation: 'convert',
    input: '0xFF',
    options: { to: 36, signed: '8', upper: true, group: 'space' },
    output: {
      from: 16,
      bitLength: 1,
      bases: [
        { base: 2, text: '-1' },
        { base: 8, text: '-1' },
        { base: 10, text: '-1' },
        { base: 16, text: '-1' },
        { base: 64, text: '-1' },
        { base: 36, text: '-1' },
      ],
      words: [
        { bits: 8, binary: '1111 1111', hex: 'FF' },
        { bits: 16, binary: '1111 1111 1111 1111', hex: 'FFFF' },
        { bits: 32, binary: '1111 1111 1111 1111 1111 1111 1111 1111', hex: 'FFFF FFFF' },
        {
          bits: 64,
          binary: Array(16).fill('1111').join(' '),
          hex: 'FFFF FFFF FFFF FFFF',
        },
      ],
    },
    notes: ['note.prefixBase'],
  },
  { operation: 'convert', input: '  ', error: 'error.empty' },
  { operation: 'convert', input: '-', error: 'error.noDigits' },
  { operation: 'convert', input: '12a', error: 'error.digit' },
  { operation: 'convert', input: '192.654', error: 'error.fraction' },
  { operation: 'convert', input: '255\n256', error: 'error.lines' },
  { operation: 'convert', input: '10\t20', error: 'error.tab' },
  { operation: 'convert', input: '1,5', error: 'error.comma' },
  { operation: 'convert', input: '15_', error: 'error.separator' },
  { operation: 'convert', input: '0x1f', options: { from: 8 }, error: 'error.prefix' },
  { operation: 'convert', input: '256', options: { signed: '8' }, error: 'error.width' },
  {
    operation: 'convert',
    input: '0b1',
    options: { from: 16, to: 10 },
    matches: /"base":10,"text":"177"/,
    notes: ['note.prefixDigits'],
  },
  {
    operation: 'convert',
    input: '1,000,000',
    options: { from: 10 },
    matches: /"base":16,"text":"f4240"/,
    notes: ['note.commas'],
  },
] satisfies Example<typeof operations>[];
