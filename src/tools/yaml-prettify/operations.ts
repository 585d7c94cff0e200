import { operation } from '#engine/operation';
import { choice, flag, integer } from '#engine/options';
import { detectYaml } from '#lib/data/detect';

export const prettify = operation({
  input: 'text',
  output: 'text',
  workerFrom: 8 * 1024,
  options: {
    indent: integer({ initial: 2, min: 1, max: 10 }),
    indentLists: flag(true),
    quotes: choice(['keep', 'double', 'single'], 'keep'),
    width: integer({ initial: 0, min: 0, max: 500 }),
    sortKeys: flag(false),
  },
  // A little less than the converters, which people look for when they paste YAML.
  detect: (sample) => detectYaml(sample) * 0.9,
  load: () => import('./logic.ts'),
  run: (logic, text, options, { note }) => logic.prettify(text, options, note),
});
