import { INDENTED, operation } from '#engine/operation';
import { choice, content, flag, integer } from '#engine/options';

export const format = operation({
  input: 'text',
  output: 'text',
  growth: INDENTED,
  reads: 'xml',
  // The parts that a path leads to need not be a document.
  writes: ({ path }) => (path.trim() === '' ? 'xml' : undefined),
  inverse: {
    to: 'format',
    options: (values) => (values.path.trim() === '' ? values : undefined),
    keeps: 'result',
  },
  options: {
    collapse: flag(true),
    indent: integer({ initial: 2, min: 0, max: 10 }),
    tabs: flag(false),
    minify: flag(false),
    attributes: choice(['oneLine', 'ownLines', 'asWritten'], 'oneLine'),
    sortAttributes: flag(false),
    emptyElements: choice(['asWritten', 'short', 'spaced', 'pair'], 'asWritten'),
    keepBlankLines: flag(false),
    lineEnd: choice(['asWritten', 'lf', 'crlf'], 'asWritten'),
    /** Minds what white space means in XHTML and SVG. */
    hypertext: flag(true),
    /** XPath of the parts to write; '' is everything. */
    path: content(''),
  },
  needs: {
    indent: { minify: false, tabs: false },
    collapse: { minify: false },
    tabs: { minify: false },
    attributes: { minify: false },
    keepBlankLines: { minify: false },
  },
  load: () => import('./logic.ts'),
  run: (logic, input, options, { note }) => logic.format(input, options, note),
});
