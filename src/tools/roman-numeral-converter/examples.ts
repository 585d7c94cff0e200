import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'toRoman',
    input: '1994',
    reworded: ['number'],
    output: {
      number: 1994,
      numeral: 'MCMXCIV',
      steps: [
        { numeral: 'M', value: 1000 },
        { numeral: 'CM', value: 900 },
        { numeral: 'XC', value: 90 },
        { numeral: 'IV', value: 4 },
      ],
    },
  },
  {
    operation: 'toRoman',
    input: '1,999',
    matches: /"number":1999,"numeral":"MCMXCIX"/,
  },
  {
    operation: 'toRoman',
    input: '4 001',
    options: { large: 'overline' },
    output: {
      number: 4001,
      numeral: 'I̅V̅I',
      steps: [
        { numeral: 'I̅V̅', value: 4000 },
        { numeral: 'I', value: 1 },
      ],
    },
  },
  {
    operation: 'toRoman',
    input: '14000',
    options: { large: 'parentheses' },
    output: {
      number: 14000,
      numeral: '(XIV)',
      steps: [
        { numeral: '(X)', value: 10000 },
        { numeral: '(IV)', value: 4000 },
      ],
    },
  },
  { operation: 'toRoman', input: ' ', error: 'error.numberMissing' },
  { operation: 'toRoman', input: '0', error: 'error.zero' },
  { operation: 'toRoman', input: '-5', error: 'error.negative' },
  { operation: 'toRoman', input: '4000', error: 'error.limit' },
  { operation: 'toRoman', input: '4000000', options: { large: 'overline' }, error: 'error.tooLarge' },
  { operation: 'toRoman', input: '1.5', error: 'error.fraction' },
  { operation: 'toRoman', input: '12x', error: 'error.notNumber' },
  {
    operation: 'toNumber',
    input: 'MCMXCIV',
    reworded: ['numeral'],
    output: {
      number: 1994,
      numeral: 'MCMXCIV',
      steps: [
        { numeral: 'M', value: 1000 },
        { numeral: 'CM', value: 900 },
        { numeral: 'XC', value: 90 },
        { numeral: 'IV', value: 4 },
      ],
    },
  },
  { operation: 'toNumber', input: ' ', error: 'error.numeralMissing' },
  { operation: 'toNumber', input: 'IIII', error: 'error.repeat' },
  { operation: 'toNumber', input: 'IC', error: 'error.order' },
  { operation: 'toNumber', input: 'XAI', error: 'error.letter' },
  { operation: 'toNumber', input: '(IV', error: 'error.parenthesis' },
] satisfies Example<typeof operations>[];
