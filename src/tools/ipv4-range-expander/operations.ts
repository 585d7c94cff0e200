import { operation } from '#engine/operation';
import { choice, content, integer, LINE_LENGTH, PANE } from '#engine/options';

export const expand = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  reads: 'cidr',
  options: { end: content('') },
  load: () => import('./expand.ts'),
  run: (logic, text, options, { note }) => logic.expand(text, options, note),
});

const load = () => import('./lists.ts');

export const toBlocks = operation({
  input: 'text',
  output: 'text',
  reads: 'cidr',
  writes: ({ form }) => (form === 'range' ? 'ip' : 'cidr'),
  inverse: 'identity',
  options: { form: choice(['cidr', 'mask', 'range'], 'cidr'), subtract: content('', PANE) },
  load,
  run: (logic, text, options, context) => logic.toBlocks(text, options, context.note),
});

export const listAddresses = operation({
  input: 'text',
  output: 'text',
  reads: 'cidr',
  writes: 'ip',
  options: { limit: integer({ initial: 1000, min: 1, max: 1_000_000 }) },
  // Few characters make up to a million addresses.
  place: 'worker',
  load,
  run: (logic, text, options, context) => logic.listAddresses(text, options, context),
});

export const findGaps = operation({
  input: 'text',
  output: 'json',
  reads: 'cidr',
  options: {},
  workerFrom: 4 * 1024,
  load: () => import('./gaps.ts'),
  run: (logic, text, _options, context) => logic.findGaps(text, context),
});
