import { INDENTED, operation } from '#engine/operation';
import { flag } from '#engine/options';
import { jsonWriting } from '#formats/json/options.ts';

export const convert = operation({
  input: 'text',
  output: 'text',
  growth: INDENTED,
  reads: 'yaml',
  writes: 'json',
  inverse: {
    to: 'json-to-yaml-converter/convert',
    options: () => ({ comments: true, sortKeys: false }),
    keeps: 'meaning',
    compares: { comments: false },
  },
  workerFrom: 8 * 1024,
  options: { ...jsonWriting, nest: flag(false) },
  load: () => import('./logic.ts'),
  run: (logic, text, options, { note }) => logic.convert(text, options, note),
});
