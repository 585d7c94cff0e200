import { operation } from '#engine/operation';
import { flag } from '#engine/options';
import { detectJson } from '#formats/data/detect.ts';
import { tomlWriting } from '#formats/toml/options.ts';

export const convert = operation({
  input: 'text',
  output: 'text',
  reads: 'json',
  writes: 'toml',
  inverse: {
    to: 'toml-to-json/convert',
    options: ({ comments }) => ({ comments, sortKeys: false, dates: 'asWritten' }),
    keeps: 'meaning',
    compares: { comments: false, sortKeys: true },
  },
  options: { ...tomlWriting, sortKeys: flag(false), comments: flag(true) },
  // TOML has no list at the top.
  detect: (sample) => detectJson(sample) * (/^\uFEFF?\s*\{/.test(sample) ? 0.6 : 0.3),
  load: () => import('./logic.ts'),
  run: (logic, text, options, { note }) => logic.convert(text, options, note),
});
