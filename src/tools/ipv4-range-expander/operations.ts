import { operation } from '#engine/operation';
import { choice, content, integer, LINE_LENGTH, PANE } from '#engine/options';
import { formsOf } from '#formats/ip/detect.ts';

export const expand = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  reads: 'cidr',
  options: { end: content('') },
  detect: (sample) => {
    const [form, ...others] = formsOf(sample) ?? [];
    return form === undefined || others.length > 0 ? 0 : { range: 0.95, network: 0.6, v4: 0.3, v6: 0.3 }[form];
  },
  load: () => import('./expand.ts'),
  run: (logic, text, options, { note }) => logic.expand(text, options, note),
});

/** Lists of networks and ranges, or of addresses. */
const detectList = (sample: string) => {
  const forms = formsOf(sample) ?? [];
  if (forms.length < 2) return forms.length * 0.4;
  return forms.some((form) => form === 'network' || form === 'range') ? 0.9 : 0.6;
};

const load = () => import('./lists.ts');

export const toBlocks = operation({
  input: 'text',
  output: 'text',
  reads: 'cidr',
  writes: ({ form }) => (form === 'range' ? 'ip' : 'cidr'),
  inverse: 'identity',
  options: { form: choice(['cidr', 'mask', 'range'], 'cidr'), subtract: content('', PANE) },
  detect: detectList,
  load,
  run: (logic, text, options, context) => logic.toBlocks(text, options, context.note),
});

export const listAddresses = operation({
  input: 'text',
  output: 'text',
  reads: 'cidr',
  writes: 'ip',
  options: { limit: integer({ initial: 1000, min: 1, max: 1_000_000 }) },
  detect: (sample) => detectList(sample) / 2,
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
  detect: (sample) => detectList(sample) / 3,
  workerFrom: 4 * 1024,
  load: () => import('./gaps.ts'),
  run: (logic, text, _options, context) => logic.findGaps(text, context),
});
