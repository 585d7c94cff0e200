import { operation } from '#engine/operation';
import { choice } from '#engine/options';

const load = () => import('./logic.ts');

/** Cleans HTML as the editor writes it, with notes of all that it removes; or prints it as Markdown. */
export const clean = operation({
  input: 'text',
  output: 'text',
  reads: 'html',
  writes: ({ layout }) => (layout === 'markdown' ? 'markdown' : 'html'),
  inverse: { to: 'clean', options: ({ layout }) => (layout === 'markdown' ? undefined : { layout }), keeps: 'result' },
  options: { layout: choice(['pretty', 'minified', 'markdown'], 'pretty') },
  limit: 30_000,
  load,
  run: (logic, text, { layout }, { note }) => logic.clean(text, layout, note),
});

/** Counts the words and characters that HTML shows. */
export const count = operation({
  input: 'text',
  output: 'json',
  helper: true,
  reads: 'html',
  options: {},
  limit: 30_000,
  load,
  run: (logic, text) => logic.count(text),
});
