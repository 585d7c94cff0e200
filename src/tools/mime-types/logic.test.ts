import db from 'mime-db/db.json' with { type: 'json' };
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { configure } from './configure.ts';
import debianTypes from './debian-types.json' with { type: 'json' };
import { detectType } from './detect.ts';
import { FORMATS } from './formats.ts';
import { identify } from './identify.ts';
import pythonTypes from './python-types.json' with { type: 'json' };
import { search } from './search.ts';
import { REGISTERED } from './registrations.ts';
import { extensionOf, extensions, mimeTypes, typesOf } from './media-types.ts';

const silent = () => undefined;
const find = (query: string, all = false) => search(query, { all }, silent);
const typesIn = (query: string, all = false) => find(query, all).types.map(({ type }) => type);
const notesOf = (run: (note: (code: string) => void) => unknown) => {
  const codes: string[] = [];
  run((code) => void codes.push(code));
  return codes;
};

test('all types and extensions of mime-db 1.54.0 are there, and 60 more extensions of IANA’s', () => {
  expect(mimeTypes).toHaveLength(2522);
  expect(extensions).toHaveLength(1239 + 60);
  expect(find('').types).toHaveLength(1015 + 63);
  expect(find('', true).types).toHaveLength(2522);
  for (const [type, facts] of Object.entries(db as Readonly<Record<string, { extensions?: readonly string[] }>>)) {
    const found = find(type.toUpperCase());
    expect([found.by, found.asked, found.types.map((item) => item.type)]).toEqual(['type', type, [type]]);
    for (const extension of facts.extensions ?? []) expect(typesIn(`.${extension}`)).toContain(type);
  }
  expect([...FORMATS.keys()].filter((type) => !(type in db))).toEqual([]);
});

/* The registrations: RFC 8118, 9239, 2046 and 9110; RFC 8081 for fonts; IANA's registry for the rest. */
test.each([
  ['.pdf', 'application/pdf'],
  ['.js', 'text/javascript'],
  ['mjs', 'text/javascript'],
  ['.ts', 'video/mp2t'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['jpe', 'image/jpeg'],
  ['.mp4', 'video/mp4'],
  ['.mp3', 'audio/mpeg'],
  ['.xml', 'application/xml'],
  ['.zip', 'application/zip'],
  ['.rar', 'application/vnd.rar'],
  ['.ico', 'image/vnd.microsoft.icon'],
  ['.bmp', 'image/bmp'],
  ['.stl', 'model/stl'],
  ['.obj', 'model/obj'],
  ['.woff2', 'font/woff2'],
  ['.mpp', 'application/vnd.ms-project'],
  ['.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['.yaml', 'application/yaml'],
  ['.yml', 'application/yaml'],
  ['.mkv', 'video/matroska'],
  ['.mka', 'audio/matroska'],
  ['.mk3d', 'video/matroska-3d'],
  ['.flac', 'audio/flac'],
  ['.zst', 'application/zstd'],
  ['.parquet', 'application/vnd.apache.parquet'],
  ['.cbor', 'application/cbor'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.jxl', 'image/jxl'],
  ['.wasm', 'application/wasm'],
  ['.toml', 'application/toml'],
  ['.p12', 'application/pkcs12'],
  ['.vcf', 'text/vcard'],
  ['.deb', 'application/vnd.debian.binary-package'],
  ['.sqlite', 'application/vnd.sqlite3'],
  ['.key', 'application/vnd.apple.keynote'],
  ['.dot', 'application/msword'],
  ['archive.tar.gz', 'application/gzip'],
  ['a/b/c.PNG', 'image/png'],
  ['C:\\a.b\\c.png', 'image/png'],
  ['https://example.org/a.png?b=c.d#e.f', 'image/png'],
])('%s is first of all %s', (name, type) => {
  expect(find(name).by).toBe('extension');
  expect(typesIn(name)[0]).toBe(type);
});

test(`${debianTypes.length} of the registrations have the extensions that Debian has for them`, () => {
  const known = new Map(debianTypes as [string, string[]][]);
  const mine = [...REGISTERED].filter(([type]) => known.has(type));
  expect(mine).toHaveLength(known.size);
  for (const [type, own] of mine) expect([type, known.get(type)]).toEqual([type, expect.arrayContaining([...own])]);
  // Newer than Debian's list.
  expect([...REGISTERED.keys()].filter((type) => !known.has(type)).sort()).toEqual([
    'application/vnd.apache.parquet',
    'application/yaml',
    'audio/matroska',
    'video/matroska',
    'video/matroska-3d',
  ]);
});

test('each registration is of a type of IANA’s, and is what a server is told', () => {
  for (const [type, own] of REGISTERED) {
    expect([type, (db as Readonly<Record<string, { source?: string }>>)[type]?.source]).toEqual([type, 'iana']);
    for (const extension of own) expect(typesIn(`.${extension}`)).toContain(type);
  }
  expect(configure('.yaml\n.mkv', { target: 'nginx' })).toBe(
    'types {\n  application/yaml yaml yml;\n  video/matroska mkv;\n}\n',
  );
  expect(configure('zst\napplication/vnd.apache.parquet', { target: 'apache' })).toBe(
    'AddType application/zstd .zst\nAddType application/vnd.apache.parquet .parquet\n',
  );
});

/* mime-db has IANA's types where Python 3.11 has older ones (troff, sgml), and no entry for some that Python has. */
const OTHERWISE_IN_PYTHON =
  '3g2 3gp 3gpp2 a ass bat c h h5 ksh loas m3u man me mif mjs mpa ms nws o obj opus pl ppa pwz py pyc pyo ram rdf roff sgm sgml srt t tr wiz wsdl xlb xpdl';

test(`${pythonTypes.length} extensions have the type that Python has for them, but for those that are listed`, () => {
  const different = pythonTypes.filter(([extension = '', type = '']) => !typesIn(`.${extension}`).includes(type));
  expect(different.map(([extension]) => extension).join(' ')).toBe(OTHERWISE_IN_PYTHON);
  expect(pythonTypes.length - different.length).toBeGreaterThan(100);
});

test('a type has its extensions, whatever its case and parameters', () => {
  const { types, parameters } = find('Content-Type: TEXT/HTML; Charset="utf-8" ;x="a;\\"b"');
  expect(types.flatMap((item) => item.extensions)).toEqual(expect.arrayContaining(['html', 'htm']));
  expect(parameters).toEqual([
    { name: 'charset', value: 'utf-8' },
    { name: 'x', value: 'a;"b' },
  ]);
  expect(notesOf((note) => search('text/html;charset', { all: false }, note))).toEqual([
    'warning.badParameter',
    'note.parameters',
  ]);
  expect(new Set(typesIn('font/*').map((type) => type.split('/')[0]))).toEqual(new Set(['font']));
  expect(typesIn('*/*')).toHaveLength(2522);
});

test('words of type, extension and name are found, the format that is meant first', () => {
  expect(typesIn('excel')[0]).toMatch(/excel|spreadsheetml/);
  expect(typesIn('microsoft word')).toContain(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  );
  expect(typesIn('svg vector')).toEqual(['image/svg+xml']);
  expect(typesIn('pdf')[0]).toBe('application/pdf');
  expect(typesIn('markdown')[0]).toBe('text/markdown');
  // The well-known pictures before the others, and before what has the word in its name.
  const pictures = typesIn('image');
  expect(pictures.slice(0, 15)).toContain('image/png');
  expect(pictures.indexOf('image/aces')).toBeLessThan(pictures.indexOf('application/x-iso9660-image'));
  // Without an extension, and yet what is meant.
  expect(typesIn('form-data')).toEqual(['multipart/form-data']);
});

test('what is unknown has offers', () => {
  expect(find('.jpgg')).toMatchObject({ by: 'nothing', types: [] });
  expect(find('.jpgg').nearest).toContain('.jpg');
  expect(find('text/javscript').nearest[0]).toBe('text/javascript');
  expect(find('.qqqqqq').nearest).toEqual([]);
  expect(find('.a').types).toEqual([]);
  expect(find('constructor')).toMatchObject({ by: 'nothing', nearest: [] });
  expect(notesOf((note) => search('a.tsx', { all: false }, note))).toEqual(['note.typescript']);
  expect(notesOf((note) => search('x'.repeat(1001), { all: false }, note))).toEqual(['warning.cut']);
});

test('any question has an answer', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-z]{1,9}\/[a-z;="\\.+]{1,20}$/)),
      (query) => {
        const { by, types, nearest } = find(query);
        expect(by === 'nothing').toBe(types.length === 0);
        expect(nearest.every((offer) => find(offer).types.length > 0)).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

const bytes = (...parts: readonly number[]) => new Blob([Uint8Array.from(parts)]);
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

test('a file is known by name, browser and content', async () => {
  const named = (blob: Blob, name: string) => identify(blob, { name }, silent);
  expect(await named(bytes(...PNG), 'a.png')).toMatchObject({
    byName: 'image/png',
    byContent: 'image/png',
    agrees: true,
  });
  expect(await named(bytes(...PNG), 'a.jpg')).toMatchObject({ byName: 'image/jpeg', agrees: false });
  expect(await named(bytes(...PNG), 'png')).toMatchObject({ extension: '', byName: null, agrees: true });
  const said = new Blob([Uint8Array.from(PNG)], { type: 'text/html;charset=utf-8' });
  expect(await named(said, 'a.png')).toMatchObject({ byBrowser: 'text/html', agrees: false });
  const zip = bytes(0x50, 0x4b, 3, 4);
  expect(await named(zip, 'a.docx')).toMatchObject({ byContent: 'application/zip', agrees: true });
  expect(await named(zip, 'a.pdf')).toMatchObject({ agrees: false });
  expect(await identify(new File(['{}'], 'a.json'), { name: '' }, silent)).toMatchObject({ extension: 'json' });
});

test('servers are configured', () => {
  const written = (text: string, target: Parameters<typeof configure>[1]['target']) => configure(text, { target });
  expect(written('', 'nginx')).toBe('');
  expect(written('.svg\nimage/SVG+xml', 'nginx')).toBe('types {\n  image/svg+xml svg svgz;\n}\n');
  expect(written('svg', 'apache')).toBe('AddType image/svg+xml .svg .svgz\n');
  expect(written('webp', 'iis')).toContain('<mimeMap fileExtension=".webp" mimeType="image/webp" />');
  expect(written('webp;image/avif', 'accept')).toBe('Accept: image/webp, image/avif\n');
  expect(written('a.css\nb.png', 'contentType')).toBe(
    'Content-Type: text/css; charset=utf-8\nContent-Type: image/png\n',
  );
  expect(written('multipart/form-data', 'contentType')).toBe('Content-Type: multipart/form-data\n');
  expect(() => written('webp\n  zzz ', 'nginx')).toThrow(
    expect.objectContaining({
      code: 'error.unknown',
      where: { at: expect.objectContaining({ offset: 7, endOffset: 10 }) },
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      try {
        written(text, 'nginx');
      } catch (error) {
        expect(error).toBeInstanceOf(ToolError);
      }
    }),
  );
});

test('extensions are read from names, and types recognised', () => {
  expect(['.tar.gz', 'png', 'a.b/c', 'A.PNG?x=.gif'].map(extensionOf)).toEqual(['gz', 'png', '', 'png']);
  expect(typesOf('constructor')).toEqual([]);
  expect(['image/png', 'Content-Type: text/html; charset=utf-8', 'image/*'].map(detectType)).toEqual([0.9, 0.9, 0.9]);
  expect(['and/or', '/usr/bin', 'text / html', 'application'].map(detectType)).toEqual([0, 0, 0, 0]);
});
