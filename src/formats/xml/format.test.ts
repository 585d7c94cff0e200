import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TextError } from '#lib/text-error';
import { formatXml } from './format.ts';
import type { XmlLayout } from './layout.ts';
import { readXml } from './read.ts';
import { CLOSE, EMPTY, OPEN, TEXT } from './scan.ts';
import { HAS_TEXT, surveyContent } from './survey.ts';

const format = (text: string, layout: Partial<XmlLayout> = {}): string =>
  formatXml(readXml(text), { indent: '  ', text: 'oneLine', ...layout }).text;

describe('formatXml', () => {
  it.each([
    ['<a><b/></a>', '<a>\n  <b/>\n</a>'],
    ['<p>x <b>y</b> z</p>', '<p>x <b>y</b> z</p>'],
    ['<a>&lt;&#38;</a>', '<a>&lt;&#38;</a>'],
    ['<a>\n\n<b>\n x\n</b> <c> y </c></a>', '<a>\n  <b>x</b>\n  <c> y </c>\n</a>'],
    ['<a>\n</a>', '<a></a>'],
    ['<a> </a >', '<a> </a>'],
    ['<a  b = \'1"\'\n c="2"/>', '<a b=\'1"\' c="2"/>'],
    ['<a><![CDATA[ x\n<b> ]]></a>', '<a><![CDATA[ x\n<b> ]]></a>'],
    ['<a><!--c--><?p i?></a><!--d-->', '<a>\n  <!--c-->\n  <?p i?>\n</a>\n<!--d-->'],
    ['<a>t<!--c--></a>', '<a>t<!--c--></a>'],
    ['<a xml:space="preserve"> <b>  </b></a>', '<a xml:space="preserve"> <b>  </b></a>'],
    [
      '\uFEFF<?xml version="1.0"?><!DOCTYPE a [\n<!ENTITY e "v">]><a/>',
      '\uFEFF<?xml version="1.0"?>\n<!DOCTYPE a [\n<!ENTITY e "v">]>\n<a/>',
    ],
  ])('%j', (text, expected) => expect(format(text)).toBe(expected));

  it.each<[string, Partial<XmlLayout>, string]>([
    ['<a><b>x</b></a>', { text: 'ownLines' }, '<a>\n  <b>\n    x\n  </b>\n</a>'],
    ['<a b="1" c="2"><d e="3"/></a>', { attributes: 'ownLines' }, '<a\n  b="1"\n  c="2">\n  <d e="3"/>\n</a>'],
    ['<a  b="1"><c/></a>', { attributes: 'asWritten', emptyElements: 'spaced' }, '<a  b="1">\n  <c />\n</a>'],
    ['<a><b></b><c/><d>\n</d></a>', { emptyElements: 'short', minify: true }, '<a><b/><c/><d/></a>'],
    ['<a><b></b><c x="1" /></a>', { emptyElements: 'pair', minify: true }, '<a><b></b><c x="1"></c></a>'],
    ['<a c="1" b="2" xmlns="u"/>', { sortAttributes: true }, '<a xmlns="u" b="2" c="1"/>'],
    ['<a>\n\n\n<b/>\n<c/>\n\n</a>', { keepBlankLines: true }, '<a>\n\n  <b/>\n  <c/>\n</a>'],
    ['<a>\n  <b> x </b>\n</a>\n', { minify: true }, '<a><b> x </b></a>'],
    ['<a><b/></a>', { lineEnd: '\r\n', indent: '\t' }, '<a>\r\n\t<b/>\r\n</a>'],
    ['<a><pre> <b/> </pre></a>', { isVerbatim: (name) => name === 'pre' }, '<a>\n  <pre> <b/> </pre>\n</a>'],
    ['<p><i>a</i><i>b</i></p>', { isInline: (name) => name === 'i' }, '<p><i>a</i><i>b</i></p>'],
    ['<p><i>a</i> <p/><i>b</i></p>', { isInline: (name) => name === 'i' }, '<p>\n  <i>a</i>\n  <p/>\n  <i>b</i>\n</p>'],
    ['<p><i><i>b</i></i></p>', { isInline: (name) => name === 'i' }, '<p>\n  <i><i>b</i></i>\n</p>'],
    ['<a>\n x </a>', { text: 'keep' }, '<a>\n x </a>'],
  ])('%j with %j', (text, layout, expected) => expect(format(text, layout)).toBe(expected));

  it('counts the texts whose edges it changed', () => {
    const { trimmed, firstTrimmed } = formatXml(readXml('<a><b>x</b><c>\ny\n</c><d>\nz</d></a>'), {
      indent: '',
      text: 'oneLine',
    });
    expect([trimmed, firstTrimmed]).toEqual([2, 5]);
  });
  it('refuses what would become too long, and survives 100,000 levels', () => {
    const deep = `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`;
    expect(format(deep, { minify: true })).toBe(deep);
    const wide = `${'<a>'.repeat(501)}${'<b/>'.repeat(110_000)}${'</a>'.repeat(501)}`;
    expect(() => format(wide, { indent: ' '.repeat(10) })).toThrow(expect.objectContaining({ code: 'xml.tooLong' }));
  });
  it('indents 500 levels and no further, so that a result grows with its text', () => {
    const lines = format(`${'<a>'.repeat(2000)}<b/>${'</a>'.repeat(2000)}`).split('\n');
    expect(lines).toHaveLength(4001);
    expect(lines.slice(499, 503)).toEqual([998, 1000, 1000, 1000].map((size) => `${' '.repeat(size)}<a>`));
  });
  it('is linear in white space', () => {
    const blanks = ' '.repeat(500_000);
    expect(format(`<a><b>x${blanks}y</b>${blanks}</a>`)).toHaveLength(500_000 + 20);
  });
});

/** All that means something: tags with their attributes as written, texts but for blanks between elements. */
function meaning(text: string): string[] {
  const document = readXml(text);
  const content = surveyContent(document);
  const around: number[] = [];
  const tokens: string[] = [];
  for (let token = 0; token < document.size; token++) {
    const kind = document.kind(token);
    const parent = around.at(-1) ?? -1;
    if (kind === CLOSE) around.pop();
    if (kind === TEXT) {
      const isLeaf = document.partner(parent) === token + 1 && document.kind(token - 1) === OPEN;
      if (((content[parent] ?? 0) & HAS_TEXT) !== 0 || (isLeaf && parent >= 0)) tokens.push(document.raw(token));
    } else if (kind === OPEN || kind === EMPTY) {
      tokens.push(
        [
          document.name(token),
          ...document.attributes(token).map(({ name, value, quote }) => name + quote + value),
        ].join(' '),
      );
      if (kind === EMPTY) tokens.push('/');
    } else tokens.push(kind === CLOSE ? '/' : document.raw(token));
    if (kind === OPEN) around.push(token);
  }
  return tokens;
}

const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc
    .record({
      name: fc.constantFrom('a', 'b:c', 'é-1'),
      attributes: fc.constantFrom('', ' x="1"', '\n x=\'"\'\ty="&lt;>"', ' xml:space="preserve"', ' z = "\n"'),
      content: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.constantFrom(' ', '\n', '\r\n  ', 'text', ' t\n', '&amp;', '<!-- c\n -->', '<![CDATA[ ]]>', '<?p i?>', ''),
        fc.array(tie('element'), { maxLength: 3 }).map((list) => list.join('')),
        fc.array(tie('element'), { maxLength: 3 }).map((list) => list.join('\n\n ')),
        fc
          .tuple(tie('element'), fc.constantFrom('x', ' ', '\n', '<!---->'), tie('element'))
          .map((list) => list.join('')),
      ),
    })
    .map(({ name, attributes, content }) =>
      content === '' ? `<${name}${attributes} />` : `<${name}${attributes}>${content}</${name} >`,
    ),
}));
const layout = fc.record({
  indent: fc.constantFrom('', '  ', '\t'),
  minify: fc.boolean(),
  attributes: fc.constantFrom('oneLine' as const, 'ownLines' as const, 'asWritten' as const),
  keepBlankLines: fc.boolean(),
  emptyElements: fc.constantFrom('asWritten' as const, 'pair' as const, 'short' as const, 'spaced' as const),
  lineEnd: fc.constantFrom('\n' as const, '\r\n' as const),
});

describe('any document', () => {
  it('means the same in any layout that keeps texts', () => {
    fc.assert(
      fc.property(element, layout, (text, layout) => {
        expect(meaning(format(text, { ...layout, text: 'keep' }))).toEqual(meaning(text));
      }),
    );
  });
  it('is laid out the same the second time', () => {
    const text = fc.constantFrom('keep' as const, 'oneLine' as const, 'ownLines' as const);
    fc.assert(
      fc.property(element, layout, text, (xml, layout, text) => {
        const once = format(xml, { ...layout, text });
        expect(format(once, { ...layout, text })).toBe(once);
      }),
    );
  });
  it('only loses line breaks at the edges of texts on one line', () => {
    const trim = (list: string[]) => list.map((item) => item.trim()).filter((item) => item !== '');
    fc.assert(
      fc.property(element, layout, (text, layout) => {
        expect(trim(meaning(format(text, layout)))).toEqual(trim(meaning(text)));
      }),
    );
  });
  it('throws nothing but TextError', () => {
    fc.assert(
      fc.property(element, fc.nat(40), fc.constantFrom('<', '>', '"', '&', '/'), (text, at, character) => {
        try {
          format(text.slice(0, at) + character + text.slice(at));
        } catch (error) {
          expect(error).toBeInstanceOf(TextError);
        }
      }),
    );
  });
});
