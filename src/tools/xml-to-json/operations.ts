import { INDENTED, operation } from '#engine/operation';
import { choice, content, flag, integer } from '#engine/options';

export const convert = operation({
  input: 'text',
  output: 'text',
  growth: INDENTED,
  reads: 'xml',
  writes: 'json',
  inverse: {
    to: 'json-to-xml/convert',
    options: ({ convention, indent }) => ({ convention, indent }),
    keeps: 'meaning',
  },
  options: {
    convention: choice(['compact', 'attributes', 'badgerfish', 'ordered'], 'compact'),
    indent: integer({ initial: 2, min: 0, max: 10 }),
    values: choice(['text', 'typed'], 'text'),
    /** Elements that are arrays even when there is one: names or paths such as `items/item`, with commas between. */
    arrays: content(''),
    stripPrefixes: flag(false),
  },
  load: () => import('./logic.ts'),
  run: (logic, input, options, { note }) => logic.convert(input, options, note),
});
