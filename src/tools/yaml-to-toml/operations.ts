import { operation } from '#engine/operation';
import { flag } from '#engine/options';
import { tomlWriting } from '#formats/toml/options.ts';

export const convert = operation({
  input: 'text',
  output: 'text',
  reads: 'yaml',
  writes: 'toml',
  workerFrom: 8 * 1024,
  options: { ...tomlWriting, sortKeys: flag(false), comments: flag(true) },
  load: () => import('./logic.ts'),
  run: (logic, text, options, { note }) => logic.convert(text, options, note),
});
