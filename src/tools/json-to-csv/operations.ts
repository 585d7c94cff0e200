import { operation } from '#engine/operation';
import { choice, content, flag } from '#engine/options';
import { csvWriting } from '#formats/csv/options.ts';

const options = {
  /** JSON Pointer or JSONPath of the rows; '' is the whole document. */
  path: content(''),
  nested: choice(['flatten', 'flattenObjects', 'json'], 'flatten'),
  /** Names of columns in the order to write, as a line of CSV; '' is all. They belong to the data, so they are not remembered. */
  columns: content('', { maxLength: 100_000 }),
  ...csvWriting,
  nulls: choice(['word', 'empty'], 'word'),
  formulaGuard: flag(false),
  numbersAsText: flag(false),
};
const load = () => import('./logic.ts');

export const convert = operation({
  input: 'text',
  output: 'text',
  reads: 'json',
  writes: ({ separator }) => (separator === 'tab' ? 'tsv' : 'csv'),
  options,
  load,
  run: (logic, input, values, { note }) => logic.convert(input, values, note),
});

/** The beginning of the same table as data, and the names of all its columns. */
export const preview = operation({
  input: 'text',
  output: 'json',
  helper: true,
  options,
  load,
  run: (logic, input, values) => logic.preview(input, values),
});
