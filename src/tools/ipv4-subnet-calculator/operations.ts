import { operation } from '#engine/operation';
import { content, integer, LINE_LENGTH, PANE } from '#engine/options';
import { formsOf } from '#formats/ip/detect.ts';

export const calculate = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  reads: 'cidr',
  options: { inside: content('') },
  detect: (sample) => {
    const [form, ...others] = formsOf(sample) ?? [];
    if (form === undefined || others.length > 0) return 0;
    return { network: 0.95, v6: 0.75, v4: 0.7, range: 0.5 }[form];
  },
  load: () => import('./calculate.ts'),
  run: (logic, text, options, context) => logic.calculate(text, options, context.note),
});

const detectNetwork = (sample: string) => {
  if (formsOf(sample)?.join() !== 'network') return 0;
  // The initial length is one of IPv4.
  return sample.includes(':') ? 0.2 : 0.6;
};

export const split = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  reads: 'cidr',
  options: { prefix: integer({ initial: 26, min: 0, max: 128 }) },
  detect: detectNetwork,
  // A longer one than the initial, where that would split nothing.
  fits: (sample) => {
    const given = Number(/\/(\d+)\s*$/.exec(sample)?.[1] ?? 24);
    return { prefix: Math.min(given + 2, sample.includes(':') ? 128 : 32) };
  },
  // Few characters make up to 65,536 subnets.
  place: 'worker',
  load: () => import('./split.ts'),
  run: (logic, text, options, context) => logic.split(text, options, context.note),
});

export const plan = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  reads: 'cidr',
  options: { hosts: content('', PANE) },
  load: () => import('./plan.ts'),
  run: (logic, text, options, context) => logic.plan(text, options, context.note),
});
