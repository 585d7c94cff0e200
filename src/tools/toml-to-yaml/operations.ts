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
    safe11: flag(true),
    dates: choice(['asWritten', 'utc'], 'asWritten'),
    version: choice(['1.1', '1.0'], '1.1'),
    comments: flag(true),
  },
  load: () => import('./logic.ts'),
  run: (logic, text, options, { note }) => logic.convert(text, options, note),
});
