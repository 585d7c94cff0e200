import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'generate',
    matches: /^(102[4-9]|10[3-9]\d|1[1-9]\d\d|[2-9]\d{3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])$/,
  },
  {
    operation: 'generate',
    options: { range: 'dynamic', count: 3, separator: 'comma' },
    matches: /^(49|5\d|6[0-5])\d{3}(, (49|5\d|6[0-5])\d{3}){2}$/,
  },
  {
    operation: 'generate',
    options: { range: 'custom', min: 40_000, max: 40_003, count: 4, sorted: true, separator: 'space' },
    output: '40000 40001 40002 40003',
  },
  {
    operation: 'generate',
    options: { range: 'custom', min: 65_535, max: 65_535, count: 3, unique: false, separator: 'semicolon' },
    output: '65535; 65535; 65535',
  },
  {
    operation: 'generate',
    options: { range: 'custom', min: 80, max: 80, skipCommon: false },
    output: '80',
    notes: ['warning.system'],
  },
  { operation: 'generate', options: { range: 'custom', min: 9000, max: 8000 }, error: 'error.reversed' },
  { operation: 'generate', options: { range: 'custom', min: 5432, max: 5432 }, error: 'error.nothingLeft' },
  { operation: 'generate', options: { range: 'custom', min: 40_000, max: 40_003, count: 5 }, error: 'error.tooMany' },
  {
    operation: 'lookUp',
    input: '5432, 6000, 65535',
    output: [
      { port: 5432, range: 'registered', service: 'postgresql', isCommon: true, isBlocked: false },
      { port: 6000, range: 'registered', service: 'x11', isCommon: true, isBlocked: true },
      { port: 65_535, range: 'dynamic', isCommon: false, isBlocked: false },
    ],
  },
  { operation: 'lookUp', input: '8080 65536', error: 'error.notAPort' },
] satisfies Example<typeof operations>[];
