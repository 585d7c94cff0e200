import { INDENTED, operation } from '#engine/operation';
import { choice, content, flag, integer, PANE } from '#engine/options';
import { mode } from '#formats/json/options.ts';

export const prettify = operation({
  input: 'text',
  output: 'text',
  growth: INDENTED,
  reads: 'json',
  writes: 'json',
  inverse: {
    to: 'json-minify/minify',
    // With a path the result is a part, from which the whole cannot come back. Comments are up to the user: they are noted.
    options: ({ mode, path }) => (path.trim() === '' ? { mode, literal: 'none' } : undefined),
    keeps: 'meaning',
  },
  options: {
    indent: integer({ initial: 2, min: 0, max: 10 }),
    tabs: flag(false),
    sortKeys: choice(['none', 'codePoint', 'natural'], 'none'),
    mode,
    form: choice(['asWritten', 'strict'], 'asWritten'),
    unnest: flag(false),
    path: content(''),
  },
  needs: { indent: { tabs: false } },
  load: () => import('./logic.ts'),
  run: (logic, input, options, { note }) => logic.prettify(input, options, note),
});

export const repair = operation({
  input: 'text',
  output: 'text',
  writes: 'json',
  repairs: 'json',
  options: {},
  // The library copies all that it has written for each line without a comma.
  place: 'worker',
  limit: 30_000,
  growth: { doubling: 4.5 },
  load: () => import('./logic-repair.ts'),
  run: (logic, input, _options, { note }) => logic.repair(input, note),
});

const loadStructure = () => import('./logic-structure.ts');

export const inspect = operation({
  input: 'text',
  output: 'json',
  helper: true,
  options: {},
  load: loadStructure,
  run: (logic, input) => logic.inspect(input),
});

export const children = operation({
  input: 'text',
  output: 'json',
  helper: true,
  options: {
    /** A node as an earlier answer named it; -1: what `pointer` leads to. */
    node: integer({ initial: -1, min: -1, max: 2 ** 31 - 1 }),
    /** JSON Pointer (RFC 6901). */
    pointer: content('', PANE),
    from: integer({ initial: 0, min: 0, max: 2 ** 31 - 1 }),
  },
  load: loadStructure,
  run: (logic, input, options) => logic.listChildren(input, options),
});

export const subtree = operation({
  input: 'text',
  output: 'text',
  writes: 'json',
  helper: true,
  growth: INDENTED,
  options: {
    /** As `children` named it. */
    node: integer({ initial: 0, min: 0, max: 2 ** 31 - 1 }),
    indent: prettify.options.indent,
    tabs: prettify.options.tabs,
  },
  load: loadStructure,
  run: (logic, input, options) => logic.subtree(input, options),
});

export const search = operation({
  input: 'text',
  output: 'json',
  helper: true,
  options: { find: content('') },
  load: loadStructure,
  run: (logic, input, { find }) => logic.search(input, find),
});
