import { operation } from '#engine/operation';
import { flag } from '#engine/options';
import { detectYaml } from '#formats/data/detect.ts';
import { tomlWriting } from '#formats/toml/options.ts';

export const convert = operation({
  input: 'text',
  output: 'text',
  reads: 'yaml',
  writes: 'toml',
  inverse: {
    to: 'toml-to-yaml/convert',
    options: () => ({ comments: true, sortKeys: false, dates: 'asWritten', safe11: true }),
    keeps: 'meaning',
    compares: { comments: false, sortKeys: true },
  },
  workerFrom: 8 * 1024,
  options: { ...tomlWriting, sortKeys: flag(false), comments: flag(true) },
  detect: (sample) => detectYaml(sample) * 0.7,
  load: () => import('./logic.ts'),
  run: (logic, text, options, { note }) => logic.convert(text, options, note),
});
