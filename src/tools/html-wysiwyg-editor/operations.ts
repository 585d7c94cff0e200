import { operation } from '#engine/operation';
import { choice } from '#engine/options';

/** The beginning of a page or a fragment, an element that closes, or one that has no end. */
function detectHtml(sample: string): number {
  if (/^\s*<!doctype\s+html/i.test(sample)) return 0.9;
  const found = /<(p|h[1-6]|div|ul|ol|table|blockquote|strong|em|b|i|a|span|body)(?:\s[^<>]{0,300})?>/i.exec(sample);
  if (found === null || !/^\s*</.test(sample)) return 0;
  return sample.includes(`</${found[1] ?? ''}>`) ? 0.7 : 0.3;
}

const load = () => import('./logic.ts');

/** The editor's own form of HTML: safe, regular, and with notes of all that it has no place for; as Markdown, too. */
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

/** How many words and characters somebody reads in HTML. */
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
