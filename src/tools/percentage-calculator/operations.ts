import { operation } from '#engine/operation';
import { choice, content } from '#engine/options';

const load = () => import('./logic.ts');

/** Decimal places of the answer; `auto` is as many as twelve significant digits give. */
const places = choice(['auto', '0', '1', '2', '3', '4', '6'], 'auto', {
  asWritten: { '0': '0', '1': '1', '2': '2', '3': '3', '4': '4', '6': '6' },
});
const shared = { input: 'none', output: 'json', load } as const;

// Of the three numbers of each, one is left empty: it is the answer.

export const part = operation({
  ...shared,
  options: { percent: content(), whole: content(), result: content(), places },
  run: (logic, _, { percent, whole, result, places }, { note }) =>
    logic.solve('part', { percent, whole, result }, { places, note }),
});

export const ratio = operation({
  ...shared,
  options: { amount: content(), whole: content(), percent: content(), places },
  run: (logic, _, { amount, whole, percent, places }, { note }) =>
    logic.solve('ratio', { amount, whole, percent }, { places, note }),
});

export const change = operation({
  ...shared,
  options: { from: content(), to: content(), percent: content(), places },
  run: (logic, _, { from, to, percent, places }, { note }) =>
    logic.solve('change', { from, to, percent }, { places, note }),
});

export const increase = operation({
  ...shared,
  options: { amount: content(), percent: content(), result: content(), places },
  run: (logic, _, { amount, percent, result, places }, { note }) =>
    logic.solve('increase', { amount, percent, result }, { places, note }),
});

export const decrease = operation({
  ...shared,
  options: { amount: content(), percent: content(), result: content(), places },
  run: (logic, _, { amount, percent, result, places }, { note }) =>
    logic.solve('decrease', { amount, percent, result }, { places, note }),
});

export const repeat = operation({
  ...shared,
  options: { amount: content(), percent: content(), times: content(), result: content(), places },
  run: (logic, _, { amount, percent, times, result, places }, { note }) =>
    logic.solveRepeated({ amount, percent, times, result }, { places, note }),
});

export const shares = operation({
  input: 'text',
  output: 'json',
  options: { places: choice(['0', '1', '2', '3'], '1', { asWritten: { '0': '0', '1': '1', '2': '2', '3': '3' } }) },
  workerFrom: 8 * 1024,
  load: () => import('./shares.ts'),
  run: (logic, text, options) => logic.splitShares(text, options),
});
