import { operation } from '#engine/operation';
import { choice, content, flag, LINE_LENGTH } from '#engine/options';

export const search = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  // Without a word it lists all types.
  growth: { result: 400 },
  options: { all: flag(false) },
  load: () => import('./search.ts'),
  run: (logic, query, options, { note }) => logic.search(query, options, note),
});

/** The type of a file by its name, by the browser and by its first bytes. */
export const identify = operation({
  input: 'file',
  output: 'json',
  options: { name: content('') },
  load: () => import('./identify.ts'),
  run: (logic, file, options, { note }) => logic.identify(file, options, note),
});

export const configure = operation({
  input: 'text',
  output: 'text',
  options: {
    target: choice(['nginx', 'apache', 'iis', 'accept', 'contentType'], 'nginx', {
      asWritten: { nginx: 'nginx', apache: 'Apache', iis: 'IIS', accept: 'Accept', contentType: 'Content-Type' },
    }),
  },
  load: () => import('./configure.ts'),
  run: (logic, text, options) => logic.configure(text, options),
});
