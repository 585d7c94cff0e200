import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'convert',
    input: '37',
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
    // The page has names of scales, and the field that is typed into is not looked at.
    reworded: ['from', 'scales[].scale', 'scales[].value'],
  },
  {
    operation: 'convert',
    input: '10 °F',
    options: { kind: 'difference', places: '2' },
    output: {
      from: 'fahrenheit',
      scales: [
        { scale: 'celsius', sign: '°C', value: '5.56', exact: false, formula: 'Δ°C = Δ°F × 5/9' },
        { scale: 'fahrenheit', sign: '°F', value: '10.00', exact: true, formula: '' },
        { scale: 'kelvin', sign: 'K', value: '5.56', exact: false, formula: 'ΔK = Δ°F × 5/9' },
        { scale: 'rankine', sign: '°R', value: '10.00', exact: true, formula: 'Δ°R = Δ°F' },
        { scale: 'delisle', sign: '°De', value: '-8.33', exact: false, formula: 'Δ°De = −Δ°F × 5/6' },
        { scale: 'newton', sign: '°N', value: '1.83', exact: false, formula: 'Δ°N = Δ°F × 11/60' },
        { scale: 'reaumur', sign: '°Ré', value: '4.44', exact: false, formula: 'Δ°Ré = Δ°F × 4/9' },
        { scale: 'romer', sign: '°Rø', value: '2.92', exact: false, formula: 'Δ°Rø = Δ°F × 7/24' },
      ],
    },
    notes: ['note.scale'],
  },
  {
    operation: 'convert',
    input: '1,234',
    options: { from: 'kelvin', places: '0' },
    output: {
      from: 'kelvin',
      scales: [
        { scale: 'celsius', sign: '°C', value: '-272', exact: false, formula: '°C = K − 273.15' },
        { scale: 'fahrenheit', sign: '°F', value: '-457', exact: false, formula: '°F = K × 9/5 − 459.67' },
        { scale: 'kelvin', sign: 'K', value: '1', exact: false, formula: '' },
        { scale: 'rankine', sign: '°R', value: '2', exact: false, formula: '°R = K × 9/5' },
        { scale: 'delisle', sign: '°De', value: '558', exact: false, formula: '°De = (373.15 − K) × 3/2' },
        { scale: 'newton', sign: '°N', value: '-90', exact: false, formula: '°N = (K − 273.15) × 33/100' },
        { scale: 'reaumur', sign: '°Ré', value: '-218', exact: false, formula: '°Ré = K × 4/5 − 218.52' },
        { scale: 'romer', sign: '°Rø', value: '-135', exact: false, formula: '°Rø = (K − 273.15) × 21/40 + 7.5' },
      ],
    },
    notes: ['note.mark'],
  },
  { operation: 'convert', input: 'warm', error: 'error.number' },
  { operation: 'convert', input: '20 °X', error: 'error.scale' },
  { operation: 'convert', input: '-273,16', error: 'error.belowAbsoluteZero' },
  { operation: 'convert', input: '560 °De', error: 'error.aboveAbsoluteZero' },
] satisfies Example<typeof operations>[];
