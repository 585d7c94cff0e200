// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError } from '#engine/error';
import { buildNodes } from './build-nodes.ts';
import { isAttribute, isElement } from './elements.ts';
import { html, run, show } from './run.test-support.ts';

describe('raw HTML', () => {
  it('is text at first, and says where', () => {
    expect(run('a\n\n<b>c</b>')).toEqual({
      html: '<p>a</p>\n<p>&lt;b&gt;c&lt;/b&gt;</p>',
      notes: [['note.escaped', { count: 2 }, 3]],
    });
  });

  it.each([
    ['<b>c</b>', '<p><b>c</b></p>'],
    ['<B\nTITLE=a>c</B>', '<p><b title="a">c</b></p>'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['a <img src=x onerror=alert(1)>', '<p>a <img src="x" /></p>'],
    ['<a href="java&#10;script&colon;alert(1)">x</a>', '<p><a>x</a></p>'],
    ['<a href="JaVaScRiPt:x" title=\'a"b\'>x</a>', '<p><a title="a&quot;b">x</a></p>'],
    ['<a href="&#1;javascript:x">x</a>', '<p><a>x</a></p>'],
    ['<img src="data:image/png;base64,AA==">', '<img src="data:image/png;base64,AA==" />'],
    ['<a href="data:text/html,x">x</a>', '<p><a>x</a></p>'],
    ['<p align="center">a<p>b', '<p align="center">a</p><p>b</p>'],
    ['[a](&#106;avascript:alert(1))', '<p><a>a</a></p>'],
    ['<div id="a', '&lt;div id=&quot;a'],
    ['</div></body> a', '&lt;/body&gt; a'],
    ['x <!-- y --> z', '<p>x  z</p>'],
    ['&copy; <i>&copy; &lt;</i>', '<p>© <i>© &lt;</i></p>'],
    [
      '<svg><style><img src=x></style></svg>',
      '<p>&lt;svg&gt;&lt;style&gt;<img src="x" />&lt;/style&gt;&lt;/svg&gt;</p>',
    ],
    ['![<b title="q">](u)', '<p><img src="u" alt="&lt;b title=&quot;q&quot;&gt;" /></p>'],
    ['> <div>\n\nb', '<blockquote>\n<div>\n</div></blockquote>\n<p>b</p>'],
    [
      '<details open><summary>a</summary>\n\n*b*\n\n</details>',
      '<details open=""><summary>a</summary>\n<p><em>b</em></p>\n</details>',
    ],
  ])('%j', (input, output) => {
    expect(html(input, { html: 'sanitize' })).toBe(output);
  });

  it('says what it left out', () => {
    expect(run('a <u onclick=x><blink> <!-- b -->', { html: 'sanitize' }).notes).toEqual([
      ['warning.elements', { names: '<blink>' }, 15],
      ['warning.attributes', { names: 'onclick' }, undefined],
      ['warning.htmlComments', { count: 1 }, undefined],
    ]);
  });
});

describe('whatever is written', () => {
  const soup = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...[
            '<',
            '>',
            '"',
            "'",
            '=',
            '/',
            '&',
            ';',
            ' ',
            '\n',
            '\n\n',
            '`',
            '![',
            '](',
            ')',
            '- ',
            '> ',
            '<!--',
            '-->',
            '<![CDATA[',
          ],
          ...[
            '<script>',
            '</script>',
            '<a href=',
            'javascript:',
            'java&Tab;script:',
            '<img src=x onerror=',
            '<svg',
            '<math>',
            '</p>',
          ],
          ...[
            '<style>',
            '<table><td>',
            '<div ',
            'style=x',
            ' id="',
            '<form action=',
            '<iframe srcdoc=',
            '<textarea>',
            '<br/>',
            '</br>',
          ],
          ...[
            'vbscript:',
            'data:text/html,',
            '&colon;',
            '&#x6A;',
            '<noscript>',
            '<title>',
            '<b title="',
            '<li>',
            '</ul>',
            '<h1>',
            '[TOC]',
          ],
        ),
        fc.string({ maxLength: 3 }),
      ),
      { maxLength: 25 },
    )
    .map((parts) => parts.join(''));
  const parser = new DOMParser();

  it.each(['escape', 'sanitize'] as const)('runs nothing, whatever is written (%s)', (mode) => {
    fc.assert(
      fc.property(soup, fc.boolean(), (text, toc) => {
        const { body, head } = parser.parseFromString(html(text, { html: mode, toc }), 'text/html');
        expect(head.children).toHaveLength(0);
        for (const element of body.querySelectorAll('*')) {
          const name = element.localName;
          expect(isElement(name) || name === 'input' || (name === 'nav' && toc)).toBe(true);
          for (const { name: attribute, value } of element.attributes) {
            const isOwn =
              /^(?:class|id|data-footnote.*|aria-.*|type|disabled|checked|start|href|src|alt|title|align)$/.test(
                attribute,
              );
            expect(isAttribute(name, attribute) || isOwn, `${name} ${attribute}`).toBe(true);
            if (/^(?:href|src)$/.test(attribute))
              expect(value.replace(/[\0-\x20]/g, '')).not.toMatch(/^(?:javascript|vbscript|data:(?!image))/i);
          }
        }
      }),
    );
  });

  it('is balanced: nothing around it can be ended', () => {
    fc.assert(
      fc.property(soup, (text) => {
        const open: string[] = [];
        for (const [, slash, name = ''] of html(text, { html: 'sanitize' }).matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
          if (/^(?:br|col|hr|img|input|source|wbr)$/.test(name)) continue;
          if (slash === '/') expect(open.pop()).toBe(name);
          else open.push(name);
        }
        expect(open).toEqual([]);
      }),
    );
  });
});

describe('the preview', () => {
  it('has the text of the HTML', () => {
    const text = '# A\n\n- [x] *b* `c`\n\n> d\n\n| e |\n|---|\n| f |\n';
    const body = new DOMParser().parseFromString(html(text), 'text/html').body;
    const root = document.createElement('body');
    root.append(buildNodes(document, show(text).pieces));
    expect(root.isEqualNode(body)).toBe(true);
  });

  it('is as deep as a browser makes it', () => {
    const root = document.createElement('div');
    root.append(buildNodes(document, show('>'.repeat(1000) + 'a').pieces));
    expect(root.querySelectorAll('blockquote')).toHaveLength(1000);
    let depth = 0;
    for (let element = root.firstElementChild; element !== null; element = element.firstElementChild) depth += 1;
    expect(depth).toBeLessThan(300);
  });
});

describe('addresses', () => {
  it.each([
    '[a](javascript:alert(1))',
    '[a](JAVASCRIPT:alert(1))',
    '[a](vbscript:x)',
    '[a](data:text/html,x)',
    '[a][b]\n\n[b]: javascript:alert(1)',
    '<javascript:alert(1)>',
    '[a](blob:x)',
    '![a](data:text/html;base64,AA)',
  ])('%j leads nowhere', (text) => {
    const { html: written, notes } = run(text);
    expect(written).not.toMatch(/href|src/);
    expect(notes).toMatchObject([['warning.address', { count: 1 }, expect.any(Number)]]);
  });

  it.each(['https://a.b/?c&d', 'mailto:a@b.c', 'tel:+1', '/a:b', './a', '#a', '?a:b', '//a.b', ''])(
    '%j stays',
    (address) => {
      const { html: written, notes } = run(`[a](${address})`);
      expect(written).toBe(`<p><a href="${address.replace('&', '&amp;')}">a</a></p>`);
      expect(notes).toEqual([]);
    },
  );
});

it('throws nothing but a ToolError', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('escape', 'sanitize'),
      fc.boolean(),
      (text, mode, isAll) => {
        try {
          html(text, { html: mode, toc: isAll, document: isAll });
        } catch (error) {
          expect(error).toBeInstanceOf(ToolError);
        }
      },
    ),
  );
});
