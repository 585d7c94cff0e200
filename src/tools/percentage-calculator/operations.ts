import { decimal } from '#engine/decimal-option';
import { operation } from '#engine/operation';
import { choice } from '#engine/options';

/** Decimal places of the answer; `auto` writes all that it has, or rounds what never ends. */
const places = choice(['auto', '0', '1', '2', '3', '4'], 'auto', {
  asWritten: { '0': '0', '1': '1', '2': '2', '3': '3', '4': '4' },
});
const shared = { input: 'none', output: 'json', load: () => import('./logic.ts') } as const;

export const part = operation({
  ...shared,
  options: { percent: decimal(), whole: decimal(), places },
  required: ['percent', 'whole'],
  run: (logic, _, options) => logic.part(options),
});

export const ratio = operation({
  ...shared,
  options: { amount: decimal(), whole: decimal(), places },
  required: ['amount', 'whole'],
  run: (logic, _, options) => logic.ratio(options),
});

export const change = operation({
  ...shared,
  options: { from: decimal(), to: decimal(), places },
  required: ['from', 'to'],
  run: (logic, _, options, { note }) => logic.change(options, note),
});

export const adjust = operation({
  ...shared,
  options: { amount: decimal(), direction: choice(['plus', 'minus'], 'plus'), percent: decimal(), places },
  required: ['amount', 'percent'],
  run: (logic, _, options) => logic.adjust(options),
});

export const before = operation({
  ...shared,
  options: { amount: decimal(), direction: choice(['plus', 'minus'], 'plus'), percent: decimal(), places },
  required: ['amount', 'percent'],
  run: (logic, _, options) => logic.before(options),
});

export const whole = operation({
  ...shared,
  options: { amount: decimal(), percent: decimal(), places },
  required: ['amount', 'percent'],
  run: (logic, _, options) => logic.whole(options),
});
