import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'evaluate',
    input: 'price = 19.99\n3 * price + 19%\n12.7 cm to inch\n255 to hex',
    reworded: ['[].type'],
    output: [
      { line: 1, expression: 'price = 19.99', reading: null, result: '19.99', type: 'BigNumber', error: null },
      {
        line: 2,
        expression: '3 * price + 19%',
        reading: '3 * price + 3 * price * 19 / 100',
        result: '71.3643',
        type: 'BigNumber',
        error: null,
      },
      { line: 3, expression: '12.7 cm to inch', reading: null, result: '5 inch', type: 'Unit', error: null },
      { line: 4, expression: '255 to hex', reading: null, result: '0xff', type: 'string', error: null },
    ],
  },
  {
    operation: 'evaluate',
    input: '0.1 + 0.2',
    options: { numbers: 'fraction' },
    reworded: ['[].type'],
    output: [{ line: 1, expression: '0.1 + 0.2', reading: null, result: '3/10', type: 'Fraction', error: null }],
  },
  {
    operation: 'evaluate',
    input: '20!',
    options: { numbers: 'float' },
    reworded: ['[].type'],
    output: [{ line: 1, expression: '20!', reading: null, result: '2432902008176640000', type: 'number', error: null }],
    notes: ['note.rounded'],
  },
  {
    operation: 'evaluate',
    input: 'erf(0.5)',
    reworded: ['[].type'],
    output: [
      { line: 1, expression: 'erf(0.5)', reading: null, result: '0.52049987781305', type: 'number', error: null },
    ],
    notes: ['note.float'],
  },
  {
    operation: 'evaluate',
    input: '1 / 0\n0 / 0',
    reworded: ['[].type'],
    output: [
      { line: 1, expression: '1 / 0', reading: null, result: 'Infinity', type: 'BigNumber', error: null },
      { line: 2, expression: '0 / 0', reading: null, result: 'NaN', type: 'BigNumber', error: null },
    ],
    notes: ['note.infinite', 'note.notANumber'],
  },
  { operation: 'evaluate', input: '1 +', error: 'error.end' },
  { operation: 'evaluate', input: '(1 + 2', error: 'error.missing' },
  { operation: 'evaluate', input: '2 ^^ 3', error: 'error.value' },
  { operation: 'evaluate', input: '1 2', error: 'error.part' },
  { operation: 'evaluate', input: '1,5 + 2', error: 'error.comma' },
  { operation: 'evaluate', input: '0x1G', error: 'error.number' },
  { operation: 'evaluate', input: 'foo(1)', error: 'error.function' },
  { operation: 'evaluate', input: '3 foo', error: 'error.symbol' },
  { operation: 'evaluate', input: '5 cm + 2 kg', error: 'error.units' },
  { operation: 'evaluate', input: '1 / 0', options: { numbers: 'fraction' }, error: 'error.division' },
  { operation: 'evaluate', input: 'sqrt(2)', options: { numbers: 'fraction' }, error: 'error.fraction' },
  { operation: 'evaluate', input: '([1, 2]) * [1, 2, 3]', error: 'error.dimension' },
  { operation: 'evaluate', input: '([1, 2])[5]', error: 'error.index' },
  { operation: 'evaluate', input: 'inv([1, 2; 2, 4])', error: 'error.singular' },
  { operation: 'evaluate', input: 'evaluate("1")', error: 'error.forbidden' },
  { operation: 'evaluate', input: '([1, 2]).map(sqrt)', error: 'error.method' },
  { operation: 'evaluate', input: 'zeros(100000, 100000)', error: 'error.tooLarge' },
  { operation: 'evaluate', input: 'sin(1, 2)', error: 'error.arguments' },
  { operation: 'evaluate', input: '3 to 5', error: 'error.type' },
  { operation: 'evaluate', input: 'sin(1 m)', error: 'error.failed' },
  // no example: error.length, because it needs a text of more than 100,000 characters.
] satisfies Example<typeof operations>[];
