import { operation } from '#engine/operation';
import { choice } from '#engine/options';

/** How likely the sample (the first 4 kB of a text) is HTML, and not XML with the same names. */
function detectHtml(sample: string): number {
  if (/^\s*<!doctype\s+html/i.test(sample)) return 0.9;
  if (!/^\s*<(?:p|h[1-6]|div|ul|ol|table|blockquote|body|span)[\s>]/i.test(sample)) return 0;
  return /<(?:br|hr|img)(?:\s[^<>]{0,300})?(?<!\/)>|\s(?:class|style|href)\s*=/i.test(sample) ? 0.7 : 0;
}

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
  detect: detectHtml,
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
