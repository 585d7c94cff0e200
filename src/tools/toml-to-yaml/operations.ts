import { operation } from '#engine/operation';
import { flag } from '#engine/options';
import { detectToml } from '#formats/data/detect.ts';
import { tomlReading } from '#formats/toml/options.ts';
import { yamlWriting } from '#formats/yaml/options.ts';

export const convert = operation({
  input: 'text',
  output: 'text',
  reads: 'toml',
  writes: 'yaml',
  inverse: {
    to: 'yaml-to-toml/convert',
    // Without quotes a text is no different from a date.
    options: ({ safe11 }) => (safe11 ? { comments: true, sortKeys: false, dates: true } : undefined),
    keeps: 'meaning',
    // In TOML tables come after the other keys.
    compares: { comments: false, sortKeys: true },
  },
  workerFrom: 8 * 1024,
  options: { ...yamlWriting, ...tomlReading, sortKeys: flag(false), comments: flag(true) },
  needs: { indentLists: { layout: ['block', 'compact'] }, comments: { layout: ['block', 'compact'] } },
  detect: (sample) => detectToml(sample) * 0.9,
  load: () => import('./logic.ts'),
  run: (logic, text, options, { note }) => logic.convert(text, options, note),
});
