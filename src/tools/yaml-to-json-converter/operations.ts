import { operation } from '#engine/operation';
import { choice, flag, integer } from '#engine/options';
import { detectYaml } from '#formats/data/detect.ts';

export const convert = operation({
  input: 'text',
  output: 'text',
  workerFrom: 8 * 1024,
  options: {
    indent: integer({ initial: 3, min: 0, max: 10 }),
    notFinite: choice(['null', 'text', 'error'], 'null'),
    comments: flag(false),
    nest: flag(false),
  },
  detect: detectYaml,
  load: () => import('./logic.ts'),
  run: (logic, text, options, { note }) => logic.convert(text, options, note),
});
