import { INDENTED, operation } from '#engine/operation';
import { choice, content, flag, integer } from '#engine/options';

export const convert = operation({
  input: 'text',
  output: 'text',
  growth: INDENTED,
  reads: 'json',
  writes: 'xml',
  inverse: {
    to: 'xml-to-json/convert',
    // `auto` says in a note what it takes for another form than the compact one.
    options: ({ convention, indent }) => ({
      convention: convention === 'auto' ? 'compact' : convention,
      indent,
      values: 'typed',
    }),
    keeps: 'meaning',
  },
  options: {
    /** `auto`: the one that the keys look like. */
    convention: choice(['auto', 'compact', 'attributes', 'badgerfish', 'ordered'], 'auto'),
    /** 0 puts everything on one line. */
    indent: integer({ initial: 2, min: 0, max: 10 }),
    declaration: flag(false),
    /** Name of the element around what has no root element of its own. */
    root: content('root'),
    /** Name of elements of arrays that have no name. */
    item: content('item'),
    /** What becomes of keys that cannot be names. */
    names: choice(['replace', 'encode', 'error'], 'replace'),
  },
  load: () => import('./logic.ts'),
  run: (logic, input, options, { note }) => logic.convert(input, options, note),
});
