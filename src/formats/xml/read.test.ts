import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { XML_ERROR_CODES, type XmlErrorCode } from './error.ts';
import { TextError } from '#lib/text-error';
import { expandContent, readXml } from './read.ts';

function errorOf(text: string): TextError {
  try {
    expandContent(readXml(text));
  } catch (error) {
    if (error instanceof TextError) return error;
    throw error;
  }
  throw new Error(`accepted: ${text.slice(0, 80)}`);
}

/** Text, code, and what the place covers. */
const WRONG: readonly (readonly [text: string, code: XmlErrorCode, marked: string])[] = [
  ['<!-- only -->', 'xml.noRoot', '<!-- only -->'],
  ['hello', 'xml.textOutsideRoot', 'hello'],
  ['<a/>\n tail <!-- -->', 'xml.textOutsideRoot', 'tail'],
  ['<a/><![CDATA[x]]>', 'xml.textOutsideRoot', '<'],
  ['<a/><b/>', 'xml.secondRoot', '<b/'],
  ['<a><b>x</b>', 'xml.unclosedElement', '<a'],
  ['<a>\n<b x="1">', 'xml.unclosedElement', '<b'],
  ['<a><b></a>', 'xml.wrongClose', '</a>'],
  ['<a></b>', 'xml.wrongClose', '</b>'],
  ['</a>', 'xml.unopenedClose', '</a>'],
  ['<a><b', 'xml.unclosedTag', '<b'],
  ['<a b="x', 'xml.unclosedValue', '"'],
  ['<a><!-- x', 'xml.unclosedComment', '<!'],
  ['<a><![CDATA[ x', 'xml.unclosedCdata', '<!'],
  ['<a><?x y', 'xml.unclosedInstruction', '<?'],
  ['<!DOCTYPE a [', 'xml.unclosedDoctype', '<!'],
  ['<a>1 < 2</a>', 'xml.tagName', ' '],
  ['<a><1/></a>', 'xml.tagName', '1'],
  ['<a></></a>', 'xml.tagName', '</>'],
  ['<a$/>', 'xml.tagCharacter', '$'],
  ['<a></a b>', 'xml.tagCharacter', 'b'],
  ['<a / >', 'xml.slash', ' '],
  ['<a 1="x"/>', 'xml.attributeCharacter', '1'],
  ['<a disabled/>', 'xml.attributeCharacter', '/'],
  ['<a checked>', 'xml.attributeValue', 'checked'],
  ['<a b c="1">', 'xml.attributeValue', 'b '],
  ['<a b=1/>', 'xml.attributeQuotes', '1'],
  ['<a b="1"c="2"/>', 'xml.attributeSpace', 'c'],
  ['<a b="1" c="2" b="3"/>', 'xml.duplicateAttribute', 'b'],
  ['<a b="<"/>', 'xml.lessThanInAttribute', '<'],
  ['<a>x & y</a>', 'xml.ampersand', '&'],
  ['<a b="?x=1&y=2"/>', 'xml.ampersand', '&'],
  ['<a>x & y &lt; z</a>', 'xml.ampersand', '&'],
  ['<a>&;</a>', 'xml.ampersand', '&'],
  ['<a>&<&amp;', 'xml.ampersand', '&'],
  ['<a>x & <b c="1;"/></a>', 'xml.ampersand', '&'],
  ['<a>&nbsp;</a>', 'xml.undefinedEntity', '&nbsp;'],
  ['<a>&#0;</a>', 'xml.characterReference', '&#0;'],
  ['<a>&#xD800;</a>', 'xml.characterReference', '&#xD800;'],
  ['<a>\u0001</a>', 'xml.character', '\u0001'],
  ['<a>\ud800x</a>', 'xml.character', '\ud800'],
  ['<a>x\udc00</a>', 'xml.character', '\udc00'],
  ['<a>\uffff</a>', 'xml.character', '\uffff'],
  ['<a>]]></a>', 'xml.cdataEnd', ']]>'],
  ['<a><!-- x -- y --></a>', 'xml.commentDashes', '-- '],
  ['<a><!foo bar></a>', 'xml.declaration', '<!foo bar'],
  ['<?xml encoding="UTF-8"?><a/>', 'xml.xmlDeclaration', '='],
  ['<?xml version="2.0"?><a/>', 'xml.xmlDeclaration', '"'],
  [' <?xml version="1.0"?><a/>', 'xml.declarationPlace', '<?xml '],
  ['<a><?xml version="1.0"?></a>', 'xml.declarationPlace', '<?xml '],
  ['<a><? x?></a>', 'xml.instructionTarget', '<? '],
  ['<!DOCTYPE a [<!ENTITY x>]><a/>', 'xml.doctype', '<'],
  ['<!DOCTYPE a [<!ENTITY x "%y;">]><a/>', 'xml.doctype', '<'],
  ['<!DOCTYPE><a/>', 'xml.doctype', '<'],
  ['<a/><!DOCTYPE a>', 'xml.doctypePlace', '<!DOCTYPE'],
  ['<!DOCTYPE a [<!ENTITY x "&y;"><!ENTITY y "&x;">]><a>&x;</a>', 'xml.entityLoop', '<!ENTITY x "&y;">'],
  ['<!DOCTYPE a [<!ENTITY x "<b>">]><a>&x;</b></a>', 'xml.wrongClose', '</b>'],
  ['<!DOCTYPE a [<!ENTITY x "<b>">]><a>&x;</a>', 'xml.entityContent', '<!ENTITY x "<b>">'],
  ['<!DOCTYPE a [<!ENTITY x "<b/>">]><a c="&x;"/>', 'xml.entityInAttribute', '&x;'],
  ['<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a c="&x;"/>', 'xml.entityInAttribute', '&x;'],
];

describe('what is not well-formed', () => {
  it.each(WRONG)('%s: %s', (text, code, marked) => {
    const error = errorOf(text);
    expect([error.code, text.slice(error.place.offset, error.place.endOffset)]).toEqual([code, marked]);
  });
  it('every code is one of the list, and nearly every one is shown here', () => {
    const shown = new Set(WRONG.map(([, code]) => code));
    expect(XML_ERROR_CODES.filter((code) => !shown.has(code))).toEqual([
      'xml.entityTooLarge',
      'xml.tooLong',
      'xml.syntax',
    ]);
  });
  it('says line and column, and which element is open', () => {
    const { params, place } = errorOf('<a>\r\n  <b>\n  </c>\n</a>');
    expect(params).toEqual({ found: 'c', expected: 'b', line: 2 });
    expect(place).toMatchObject({ line: 3, column: 3 });
  });
});

describe('entities', () => {
  const lol = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('\n');
  const laughs = `<!DOCTYPE lolz [<!ENTITY l0 "lol">\n${lol}]><lolz>&l9;</lolz>`;

  it('a bomb is read at once and refused when it is to go off', () => {
    const document = readXml(laughs);
    expect(() => expandContent(document)).toThrow(expect.objectContaining({ code: 'xml.entityTooLarge' }));
    expect(expandContent(readXml(laughs.replaceAll('lol"', '"'))).document.text).toContain('<lolz></lolz>');
  });
  it('are put in place, elements too', () => {
    const text = '<!DOCTYPE a [<!ENTITY x "<b>&y;</b>"><!ENTITY y "1 &#38;lt; 2">]><a>&x;&#65;</a>';
    expect(expandContent(readXml(text)).document.text).toBe(text.replace('>&x;&', '><b>1 &lt; 2</b>&'));
  });
  it('the first declaration counts', () => {
    const text = '<!DOCTYPE a [<!ENTITY x "1"><!ENTITY x "2">]><a>&x;</a>';
    expect(expandContent(readXml(text)).document.text).toContain('<a>1</a>');
  });
  it('kept outside stay as they are; with an external subset unknown ones do, too', () => {
    for (const text of [
      '<!DOCTYPE a [<!ENTITY x SYSTEM "http://example.com/x">]><a>&x;</a>',
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"><html>&nbsp;</html>',
      '<!DOCTYPE a [%p;]><a>&unknown;</a>',
    ]) {
      expect(expandContent(readXml(text)).document.text).toBe(text);
    }
  });
});

describe('what is well-formed', () => {
  it.each([
    '\uFEFF<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<a/>',
    "<?xml version='1.1'?><a>\u0085</a>",
    '<!-- c --><?pi data?><a b = "1"\n c=\'"\'/><!-- d -->',
    '<a:b xmlns:a="u" a:c="1"><é-1.x _="&lt;&#60;&#x3C;"/></a:b>',
    '<a><![CDATA[<&]]]]>]]&gt;<!----></a >',
    '<!DOCTYPE a [\n<!-- c -->\n<?p i?>\n<!ELEMENT a (b|c)*>\n<!ATTLIST a b CDATA "x" c (y|z) #IMPLIED d ID #REQUIRED>\n<!NOTATION n SYSTEM "n">\n<!ENTITY e "v">\n<!ENTITY % p "q">\n<!ENTITY g SYSTEM "g.gif" NDATA n>\n]>\n<a>&e;</a>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg/>',
  ])('%s', (text) => expect(readXml(text).text).toBe(text));

  it('tokens have no gap', () => {
    const document = readXml('\uFEFF<a x="1>2">t<!-- > --><b/>u</a>\n');
    const tokens = Array.from({ length: document.size }, (_, token) => document.raw(token));
    expect(tokens).toEqual(['<a x="1>2">', 't', '<!-- > -->', '<b/>', 'u', '</a>', '\n']);
    expect([document.partner(0), document.partner(5), document.partner(3)]).toEqual([5, 0, 3]);
  });
  it('survives 300,000 levels, and refuses as many that are never closed', () => {
    const deep = '<a>'.repeat(300_000);
    expect(readXml(`${deep}${'</a>'.repeat(300_000)}`).size).toBe(600_000);
    expect(errorOf(deep).code).toBe('xml.unclosedElement');
  });
});

it('any string is read or refused with a coded error', () => {
  const piece = fc.constantFrom(
    ...[
      '<',
      '>',
      '/',
      '<a',
      '<a>',
      '</a>',
      '<b/>',
      ' x="',
      "'",
      '&',
      '&amp;',
      '&#1;',
      ';',
      '<!--',
      '-->',
      '--',
      '<![CDATA[',
      ']]>',
    ],
    ...[
      '<?',
      '?>',
      '<?xml version="1.0"',
      '<!DOCTYPE a',
      ' [',
      ']>',
      '<!ENTITY e "',
      '<!ENTITY % e "x">',
      '%e;',
      '&e;',
      '\n',
      'é',
      '\ud800',
      '=',
    ],
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(text, (text) => {
      try {
        expandContent(readXml(text));
      } catch (error) {
        if (!(error instanceof TextError)) throw error;
        expect(XML_ERROR_CODES).toContain(error.code);
        expect(error.place.offset).toBeGreaterThanOrEqual(0);
        expect(error.place.endOffset).toBeLessThanOrEqual(Math.max(text.length, error.place.offset));
      }
    }),
  );
});
