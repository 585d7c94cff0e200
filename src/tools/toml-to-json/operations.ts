import { operation } from '#engine/operation';
import { choice, flag, integer } from '#engine/options';
import { detectToml } from '#formats/data/detect.ts';

export const convert = operation({
  input: 'text',
  output: 'text',
  options: {
    indent: integer({ initial: 3, min: 0, max: 10 }),
    dates: choice(['asWritten', 'utc'], 'asWritten'),
    notFinite: choice(['null', 'text', 'error'], 'null'),
    version: choice(['1.1', '1.0'], '1.1'),
    comments: flag(false),
  },
  detect: detectToml,
  load: () => import('./logic.ts'),
  run: (logic, text, options, { note }) => logic.convert(text, options, note),
});
