import fc from 'fast-check';
import { parseFragment, serialize } from 'parse5';
import { TableMap } from 'prosemirror-tables';
import { describe, expect, test } from 'vitest';
import { clean } from './logic.ts';
import { createMutator } from './mutate.test-support.ts';
import { printHtml } from './print-html.ts';
import { readHtml } from './read-html.ts';
import { isSafeImage, isSafeLink } from './safe-values.ts';
import { createSchema } from './schema.ts';

const silent = () => undefined;
const pretty = (html: string) => clean(html, 'pretty', silent);
const minified = (html: string) => clean(html, 'minified', silent);
const notesOf = (html: string) => {
  const notes: string[] = [];
  clean(html, 'pretty', (code, params) =>
    notes.push(`${code} ${String(params?.['names'] ?? params?.['count'] ?? '')}`.trim()),
  );
  return notes;
};

test('the vectors of the brief', () => {
  const typed = { type: 'text', text: 'Hi', marks: [{ type: 'bold' as const }] };
  expect(printHtml({ type: 'doc', content: [{ type: 'paragraph', content: [typed] }] }, 'pretty')).toBe(
    '<p><strong>Hi</strong></p>',
  );
  expect(pretty('<h2>a</h2><script>1</script>')).toBe('<h2>a</h2>');
  expect(notesOf('<h2>a</h2><script>1</script>')).toEqual(['warning.removed script']);
});

test('what an editor writes comes out as it went in', () => {
  for (const html of [
    '<p>a<br>b</p>',
    '<p style="text-align: center">a</p>',
    '<h3>1 &lt; 2 &amp; 3</h3>',
    '<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>',
    '<ol start="3"><li>a</li></ol>',
    '<blockquote><p>a</p></blockquote><hr>',
    '<pre><code class="language-js">if (a &lt; b) {\n  c();\n}</code></pre>',
    '<p><a href="https://example.com/?a=1&amp;b=2" title="t"><strong>a</strong></a> <span style="color: #c0392b">b</span></p>',
    '<p><u>a</u><s>b</s><sub>c</sub><sup>d</sup><mark>e</mark><code>f</code></p>',
    '<p><img src="https://example.com/a.png" alt="A &quot;b&quot;" width="10"></p>',
    '<table><tr><th colspan="2">a</th></tr><tr><td>b</td><td><p>c</p><p>d</p></td></tr></table>',
    '<p>a &nbsp;b&nbsp;</p>',
  ]) {
    expect(minified(html), html).toBe(html);
    expect(notesOf(html), html).toEqual([]);
  }
});

describe('lists of other programs', () => {
  /** As Word writes an item to the clipboard. */
  const word = (text: string, marker: string, level = 1, list = 'l0', instance = 'lfo1') =>
    `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 0.5}in;text-indent:-.25in;mso-list:${list} level${level} ${instance}'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
  /** As Word saves it as a web page, filtered. */
  const filtered = (text: string, marker: string, indent: string) =>
    `<p class=MsoListParagraph style='margin-left:${indent};text-indent:-18.0pt'><span lang=EN-US>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span>${text}</p>`;

  test.each([
    ['bullets', [word('a', '·'), word('b', '·')], '<ul><li>a</li><li>b</li></ul>'],
    [
      'nested ones',
      [word('a', '·'), word('b', 'o', 2), word('c', '§', 3), word('d', 'o', 2), word('e', '·')],
      '<ul><li>a<ul><li>b<ul><li>c</li></ul></li><li>d</li></ul></li><li>e</li></ul>',
    ],
    ['numbers', [word('a', '1.'), word('b', '2.')], '<ol><li>a</li><li>b</li></ol>'],
    ['letters and Roman numerals', [word('a', 'a)'), word('b', '(iv)', 2)], '<ol><li>a<ol><li>b</li></ol></li></ol>'],
    ['Cyrillic letters', [word('a', 'а)'), word('b', 'б)')], '<ol><li>a</li><li>b</li></ol>'],
    ['numbers of levels', [word('a', '1.'), word('b', '1.1', 2)], '<ol><li>a<ol><li>b</li></ol></li></ol>'],
    ['bullets under numbers', [word('a', '1.'), word('b', '·', 2)], '<ol><li>a<ul><li>b</li></ul></li></ol>'],
    ['a level left out', [word('a', '·'), word('b', '·', 3)], '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['a deep beginning', [word('a', '·', 2), word('b', '·')], '<ul><li>a</li></ul><ul><li>b</li></ul>'],
    ['two lists', [word('a', '·'), word('b', '·', 1, 'l1')], '<ul><li>a</li></ul><ul><li>b</li></ul>'],
    ['numbers anew', [word('a', '1.'), word('b', '1.', 1, 'l0', 'lfo2')], '<ol><li>a</li></ol><ol><li>b</li></ol>'],
    [
      'a text between',
      [word('a', '1.'), '<p>x</p>', word('b', '2.')],
      '<ol><li>a</li></ol><p>x</p><ol start="2"><li>b</li></ol>',
    ],
    ['marks', [word('<b>a</b> <i>b</i>', '·')], '<ul><li><strong>a</strong> <em>b</em></li></ul>'],
    [
      'filtered',
      [filtered('a', '1.', '36.0pt'), filtered('b', '·', '72.0pt')],
      '<ol><li>a<ul><li>b</li></ul></li></ol>',
    ],
    [
      'filtered, in inches',
      [filtered('a', '·', '.5in'), filtered('b', 'o', '1.0in')],
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    ],
    ['no item', ["<p class=MsoListParagraph style='margin-left:.5in'>a</p>"], '<p>a</p>'],
  ])('Word: %s', (_name, paragraphs, expected) => {
    expect(minified(paragraphs.join('\n'))).toBe(expected);
    expect(
      minified(
        `<html><head><style>x</style></head><body><div class=WordSection1>${paragraphs.join('\n')}</div></body></html>`,
      ),
    ).toBe(expected);
  });

  test('Word: no text of an item is taken for its marker', () => {
    expect(minified("<p style='mso-list:l0 level1 lfo1'>a <span style='mso-list:Ignore'>1.</span> b</p>")).toBe(
      '<ul><li>a 1. b</li></ul>',
    );
    expect(
      minified('<p class=MsoListParagraph>a long text<span style=\'font:7.0pt "Times New Roman"\'> </span>b</p>'),
    ).toBe('<p>a long text b</p>');
  });

  test.each([
    // Google Docs.
    [
      '<ul><li dir="ltr" aria-level="1"><p>a</p></li><ul><li dir="ltr" aria-level="2"><p>b</p></li></ul><li><p>c</p></li></ul>',
      '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
    ],
    // LibreOffice Writer.
    [
      '<ol>\n\t<li><p>a</p></li>\n\t<ol type="a">\n\t\t<li><p>b</p></li>\n\t\t<ul><li><p>c</p></li></ul></ol></ol>',
      '<ol><li>a<ol><li>b<ul><li>c</li></ul></li></ol></li></ol>',
    ],
    ['<ul><ul><li>a</li></ul><li>b</li></ul>', '<ul><li><ul><li>a</li></ul></li><li>b</li></ul>'],
  ])('%s: a list in a list belongs to the item before it', (text, expected) => expect(minified(text)).toBe(expected));
});

test('what Word and Google Docs put on the clipboard keeps its meaning', () => {
  expect(
    pretty(
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;font-family:Arial">a</span><span style="font-style:italic">b</span></p></b>',
    ),
  ).toBe('<p><strong>a</strong><em>b</em></p>');
  expect(minified('<a href="/a"><span style="text-decoration: underline">a</span></a>')).toBe(
    '<p><a href="/a">a</a></p>',
  );
  expect(minified('<span style="text-decoration: underline">a</span>')).toBe('<p><u>a</u></p>');
  expect(pretty('<p class=MsoNormal><b>Bold<o:p></o:p></b></p><!--[if gte mso 9]><xml></xml><![endif]-->')).toBe(
    '<p><strong>Bold</strong></p>',
  );
});

test('everything that goes is said', () => {
  expect(
    notesOf('<div onclick=x style="float:left"><custom-tag class=c>a</custom-tag><iframe></iframe><!-- b --></div>'),
  ).toEqual([
    'warning.handlers onclick',
    'warning.removed iframe',
    'warning.unwrapped div, custom-tag',
    'warning.attributes style, class',
    'warning.htmlComments 1',
  ]);
  expect(notesOf('<p a=1 a=2><b>c</p>')).toEqual(['warning.attributes a', 'note.repaired 2']);
  expect(notesOf('<!doctype html><html><head><title>t</title></head><body><p>a</p></body></html>')).toEqual([
    'warning.removed title',
  ]);
});

test.each([
  ['<p>a</b></p>', 4],
  ['a</p>b', 1],
  ['<table><tr><td>a</div></td></tr></table>', 16],
  ['<p>a</p></body>', 8],
  ['<ul><li>a</li></ol></ul>', 14],
  ['<html><body>a</i></body></html>', 13],
])('an end tag that ends nothing is said with its place: %s', (html, offset) => {
  const notes: unknown[] = [];
  clean(html, 'pretty', (code, params, where) => notes.push([code, params?.['count'], where?.at?.offset]));
  expect(notes).toEqual([['note.repaired', 1, offset]]);
});

test('end tags that end something are no mistake', () => {
  for (const html of [
    '<p>a<b>b</b></p>',
    '<table><tbody><tr><td><p>a</p></td></tr></tbody></table>',
    '<!doctype html><html><head></head><body><p>a</p></body></html>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
    '<H2>a</h2 ><i><b>a</b></i>',
  ])
    expect(notesOf(html), html).toEqual([]);
});

test('only addresses that run nothing stay', () => {
  for (const good of ['https://a.b', '/a', '#a', 'mailto:a@b.c', 'a:b@c'.slice(2)])
    expect(isSafeLink(good), good).toBe(true);
  for (const bad of [
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'JAVASCRIPT:1',
    'vbscript:x',
    'data:text/html,x',
    '\u0001javascript:1',
  ])
    expect(isSafeLink(bad), bad).toBe(false);
  expect(isSafeImage('data:image/png;base64,AA==')).toBe(true);
  expect(isSafeImage('data:text/html,x')).toBe(false);
});

/** HTML of stranger parts: elements that are known and not, closed and not, attributes, references and spaces. */
const part = fc.oneof(
  fc.constantFrom(
    ...'p h1 h6 ul ol li blockquote pre code table tr td th b i u s sub sup mark a span div section svg math select template style br hr img'
      .split(' ')
      .flatMap((name) => [`<${name}>`, `</${name}>`, `<${name} style="color: red; text-align: right" onclick=x>`]),
  ),
  fc.constantFrom(
    '<a href="javascript:x">',
    '<a href="https://a.b/?c&amp;d">',
    '<img src="/a.png" alt="a">',
    '<!-- c -->',
    '<![CDATA[x]]>',
  ),
  fc.constantFrom(' ', '\n', '  ', '&nbsp;', '&lt;', 'a', 'word', '日', '\0', '"', '<', '>', '&'),
);
const html = fc.array(part, { maxLength: 25 }).map((parts) => parts.join(''));

/** The elements and attributes that could act when a browser reads them. */
const DANGER = /<(?:script|style|iframe|svg|math|template|select|object)|<[^>]*\son\w+=|<[^>]*=\s*"?\s*javascript:/i;

test('cleaning is idempotent and leaves nothing that acts', () => {
  fc.assert(
    fc.property(html, fc.constantFrom('pretty', 'minified'), (text, layout) => {
      const once = clean(text, layout, silent);
      expect(clean(once, layout, silent)).toBe(once);
      expect(once).not.toMatch(DANGER);
      expect(notesOf(once)).toEqual([]);
    }),
    { numRuns: 200, seed: 61 },
  );
});

test('parse5 reads what is written as it was written, and both layouts mean the same', () => {
  fc.assert(
    fc.property(html, (text) => {
      const written = minified(text);
      const again = serialize(parseFragment(written)).replaceAll(/<\/?tbody>/g, '');
      expect(again.replaceAll('\u00a0', '&nbsp;')).toBe(written);
      expect(minified(pretty(text))).toBe(written);
    }),
    { numRuns: 200, seed: 61 },
  );
});

const mutated = createMutator(
  '<h1>a</h1><ul><li>b<ol><li>c</ol></ul><table><tr><td>d</table><p style="color:red">e <a href=f>g</a></p>',
  ['<', '>', '</', '"', '&#0;', '<p', '<table>', '<!--', ']]>', '<svg>', '<select>', ' onx=', '\0'],
);

test('mutated texts are read without an error', () => {
  for (let turn = 0; turn < 400; turn += 1)
    expect(typeof printHtml(readHtml(mutated()).doc, 'minified')).toBe('string');
});

test('long and very deep texts are read whole', () => {
  expect(pretty('<p>word</p>'.repeat(20_000))).toHaveLength(239_999);
  expect(pretty(`${'<b>'.repeat(5000)}x`)).toContain('x');
  expect(pretty(`${'<blockquote>'.repeat(5000)}x`)).toContain('x');
});

test.each([
  ['blocks in a heading', `<h1>${'<hr>'.repeat(140_000)}`, 'minified'],
  ['items of a list', `<ul>${'<li>'.repeat(140_000)}`, 'markdown'],
] as const)('very many %s are read whole', (_name, html, layout) => {
  expect(clean(html, layout, silent).length).toBeGreaterThan(140_000);
});

describe('tables', () => {
  const rows = (html: string) => minified(`<table>${html}</table>`).replaceAll(/<\/?table>/g, '');

  test.each([
    // A row that is too short gets cells of its kind.
    ['<tr><td>a<td>b</tr><tr><td>c</tr>', '<tr><td>a</td><td>b</td></tr><tr><td>c</td><td></td></tr>', 1],
    ['<tr><th>a</tr><tr><td>b<td>c</tr>', '<tr><th>a</th><th></th></tr><tr><td>b</td><td>c</td></tr>', 1],
    // A span that leaves the table ends with it.
    ['<tr><td rowspan=3>a<td>b</tr>', '<tr><td>a</td><td>b</td></tr>', 1],
    // A cell that would overlap one from above is cut.
    [
      '<tr><td>a<td rowspan=2>b</tr><tr><td colspan=2>c</tr>',
      '<tr><td>a</td><td rowspan="2">b</td></tr><tr><td>c</td></tr>',
      1,
    ],
    // An empty row stays where a cell reaches into it.
    [
      '<tr><td rowspan=2>a</tr><tr></tr><tr><td>b</tr>',
      '<tr><td rowspan="2">a</td></tr><tr></tr><tr><td>b</td></tr>',
      0,
    ],
    ['<tr></tr><tr><td>a</tr>', '<tr><td>a</td></tr>', 0],
  ])('are evened out: %s', (html, expected, count) => {
    expect(rows(html)).toBe(expected);
    expect(rows(expected)).toBe(expected);
    expect(notesOf(`<table>${html}</table>`)).toEqual(count === 0 ? [] : [`warning.cells ${String(count)}`]);
  });

  test('that would need millions of cells lose the table, not its text', () => {
    const html = `<table><tr><td colspan=1000>a</tr>${'<tr><td>b</tr>'.repeat(20)}</table>`;
    expect(minified(html)).toBe(`<p>a</p>${'<p>b</p>'.repeat(20)}`);
    expect(notesOf(html)).toEqual(['warning.unwrapped table']);
  });

  test('need no repair by the editor', () => {
    const schema = createSchema('');
    const next = createMutator('<table><tr><td rowspan=2>a<td colspan=3>b<tr><th>c<tr><td>d<td rowspan=9>e</table>', [
      '<tr>',
      '<td>',
      '<td colspan=2>',
      '<th rowspan=2 colspan=2>',
      '<td rowspan=4>',
      '<table>',
      '</table>',
    ]);
    for (let turn = 0; turn < 300; turn += 1) {
      const text = next();
      schema.nodeFromJSON(readHtml(text).doc).descendants((node) => {
        if (node.type.name === 'table') expect(TableMap.get(node).problems, text).toBeNull();
      });
    }
  });
});
