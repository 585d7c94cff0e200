import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { expect, test } from 'vitest';
import { clean } from './logic.ts';
import { printHtml } from './print-html.ts';
import { printMarkdown } from './print-markdown.ts';
import { readHtml } from './read-html.ts';
import type { MarkName, RichNode } from './rich-text.ts';

/* micromark, which reads Markdown as GitHub does, is the judge of what is written. */

const markdown = (html: string) => clean(html, 'markdown', () => undefined);
const minified = (html: string) => clean(html, 'minified', () => undefined);
/** HTML without what Markdown changes and nobody sees: where bold text has its space, and whether code ends its last line. */
const seen = (html: string) => {
  const code = html.replaceAll('\n</code></pre>', '</code></pre>');
  for (let [before, after] = ['', code]; ; [before, after] = [after, outward(after)])
    if (before === after) return after;
};
const outward = (html: string) =>
  html
    .replaceAll(/( +)((?:<\/(?:strong|em)>)+)/g, '$2$1')
    .replaceAll(/((?:<(?:strong|em)>)+)( +)/g, '$2$1')
    .replaceAll(/<(strong|em)><\/\1>/g, '')
    .replaceAll(/<\/(strong|em)>( *)<\1>/g, '$2');

const readBack = (text: string) =>
  minified(
    micromark(text, {
      allowDangerousHtml: true,
      allowDangerousProtocol: true,
      extensions: [gfm()],
      htmlExtensions: [gfmHtml()],
    }),
  );

test('what Markdown has a sign for', () => {
  for (const [html, expected] of [
    ['<h3>a #</h3><hr>', '### a \\#\n\n___'],
    ['<p>a<br>b</p>', 'a\\\nb'],
    ['<p>1. a<br>- b<br># c<br>&gt; d<br>+ e</p>', '1\\. a\\\n\\- b\\\n\\# c\\\n\\> d\\\n\\+ e'],
    ['<p><b>a </b>b <i>“c”</i>d</p>', '**a** b <em>“c”</em>d'],
    ['<p><b>a<i>b</i></b></p>', '**a*b***'],
    ['<p><code>a`b</code> <s>c</s></p>', '``a`b`` ~~c~~'],
    ['<p>wow!<a href="a(b" title="d &quot;e&quot;">f]</a></p>', 'wow\\![f\\]](<a(b> "d \\"e\\"")'],
    ['<p><img src="a.png" alt="*"> <img src="a.png" width="9"></p>', '![\\*](a.png) <img src="a.png" width="9">'],
    ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n  - b\n- c'],
    ['<ul><li><p>a</p><p>b</p></li><li>c</li></ul>', '- a\n\n  b\n\n- c'],
    ['<ol start="9"><li>a</li><li>b<hr></li></ol>', '9. a\n\n10. b\n\n    ___'],
    ['<ul><li>a</li></ul><ul><li>b</li></ul>', '- a\n\n* b'],
    ['<blockquote>a<blockquote>b</blockquote></blockquote>', '> a\n>\n> > b'],
    ['<pre><code class="language-md">```\n</code></pre>', '````md\n```\n````'],
    ['<p style="text-align: center">a</p>', '<p style="text-align: center">a</p>'],
    [
      '<table><tr><th colspan="2"><pre>a\n\nb</pre></th></tr></table>',
      '<table>\n  <tbody>\n    <tr>\n      <th colspan="2">\n        <pre><code>a&#10;\nb</code></pre>\n      </th>\n    </tr>\n  </tbody>\n</table>',
    ],
  ] as const) {
    expect(markdown(html), html).toBe(expected);
    expect(seen(readBack(expected)), html).toBe(seen(minified(html)));
  }
});

const marks: fc.Arbitrary<RichNode['marks']> = fc
  .uniqueArray(fc.constantFrom<MarkName>('bold', 'italic', 'strike', 'code', 'underline', 'link'), { maxLength: 3 })
  .map((names) =>
    names.map((type) =>
      type === 'link' ? { type, attrs: { href: 'https://example.com/a_(b)?c=1&copy=2' } } : { type },
    ),
  );
const word = fc
  .array(fc.constantFrom(...'ab1é日*_`~[]()<>!#+-=.:|&;\\"\'/', ' ', 'http', '&amp;', '---'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(''));
const leaf: fc.Arbitrary<RichNode> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: fc.constant('text'), text: word, marks }) as fc.Arbitrary<RichNode> },
  { weight: 1, arbitrary: fc.constant({ type: 'hardBreak' }) },
  { weight: 1, arbitrary: fc.constant({ type: 'image', attrs: { src: 'a(b.png', alt: 'a*|b' } }) },
);
const inline = fc.array(leaf, { minLength: 1, maxLength: 6 });
const paragraph = inline.map((content): RichNode => ({ type: 'paragraph', content }));
const cell = (type: string) => paragraph.map((only): RichNode => ({ type, content: [only] }));
const row = (type: string) =>
  fc.array(cell(type), { minLength: 2, maxLength: 2 }).map((content): RichNode => ({ type: 'tableRow', content }));
const { block } = fc.letrec<{ block: RichNode; item: RichNode }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small' },
    paragraph,
    fc.record({
      type: fc.constant('heading'),
      attrs: fc.record({ level: fc.integer({ min: 1, max: 6 }) }),
      content: inline,
    }) as fc.Arbitrary<RichNode>,
    word.map((text): RichNode => ({ type: 'codeBlock', content: [{ type: 'text', text: `${text}\n\n  ${text}` }] })),
    fc.constant<RichNode>({ type: 'horizontalRule' }),
    fc
      .tuple(row('tableHeader'), fc.array(row('tableCell'), { maxLength: 2 }))
      .map(([head, body]): RichNode => ({ type: 'table', content: [head, ...body] })),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 3 })
      .map((content): RichNode => ({ type: 'blockquote', content })),
    fc
      .tuple(fc.constantFrom('bulletList', 'orderedList'), fc.array(tie('item'), { minLength: 1, maxLength: 3 }))
      .map(([type, content]): RichNode => ({ type, content })),
  ),
  item: fc
    .tuple(fc.constantFrom(null, 'true', 'false'), paragraph, fc.array(tie('block'), { maxLength: 2 }))
    .map(([checked, first, rest]): RichNode => ({ type: 'listItem', attrs: { checked }, content: [first, ...rest] })),
}));

test('is read as the same text, whatever is in it', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (content) => {
      // As the reader of HTML holds it: texts in one piece, without what nobody could see.
      const { doc } = readHtml(printHtml({ type: 'doc', content }, 'minified'));
      const { text } = printMarkdown(doc);
      expect(seen(readBack(text)), text).toBe(seen(printHtml(doc, 'minified')));
    }),
    { numRuns: 200, seed: 61 },
  );
});
