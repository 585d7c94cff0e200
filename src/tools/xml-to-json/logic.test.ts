import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError, type Note } from '#engine/error';
import { initialValues } from '#engine/options';
import { convert, type Options } from './logic.ts';
import * as operations from './operations.ts';

const run = (text: string, options: Partial<Options> = {}, notes: Note[] = []) =>
  convert(
    text,
    { ...initialValues(operations.convert.options), indent: 0, ...options },
    (code, params = {}, where = {}) => void notes.push({ code, params, where }),
  );

describe('convert', () => {
  // http://www.sklar.com/badgerfish/, rules 1 to 9
  it.each([
    ['<alice>bob</alice>', '{"alice":{"$":"bob"}}'],
    [
      '<alice><bob>charlie</bob><david>edgar</david></alice>',
      '{"alice":{"bob":{"$":"charlie"},"david":{"$":"edgar"}}}',
    ],
    ['<alice><bob>charlie</bob><bob>david</bob></alice>', '{"alice":{"bob":[{"$":"charlie"},{"$":"david"}]}}'],
    ['<alice charlie="david">bob</alice>', '{"alice":{"@charlie":"david","$":"bob"}}'],
    [
      '<alice xmlns="http://some-namespace">bob</alice>',
      '{"alice":{"@xmlns":{"$":"http://some-namespace"},"$":"bob"}}',
    ],
    ['<a>x<![CDATA[<y>]]>z</a>', '{"a":{"$":"x<y>z"}}'],
  ])('BadgerFish: %s', (xml, json) => expect(run(xml, { convention: 'badgerfish' })).toBe(json));

  it.each([
    ['<a>\n</a>', '{"a":{"_text":"\\n"}}'],
    ['<a> <b/> </a>', '{"a":{"b":{}}}'],
    [
      '<a xml:space="preserve"> <b> <c/></b></a>',
      '{"a":{"_attributes":{"xml:space":"preserve"},"_text":" ","b":{"_text":" ","c":{}}}}',
    ],
    ['<a>x\r\ny&#13;</a>', '{"a":{"_text":"x\\ny\\r"}}'],
    ['<a b="x\n\ty&#10;"/>', '{"a":{"_attributes":{"b":"x  y\\n"}}}'],
    ['<__proto__ constructor="1"/>', '{"__proto__":{"_attributes":{"constructor":"1"}}}'],
    ['<!--c--><a/><!--d-->', '{"_comment":["c","d"],"a":{}}'],
    ['<a><?go?><?go x y?></a>', '{"a":{"_instruction":[{"go":""},{"go":"x y"}]}}'],
    [
      '<!DOCTYPE a [<!ENTITY e "<b>x</b>">]><a>&e;&e;</a>',
      '{"_doctype":"a [<!ENTITY e \\"<b>x</b>\\">]","a":{"b":[{"_text":"x"},{"_text":"x"}]}}',
    ],
    ['<!DOCTYPE a [<!ENTITY e "&#60;">]><a b="&e;">&e;</a>', ''],
  ])('compact: %j', (xml, json) => {
    if (json !== '') expect(run(xml)).toBe(json);
    // A reference to a character is replaced when the entity is declared, so it brings in a real "<".
    else expect(() => run(xml)).toThrow(ToolError);
  });

  it('types only what can be turned back', () => {
    const xml =
      '<a><b>1.5</b><b>1.10</b><b>007</b><b>12345678901234567890</b><b>true</b><b>TRUE</b><b>-0</b><b>1e3</b></a>';
    expect(run(xml, { convention: 'attributes', values: 'typed' })).toBe(
      '{"a":{"b":[1.5,"1.10","007","12345678901234567890",true,"TRUE","-0","1e3"]}}',
    );
  });
  it('makes arrays of what is named, by name and by path', () => {
    const xml = '<r><items><item/></items><item/><x><item/></x></r>';
    const arrays = (list: string) => run(xml, { convention: 'attributes', arrays: list });
    expect(arrays('items/item')).toBe('{"r":{"items":{"item":[null]},"item":null,"x":{"item":null}}}');
    expect(arrays('/r/item, x')).toBe('{"r":{"items":{"item":null},"item":[null],"x":[{"item":null}]}}');
    expect(arrays('item')).toBe('{"r":{"items":{"item":[null]},"item":[null],"x":{"item":[null]}}}');
  });
  it('says what loses its place, and where', () => {
    const notes: Note[] = [];
    run('<r>\n<a><x/><y/><x/></a><b>t<i/>u</b></r>', {}, notes);
    expect(notes).toEqual([
      { code: 'warning.order', params: { count: 2 }, where: { at: { line: 2, column: 1, offset: 4, endOffset: 7 } } },
    ]);
  });
  it('an entity bomb is refused', () => {
    const entities = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
    const bomb = (use: string) => `<!DOCTYPE a [<!ENTITY l0 "lol">${entities}]>${use}`;
    for (const use of ['<a>&l9;</a>', '<a b="&l9;"/>'])
      expect(() => run(bomb(use))).toThrow(expect.objectContaining({ code: 'xml.entityTooLarge' }) as ToolError);
  });
  it('any text is converted or refused with a coded error, and gives JSON', () => {
    const piece = fc.constantFrom(
      '<a>',
      '</a>',
      '<b x="1"/>',
      ' ',
      'text',
      '<!--c-->',
      '&amp;',
      '<![CDATA[x]]>',
      '<?p q?>',
      '&',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 10 }),
        fc.constantFrom('compact' as const, 'attributes' as const, 'badgerfish' as const, 'ordered' as const),
        fc.constantFrom('text' as const, 'typed' as const),
        (pieces, convention, values) => {
          try {
            JSON.parse(run(`<a>${pieces.join('')}</a>`, { convention, values }));
          } catch (error) {
            if (!(error instanceof ToolError)) throw error;
          }
        },
      ),
    );
  });
  it('survives 100,000 levels', () => {
    const deep = `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`;
    expect(run(deep)).toBe(`${'{"a":'.repeat(100_000)}{}${'}'.repeat(100_000)}`);
  });
});
