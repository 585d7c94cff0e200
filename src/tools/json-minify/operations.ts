import { operation } from '#engine/operation';
import { choice, flag } from '#engine/options';
import { detectJson } from '#formats/data/detect.ts';
import { mode } from '#formats/json/options.ts';

export const minify = operation({
  input: 'text',
  output: 'text',
  reads: 'json',
  writes: ({ literal }) => (literal === 'none' ? 'json' : undefined),
  inverse: {
    to: 'json-prettify/prettify',
    options: ({ literal, mode }) => (literal === 'none' ? { mode, path: '' } : undefined),
    keeps: 'meaning',
  },
  options: {
    keepComments: flag(false),
    mode,
    literal: choice(['none', 'double', 'single', 'shell'], 'none'),
  },
  // Of what is minified already people want anything else rather.
  detect: (sample) => detectJson(sample) * (/\n\s/.test(sample) ? 0.9 : 0.5),
  load: () => import('./logic.ts'),
  run: (logic, input, options, { note }) => logic.minify(input, options, note),
});

export const measure = operation({
  input: 'text',
  output: 'json',
  helper: true,
  options: {},
  load: () => import('./logic-size.ts'),
  run: (logic, input) => logic.measure(input),
});
