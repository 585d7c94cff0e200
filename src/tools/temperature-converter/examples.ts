import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'convert',
    input: '37',
    reworded: ['from', 'scales[].scale'],
    output: {
      from: 'celsius',
      scales: [
        { scale: 'celsius', sign: '°C', value: '37', exact: true, formula: '' },
        { scale: 'fahrenheit', sign: '°F', value: '98.6', exact: true, formula: '°F = °C × 9/5 + 32' },
        { scale: 'kelvin', sign: 'K', value: '310.15', exact: true, formula: 'K = °C + 273.15' },
        { scale: 'rankine', sign: '°R', value: '558.27', exact: true, formula: '°R = °C × 9/5 + 491.67' },
        { scale: 'delisle', sign: '°De', value: '94.5', exact: true, formula: '°De = 150 − °C × 3/2' },
        { scale: 'newton', sign: '°N', value: '12.21', exact: true, formula: '°N = °C × 33/100' },
        { scale: 'reaumur', sign: '°Ré', value: '29.6', exact: true, formula: '°Ré = °C × 4/5' },
        { scale: 'romer', sign: '°Rø', value: '26.925', exact: true, formula: '°Rø = °C × 21/40 + 7.5' },
      ],
    },
  },
  {
    operation: 'convert',
    input: '10 °F',
    options: { kind: 'difference', places: '2', scientific: true },
    output: {
      from: 'fahrenheit',
      scales: [
        { scale: 'celsius', sign: '°C', value: '5.56e0', exact: false, formula: 'Δ°C = Δ°F × 5/9' },
        { scale: 'fahrenheit', sign: '°F', value: '1.00e1', exact: true, formula: '' },
        { scale: 'kelvin', sign: 'K', value: '5.56e0', exact: false, formula: 'ΔK = Δ°F × 5/9' },
        { scale: 'rankine', sign: '°R', value: '1.00e1', exact: true, formula: 'Δ°R = Δ°F' },
        { scale: 'delisle', sign: '°De', value: '-8.33e0', exact: false, formula: 'Δ°De = −Δ°F × 5/6' },
        { scale: 'newton', sign: '°N', value: '1.83e0', exact: false, formula: 'Δ°N = Δ°F × 11/60' },
        { scale: 'reaumur', sign: '°Ré', value: '4.44e0', exact: false, formula: 'Δ°Ré = Δ°F × 4/9' },
        { scale: 'romer', sign: '°Rø', value: '2.92e0', exact: false, formula: 'Δ°Rø = Δ°F × 7/24' },
      ],
    },
    notes: ['note.scale'],
  },
  { operation: 'convert', input: 'warm', error: 'error.number' },
  { operation: 'convert', input: '20 °X', error: 'error.scale' },
  { operation: 'convert', input: '-273,16', error: 'error.belowAbsoluteZero' },
  { operation: 'convert', input: '560 °De', error: 'error.aboveAbsoluteZero' },
  {
    operation: 'searchPoints',
    input: 'gas mark 4',
    output: [{ id: 'gasMark', group: 'oven', mark: '4', celsius: '176.67', fahrenheit: '350', kelvin: '449.82' }],
    reworded: ['[].id', '[].group'],
  },
  { operation: 'searchPoints', input: 'surface of the moon', error: 'error.nothing' },
] satisfies Example<typeof operations>[];
