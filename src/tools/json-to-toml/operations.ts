import { operation } from '#engine/operation';
import { flag } from '#engine/options';
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
  load: () => import('./logic.ts'),
  run: (logic, text, options, { note }) => logic.convert(text, options, note),
});
