import { operation } from '#engine/operation';
import { choice, content, flag } from '#engine/options';

const load = () => import('./logic.ts');

const options = {
  unit: content(),
  higherIsBetter: flag(false),
  /** The name of a suite; '' is the best one. */
  baseline: content(),
  test: choice(['welch', 'mannWhitney'], 'welch'),
  variance: choice(['sample', 'population'], 'sample'),
  confidence: choice(['90', '95', '99'], '95', { asWritten: { '90': '90%', '95': '95%', '99': '99%' } }),
};

export const compare = operation({
  input: 'text',
  output: 'json',
  options,
  load,
  run: (logic, text, options, context) => logic.compare(text, options, context),
});

export const summarize = operation({
  input: 'text',
  output: 'text',
  writes: ({ format }) => (format === 'bullets' ? 'markdown' : format),
  options: {
    ...options,
    format: choice(['markdown', 'bullets', 'csv', 'json'], 'markdown', {
      asWritten: { markdown: 'Markdown', csv: 'CSV', json: 'JSON' },
    }),
  },
  load,
  run: (logic, text, options, context) => logic.summarize(text, options, context),
});

/** The names and measures of any text that `compare` takes, for the fields of the page. */
export const read = operation({
  helper: true,
  input: 'text',
  output: 'json',
  options: {},
  load: () => import('./read-suites.ts'),
  run: (reader, text) => reader.readSuites(text),
});
