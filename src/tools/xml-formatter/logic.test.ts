import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError, type Note } from '#engine/error';
import { detectXml } from '#formats/data/detect.ts';
import { initialValues } from '#engine/options';
import { format, type Options } from './logic.ts';
import * as operations from './operations.ts';

const run = (text: string, options: Partial<Options> = {}, notes: Note[] = []) =>
  format(
    text,
    { ...initialValues(operations.format.options), ...options },
    (code, params = {}, where = {}) => void notes.push({ code, params, where }),
  );

describe('format', () => {
  it('keeps mark, DOCTYPE, references, quotes and CDATA', () => {
    const text = `\uFEFF<?xml version='1.0'?>\n<!DOCTYPE a [\n  <!ENTITY e "v">\n]>\n<a b='"&#10;"'>&e;<![CDATA[<x>]]>&lt;</a>`;
    expect(run(text)).toBe(text);
  });
  it('says what the file will not be', () => {
    const notes: Note[] = [];
    run('<?xml version="1.0" encoding="ISO-8859-1"?><a/>', {}, notes);
    expect(notes).toMatchObject([
      { code: 'warning.encoding', params: { encoding: 'ISO-8859-1' }, where: { at: { column: 21, endOffset: 41 } } },
    ]);
  });
  it('names each prefix once that is not declared where it is used', () => {
    const notes: Note[] = [];
    run('<a xmlns:p="u"><p:b/><q:c/></a>', {}, notes);
    expect(notes.map(({ params }) => params['prefix'])).toEqual(['q']);
    notes.length = 0;
    run('<a><b xmlns:p="u"/><c p:x="1" xml:lang="en"/><p:d/></a>', {}, notes);
    expect(notes.map(({ params, where }) => [params['prefix'], where.at?.offset])).toEqual([['p', 19]]);
  });
  it('keeps pages and pictures looking as they do, unless told otherwise', () => {
    const page =
      '<html xmlns="http://www.w3.org/1999/xhtml"><body><p><b>a</b><i>b</i></p><pre> <b>x</b> </pre></body></html>';
    expect(run(page)).toContain('    <p><b>a</b><i>b</i></p>\n    <pre> <b>x</b> </pre>\n');
    expect(run(page, { hypertext: false })).toContain('<b>a</b>\n');
    const picture =
      '<svg xmlns="http://www.w3.org/2000/svg"><g><text><tspan>a</tspan><tspan>b</tspan></text></g></svg>';
    expect(run(picture)).toContain('    <text><tspan>a</tspan><tspan>b</tspan></text>\n');
  });
  it('any text is formatted or refused with a coded error', () => {
    const piece = fc.constantFrom('<a>', '</a>', '<b x="1"/>', '\n ', 'text', '<!--c-->', '&amp;', '<', '&', '"', 'p:');
    const path = fc.oneof(
      fc.constant(''),
      fc
        .array(fc.constantFrom('/', '//', 'a', 'b', '*', '@x', 'text()', '[1]', '[', ']', '[@x="1"]', ' ', '.'), {
          maxLength: 6,
        })
        .map((list) => list.join('')),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), path, fc.boolean(), (pieces, path, minify) => {
        try {
          run(`<a>${pieces.join('')}</a>`, { path, minify });
        } catch (error) {
          expect(error).toBeInstanceOf(ToolError);
        }
      }),
    );
  });
});

describe('path', () => {
  const store =
    '<s:store xmlns:s="u"><book lang="en" id="1"><title>Sayings</title><price>8.95</price></book><book id="2"><title>Moby <i>Dick</i></title><price>9</price></book><bike><price>9</price></bike></s:store>';
  const pick = (path: string) => run(store, { path, minify: true });

  it.each([
    ['/s:store/bike', '<bike><price>9</price></bike>'],
    ['/store/bike', '<bike><price>9</price></bike>'],
    ['store/*[3]/price', '<price>9</price>'],
    ['//price', '<price>8.95</price>\n<price>9</price>\n<price>9</price>'],
    ['//book[2]/title', '<title>Moby <i>Dick</i></title>'],
    ['//book[last()]/@id', 'id="2"'],
    ['//book[@lang]/title/text()', 'Sayings'],
    ["//book[@id='2']/price", '<price>9</price>'],
    ['//*[price="9"][1]/@id', 'id="2"'],
    ['//book[@id != "1"]/@*', 'id="2"'],
    ['//title[contains(., "Dick")]//i', '<i>Dick</i>'],
    ['//title[.="Moby Dick"]/text()', 'Moby'],
    ['//*//i', '<i>Dick</i>'],
    ['//@lang', 'lang="en"'],
    ['//*//@lang', 'lang="en"'],
    ['//price[text()="8.95"]', '<price>8.95</price>'],
  ])('%s', (path, expected) => expect(pick(path)).toBe(expected));

  it.each([
    ['//', 3],
    ['/store/', 8],
    ['//book[', 7],
    ['//book[@id=1]', 7],
    ['//@id/a', 6],
    ['store book', 6],
    ['//position()', 3],
  ])('%s: not understood at %i', (path, position) => {
    expect(() => pick(path)).toThrow(
      expect.objectContaining({ code: 'error.path', params: { position }, where: { option: 'path' } }) as ToolError,
    );
  });
  it('leads to nothing', () => {
    expect(() => pick('//book[@id="3"]')).toThrow(expect.objectContaining({ code: 'error.pathNotFound' }) as ToolError);
    expect(() => pick('/book')).toThrow(ToolError);
  });
});

describe('detectXml', () => {
  it.each([
    ['<?xml version="1.0"?><a/>', 0.95],
    ['<svg xmlns="http://www.w3.org/2000/svg">', 0.8],
    ['<order id="1">', 0.6],
    ['<!DOCTYPE html><html>', 0.2],
    ['<p>x</p>\n', 0.3],
    ['<p>x', 0.2],
    ['<b>a</b> and <i>b</i>', 0.2],
    ['<html xmlns="http://www.w3.org/1999/xhtml"><body>', 0.3],
    ['{"a":1}', 0],
    ['a < b', 0],
    ['<3 you', 0],
  ])('%s: %d', (sample, certainty) => expect(detectXml(sample)).toBe(certainty));
});
