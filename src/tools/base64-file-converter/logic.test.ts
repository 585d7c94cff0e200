import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testContext } from '#engine/context.test-support';
import { ToolError } from '#engine/error';
import { extensionIn } from './extension-in.ts';
import { decode } from './logic-decode.ts';
import { encode } from './logic-encode.ts';
import { identify } from './logic-identify.ts';

const silent = () => expect.unreachable('A note was not expected.');
const named = { name: 'file', extension: '' };
const { context } = testContext({ note: silent });
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

describe('decode', () => {
  it.each([
    ['R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'file.gif', 'image/gif'],
    ['data:image/svg+xml;charset=utf-8;base64,PHN2Zy8+', 'file.svg', 'image/svg+xml'],
    ['iVBORw0KGgo', 'file.png', 'image/png'],
    ['data:text/plain;base64,SGVsbG8%3D', 'file.txt', 'text/plain'],
    ['JVBERi0xLjc=', 'file.pdf', 'application/pdf'],
    ['data:application/x-own;base64,/v8=', 'file.bin', 'application/x-own'],
    ['', 'file.bin', 'application/octet-stream'],
  ])('%s is %s', (text, name, type) => {
    const file = decode(text, named, silent);
    expect(file.name).toBe(name);
    expect(file.type).toBe(type);
  });

  it('decodes the percent escapes of a data URI first (WHATWG Fetch, data: URL processor)', async () => {
    expect(await decode('data:text/plain;base64,SGVsbG8%3D', named, silent).text()).toBe('Hello');
  });

  it('notes white space that no encoder writes', async () => {
    const notes: unknown[] = [];
    const file = decode('Zm9v\u00a0Zm9v', named, (code, _params, where) => notes.push([code, where?.at?.offset]));
    expect([await file.text(), notes]).toEqual(['foofoo', [['note.oddSpace', 4]]]);
  });

  it('names the place in the whole data URI', () => {
    expect(() => decode('data:a/b;base64,Zm9v\nYm*y', named, silent)).toThrow(
      expect.objectContaining({
        code: 'error.base64Digit',
        where: { at: { line: 2, column: 3, offset: 23, endOffset: 24 } },
      }),
    );
  });

  it.each(['', ' ', '..', 'a/b', 'a\\b', 'a\0'])('refuses the name %j', (name) => {
    expect(() => decode('Zg==', { ...named, name }, silent)).toThrow(expect.objectContaining({ code: 'error.name' }));
  });

  it('throws nothing but a ToolError', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'Zm9v=-_ \n*,;', 'data:', ';base64,', '😀', '\ud800') }),
        (text) => {
          try {
            decode(text, named, () => undefined);
          } catch (error) {
            expect(error).toBeInstanceOf(ToolError);
          }
        },
      ),
    );
  });
});

describe('extensionIn', () => {
  it.each([
    ['file.png', 'png'],
    ['archive.tar.gz', 'gz'],
    ['name', ''],
    ['.profile', ''],
    ['name.', ''],
  ])('%s: %j', (name, extension) => expect(extensionIn(name)).toBe(extension));
});

describe('encode', () => {
  it('reads back every file in every form with Base64 in it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array(),
        fc.boolean(),
        fc.constantFrom('dataUri', 'base64'),
        async (bytes, urlSafe, form) => {
          const text = await encode(
            new Blob([bytes]),
            { form, urlSafe, type: '' },
            { ...context, note: () => undefined },
          );
          expect(await bytesOf(decode(text, named, silent))).toEqual(Uint8Array.from(bytes));
        },
      ),
    );
  });

  it('joins pieces without a seam', async () => {
    const bytes = Uint8Array.from({ length: 7_000_001 }, (_, index) => index * 31);
    const text = await encode(new Blob([bytes]), { form: 'base64', urlSafe: false, type: '' }, context);
    expect(text === Buffer.from(bytes).toString('base64')).toBe(true);
  });

  it('trusts the content more than a name that cannot be right', async () => {
    const notes: unknown[] = [];
    const gif = new File([Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64')], 'a "b".png', {
      type: 'image/png',
    });
    const html = await encode(
      gif,
      { form: 'html', urlSafe: false, type: '' },
      { ...context, note: (code, params) => void notes.push([code, params]) },
    );
    expect(html).toMatch(/^<img src="data:image\/gif;base64,R0lG[^"]*" alt="a &quot;b&quot;\.png">$/);
    expect(notes).toEqual([['warning.declared', { declared: 'image/png', found: 'image/gif' }]]);
  });

  it('escapes the name in Markdown', async () => {
    const file = new File(['a'], 'x](y).txt', { type: 'text/plain' });
    expect(await encode(file, { form: 'markdown', urlSafe: false, type: '' }, context)).toBe(
      '[x\\](y).txt](data:text/plain;base64,YQ==)',
    );
  });
});

describe('RFC 4648', () => {
  const plain = { form: 'base64', urlSafe: false, type: '' } as const;

  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['fooba', 'Zm9vYmE='],
    ['foobar', 'Zm9vYmFy'],
  ])('section 10: BASE64(%j) = %j', async (text, base64) => {
    expect(await encode(new Blob([text]), plain, context)).toBe(base64);
    expect(await decode(base64, named, silent).text()).toBe(text);
  });

  it.each([
    ['14fb9c03d97e', 'FPucA9l+', 'FPucA9l-'],
    ['14fb9c03d9', 'FPucA9k=', 'FPucA9k'],
    ['14fb9c03', 'FPucAw==', 'FPucAw'],
  ])('section 9: 0x%s is %s, in the alphabet of section 5 %s', async (hex, base64, urlSafe) => {
    const file = new Blob([Uint8Array.from(Buffer.from(hex, 'hex'))]);
    expect(await encode(file, plain, context)).toBe(base64);
    expect(await encode(file, { ...plain, urlSafe: true }, context)).toBe(urlSafe);
    for (const text of [base64, urlSafe]) {
      expect(Buffer.from(await bytesOf(decode(text, named, silent))).toString('hex')).toBe(hex);
    }
  });
});

describe('RFC 2397, section 4', () => {
  /** The image of the example, with its line breaks. */
  const LARRY = `data:image/gif;base64,R0lGODdhMAAwAPAAAAAAAP///ywAAAAAMAAw
AAAC8IyPqcvt3wCcDkiLc7C0qwyGHhSWpjQu5yqmCYsapyuvUUlvONmOZtfzgFz
ByTB10QgxOR0TqBQejhRNzOfkVJ+5YiUqrXF5Y5lKh/DeuNcP5yLWGsEbtLiOSp
a/TPg7JpJHxyendzWTBfX0cxOnKPjgBzi4diinWGdkF8kjdfnycQZXZeYGejmJl
ZeGl9i2icVqaNVailT6F5iJ90m6mvuTS4OK05M0vDk0Q4XUtwvKOzrcd3iq9uis
F81M1OIcR7lEewwcLp7tuNNkM3uNna3F2JQFo97Vriy/Xl4/f1cf5VWzXyym7PH
hhx4dbgYKAAA7`;

  it('the image is read and written again', async () => {
    const file = decode(LARRY, { name: 'larry', extension: '' }, silent);
    expect([file.name, file.type, file.size]).toEqual(['larry.gif', 'image/gif', 273]);
    // Width and height of a GIF (GIF87a, "Screen Descriptor"), and its terminator.
    const bytes = await bytesOf(file);
    expect([...bytes.slice(6, 10), bytes.at(-1)]).toEqual([48, 0, 48, 0, 0x3b]);
    const written = await encode(file, { form: 'dataUri', urlSafe: false, type: '' }, context);
    expect(written).toBe(LARRY.replaceAll('\n', ''));
  });

  it('the note without Base64 is refused with its place', () => {
    expect(() => decode('data:,A%20brief%20note', named, silent)).toThrow(
      expect.objectContaining({ code: 'error.dataUri', where: expect.objectContaining({ at: expect.anything() }) }),
    );
  });
});

it('RFC 6234, section 8.5, and FIPS 180-2, appendix B.1: the SHA-256 of "abc"', async () => {
  expect(await identify(new Blob(['abc']), context)).toMatchObject({
    size: 3,
    sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  });
});
