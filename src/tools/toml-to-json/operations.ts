import { operation } from '#engine/operation';
import { detectToml } from '#formats/data/detect.ts';
import { jsonWriting } from '#formats/json/options.ts';
import { tomlReading } from '#formats/toml/options.ts';

export const convert = operation({
  input: 'text',
  output: 'text',
  reads: 'toml',
  writes: 'json',
  options: { ...jsonWriting, ...tomlReading },
  detect: detectToml,
  load: () => import('./logic.ts'),
  run: (logic, text, options, { note }) => logic.convert(text, options, note),
});
