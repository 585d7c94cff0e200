import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const README = `# Release notes 2.4

Faster **search**, safer *links*, and ~~three~~ two fixes. See the [guide](https://example.com/guide "How to") or https://example.com.

## What is new

- [x] Fuzzy search[^1]
- [ ] Dark mode
  - follows the system
  - can be chosen

| Format | Size  | Time |
| :----- | :---: | ---: |
| JSON   | 12 kB | 3 ms |
| YAML   | 9 kB  | 5 ms |

\`\`\`js
const total = items.filter((item) => item.price < 10).length;
\`\`\`

> Upgrade with \`npm install\`; nothing else changes.

![Chart of the response times](https://example.com/chart.png)

[^1]: Spelling mistakes are forgiven.
`;

export default [
  {
    operation: 'convert',
    input: README,
    output: `<h1>Release notes 2.4</h1>
<p>Faster <strong>search</strong>, safer <em>links</em>, and <del>three</del> two fixes. See the <a href="https://example.com/guide" title="How to">guide</a> or <a href="https://example.com">https://example.com</a>.</p>
<h2>What is new</h2>
<ul>
<li><input type="checkbox" disabled="" checked="" /> Fuzzy search<sup><a href="#user-content-fn-1" id="user-content-fnref-1" data-footnote-ref="" aria-describedby="footnote-label">1</a></sup></li>
<li><input type="checkbox" disabled="" /> Dark mode
<ul>
<li>follows the system</li>
<li>can be chosen</li>
</ul>
</li>
</ul>
<table>
<thead>
<tr>
<th align="left">Format</th>
<th align="center">Size</th>
<th align="right">Time</th>
</tr>
</thead>
<tbody>
<tr>
<td align="left">JSON</td>
<td align="center">12 kB</td>
<td align="right">3 ms</td>
</tr>
<tr>
<td align="left">YAML</td>
<td align="center">9 kB</td>
<td align="right">5 ms</td>
</tr>
</tbody>
</table>
<pre><code class="language-js">const total = items.filter((item) =&gt; item.price &lt; 10).length;
</code></pre>
<blockquote>
<p>Upgrade with <code>npm install</code>; nothing else changes.</p>
</blockquote>
<p><img src="https://example.com/chart.png" alt="Chart of the response times" /></p>
<section data-footnotes="" class="footnotes"><h2 id="footnote-label" class="sr-only">Footnotes</h2>
<ol>
<li id="user-content-fn-1">
<p>Spelling mistakes are forgiven. <a href="#user-content-fnref-1" data-footnote-backref="" aria-label="↩ 1" class="data-footnote-backref">↩</a></p>
</li>
</ol>
</section>`,
  },
  { operation: 'convert', input: '**a**', output: '<p><strong>a</strong></p>' },
  {
    operation: 'convert',
    input: '- [x] b',
    output: `<ul>
<li><input type="checkbox" disabled="" checked="" /> b</li>
</ul>`,
  },
  { operation: 'convert', input: '<b>', output: '&lt;b&gt;', notes: ['note.escaped'] },
  { operation: 'convert', input: '~~a~~', options: { flavor: 'commonmark' }, output: '<p>~~a~~</p>' },
  {
    operation: 'convert',
    input: '<b onclick="x()">a</b> <script>alert(1)</script> <!-- b -->',
    options: { html: 'sanitize' },
    output: '<p><b>a</b> &lt;script&gt;alert(1)&lt;/script&gt; </p>',
    notes: ['warning.elements', 'warning.attributes', 'warning.htmlComments'],
  },
  { operation: 'convert', input: '[a](javascript:alert(1))', output: '<p><a>a</a></p>', notes: ['warning.address'] },
  {
    operation: 'convert',
    input: '# A b\n\n## C\n',
    options: { toc: true },
    output: `<nav>
<ul>
<li><a href="#a-b">A b</a>
<ul>
<li><a href="#c">C</a></li>
</ul>
</li>
</ul>
</nav>
<h1 id="a-b">A b</h1>
<h2 id="c">C</h2>
`,
  },
  { operation: 'convert', input: 'a', options: { toc: true }, output: '<p>a</p>', notes: ['note.noHeadings'] },
  {
    operation: 'convert',
    input: `|${'a|'.repeat(200)}\n|${'-|'.repeat(200)}\n${'|b|\n'.repeat(60)}`,
    matches: /^<table>[^]*<td>b<\/td>\n<\/tr>\n<\/tbody>\n<\/table>\n$/,
    notes: ['note.cells'],
  },
  { operation: 'convert', input: '# A\n', options: { headingIds: true }, output: '<h1 id="a">A</h1>\n' },
  {
    operation: 'convert',
    input: '# A',
    options: { document: true, title: 'B', language: 'en' },
    matches: /^<!doctype html>\n<html lang="en">[^]*<title>B<\/title>[^]*<h1>A<\/h1>\n<\/body>\n<\/html>\n$/,
  },
  { operation: 'convert', input: 'a', options: { document: true, language: 'English!' }, error: 'error.language' },
  {
    operation: 'preview',
    input: '# A\n\n![b](https://example.com/b.png)\n',
    output: {
      title: 'A',
      blocks: [1, 3],
      pieces: [
        { name: 'h1', attributes: {} },
        'A',
        null,
        '\n',
        { name: 'p', attributes: {} },
        { name: 'span', attributes: { class: 'picture' } },
        'b',
        ' ',
        { name: 'code', attributes: {} },
        'https://example.com/b.png',
        null,
        null,
        null,
        '\n',
      ],
      images: 1,
    },
  },
] satisfies Example<typeof operations>[];
