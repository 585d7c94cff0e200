import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'part',
    options: { percent: '7', whole: '100' },
    output: { percent: '7', whole: '100', result: '7', exact: true, formula: '7 ÷ 100 × 100 = 7' },
  },
  {
    operation: 'part',
    options: { percent: '0,1', whole: '3' },
    output: { percent: '0.1', whole: '3', result: '0.003', exact: true, formula: '0.1 ÷ 100 × 3 = 0.003' },
  },
  {
    operation: 'part',
    options: { percent: '19', whole: '49.99', places: '2' },
    output: { percent: '19', whole: '49.99', result: '9.50', exact: false, formula: '19 ÷ 100 × 49.99 ≈ 9.50' },
  },
  {
    operation: 'ratio',
    options: { amount: '29', whole: '100' },
    output: { amount: '29', whole: '100', result: '29', exact: true, formula: '29 ÷ 100 × 100 = 29' },
  },
  {
    operation: 'ratio',
    options: { amount: '1', whole: '3' },
    output: {
      amount: '1',
      whole: '3',
      result: '33.3333333333',
      exact: false,
      formula: '1 ÷ 3 × 100 ≈ 33.3333333333',
    },
  },
  { operation: 'ratio', options: { amount: '1', whole: '0' }, error: 'error.zeroWhole' },
  {
    operation: 'change',
    options: { from: '80', to: '100' },
    output: {
      from: '80',
      to: '100',
      result: '25',
      exact: true,
      formula: '(100 − 80) ÷ 80 × 100 = 25',
      difference: '20',
      trend: 'increase',
    },
  },
  {
    operation: 'change',
    options: { from: '-50', to: '25' },
    output: {
      from: '-50',
      to: '25',
      result: '150',
      exact: true,
      formula: '(25 − (-50)) ÷ |-50| × 100 = 150',
      difference: '75',
      trend: 'increase',
    },
    notes: ['note.negativeFrom'],
  },
  { operation: 'change', options: { from: '0', to: '5' }, error: 'error.zeroFrom' },
  {
    operation: 'adjust',
    options: { amount: '59.90', direction: 'minus', percent: '30' },
    output: {
      amount: '59.90',
      percent: '30',
      result: '41.93',
      exact: true,
      formula: '59.90 × (1 − 30 ÷ 100) = 41.93',
      difference: '-17.97',
    },
    // The page has a minus sign.
    reworded: ['difference'],
  },
  {
    operation: 'before',
    options: { amount: '119', percent: '19' },
    output: {
      amount: '119',
      percent: '19',
      result: '100',
      exact: true,
      formula: '119 ÷ (1 + 19 ÷ 100) = 100',
      difference: '19',
    },
  },
  {
    operation: 'before',
    options: { amount: '49.99', direction: 'minus', percent: '15', places: '2' },
    output: {
      amount: '49.99',
      percent: '15',
      result: '58.81',
      exact: false,
      formula: '49.99 ÷ (1 − 15 ÷ 100) ≈ 58.81',
      difference: '-8.82',
    },
    // The page has a minus sign.
    reworded: ['difference'],
  },
  { operation: 'before', options: { amount: '5', direction: 'minus', percent: '100' }, error: 'error.nothingLeft' },
  {
    operation: 'whole',
    options: { amount: '10', percent: '20' },
    output: { amount: '10', percent: '20', result: '50', exact: true, formula: '10 ÷ 20 × 100 = 50' },
  },
  { operation: 'whole', options: { amount: '5', percent: '0' }, error: 'error.zeroPercent' },
] satisfies Example<typeof operations>[];
