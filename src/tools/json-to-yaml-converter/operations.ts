import { operation } from '#engine/operation';
import { choice, flag, integer } from '#engine/options';

export const convert = operation({
  input: 'text',
  output: 'text',
  workerFrom: 8 * 1024,
  options: {
    indent: integer({ initial: 2, min: 1, max: 10 }),
    indentLists: flag(true),
    layout: choice(['block', 'compact', 'flow'], 'block'),
    quotes: choice(['double', 'single'], 'double'),
    width: integer({ initial: 0, min: 0, max: 500 }),
    safe11: flag(true),
    sortKeys: flag(false),
    documentStart: flag(false),
    comments: flag(true),
  },
  load: () => import('./logic.ts'),
  run: (logic, text, options, { note }) => logic.convert(text, options, note),
});
