import { INDENTED, operation } from '#engine/operation';
import { flag } from '#engine/options';
import { jsonWriting } from '#formats/json/options.ts';
import { tomlReading } from '#formats/toml/options.ts';

export const convert = operation({
  input: 'text',
  output: 'text',
  growth: INDENTED,
  reads: 'toml',
  writes: 'json',
  inverse: {
    to: 'json-to-toml/convert',
    options: () => ({ comments: true, sortKeys: false }),
    keeps: 'meaning',
    // In TOML tables come after the other keys.
    compares: { comments: false, sortKeys: true },
  },
  options: { ...jsonWriting, ...tomlReading, sortKeys: flag(false) },
  load: () => import('./logic.ts'),
  run: (logic, text, options, { note }) => logic.convert(text, options, note),
});
