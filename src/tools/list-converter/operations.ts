import { operation } from '#engine/operation';
import { choice, content, flag, integer } from '#engine/options';
import { formatOfList } from './presets.ts';
import { writing } from './writing.ts';

const load = () => import('./logic.ts');

/** How items are read. `splitText` belongs to `split: 'text'`, `pattern` to `split: 'regex'`. */
const reading = {
  split: choice(['lines', 'commas', 'semicolons', 'tabs', 'spaces', 'text', 'regex'], 'lines'),
  splitText: content(),
  pattern: content(),
  trim: flag(true),
  removePrefix: content(),
  removeSuffix: content(),
  unquote: flag(false),
  lowercase: flag(false),
  letterCase: choice(['keep', 'upper', 'capital'], 'keep'),
  maxLength: integer({ initial: 0, min: 0, max: 1_000_000, optional: true }),
  ignoreCase: flag(false),
};

export const convert = operation({
  input: 'text',
  output: 'text',
  writes: formatOfList,
  options: { ...reading, ...writing },
  needs: {
    splitText: { split: 'text' },
    pattern: { split: 'regex' },
    lowercase: { letterCase: ['keep', 'capital'] },
    sortBy: { sort: ['ascending', 'descending'] },
    takeCount: { take: ['first', 'last'] },
  },
  // A hostile pattern would never come to an end.
  limit: ({ split }) => (split === 'regex' ? 2000 : undefined),
  load,
  run: (logic, input, options, context) => logic.convert(input, options, context),
});

/** Items, different ones, and how often each occurs, most often first. */
export const count = operation({
  input: 'text',
  output: 'json',
  options: reading,
  needs: { splitText: { split: 'text' }, pattern: { split: 'regex' }, lowercase: { letterCase: ['keep', 'capital'] } },
  place: 'worker',
  limit: 2000,
  load,
  run: (logic, input, options) => logic.count(input, options),
});

/** Rows to columns; a cell in double quotes may hold separators and line breaks. */
export const transpose = operation({
  input: 'text',
  output: 'text',
  // Short rows are filled up: a row of n cells above n rows of one has n² of them, up to a limit.
  growth: { doubling: 4.5 },
  reads: 'csv',
  writes: ({ cells }) => (cells === ',' ? 'csv' : undefined),
  inverse: {
    to: 'transpose',
    // A longer separator can begin within a cell, and a quote can begin one.
    options: ({ cells }) => (/^(?:[^"]|\\t)$/.test(cells) ? { cells } : undefined),
    keeps: 'meaning',
  },
  options: { cells: content(',') },
  load: () => import('./logic-table.ts'),
  run: (logic, input, options, context) => logic.transpose(input, options.cells, context.note),
});
