import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { initialValues } from '#engine/options';
import { solidLines } from '#lib/solid-lines';
import { cardOf, networks } from './cards.ts';
import { ofCard, ofType, type Options, type TextOption } from './fields.ts';
import { generate as operation } from './operations.ts';
import { generate } from './logic.ts';
import python from './python-vectors.json' with { type: 'json' };
import { read } from './read.ts';
import { TYPES } from './page-types.ts';

const silent = () => undefined;
const write = (options: Partial<Options>) => generate({ ...initialValues(operation.options), ...options }, silent);
const notesOf = (options: Partial<Options>) => {
  const notes: string[] = [];
  generate({ ...initialValues(operation.options), ...options }, (code, params, where) =>
    notes.push([code, where?.option, params?.['value']].filter((part) => part !== undefined).join(' ')),
  );
  return notes.filter((note) => !note.startsWith('warning.missing'));
};

/** The tags with their attributes, as parse5 reads them. */
const tagsOf = (html: string) =>
  parseFragment(html).childNodes.flatMap((node: DefaultTreeAdapterTypes.ChildNode) =>
    'attrs' in node ? [Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))] : [],
  );

test('values are escaped: the vector of the brief', () => {
  expect(write({ title: 'T "q" <x> & y' })).toContain('content="T &quot;q&quot; &lt;x&gt; &amp; y"');
});

test('a title alone gives four tags, none of them empty', () => {
  expect(tagsOf(write({ title: 'Only' }))).toEqual([
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: 'Only' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: 'Only' },
  ]);
});

test.each([
  ['en_US', 'en_US', []],
  ['tl_PH', 'tl_PH', []],
  ['en-US', 'en_US', ['note.localeWritten locale en-US']],
  ['PT-br', 'pt_BR', ['note.localeWritten locale PT-br']],
  ['de_de.UTF-8', 'de_DE', ['note.localeWritten locale de_de.UTF-8']],
  ['zh-Hans-CN', 'zh_CN', ['note.localeWritten locale zh-Hans-CN']],
  ['zh-Hant-CN', 'zh-Hant-CN', ['warning.locale locale zh-Hant-CN']],
  ['sr-Latn-RS', 'sr-Latn-RS', ['warning.locale locale sr-Latn-RS']],
  ['ca-ES-valencia', 'ca-ES-valencia', ['warning.locale locale ca-ES-valencia']],
  ['en', 'en', ['warning.locale locale en']],
  ['English', 'English', ['warning.locale locale English']],
])('the locale %s is written as %s, and nothing of it is lost', (locale, written, notes) => {
  for (const form of ['html', 'jsx', 'nextjs'] as const) expect(write({ locale, form })).toContain(`"${written}"`);
  expect(notesOf({ locale })).toEqual(notes);
});

test('a lone surrogate, which no page can hold, is replaced and noted at its field', () => {
  expect(write({ title: 'a\ud83d', tags: '\udc00', type: 'article' }).match(/\ufffd/g)).toHaveLength(3);
  expect(notesOf({ title: 'a\ud83d', tags: '\udc00', type: 'article' })).toEqual([
    'warning.replacedSurrogate title',
    'warning.replacedSurrogate tags',
  ]);
});

test('another type leaves nothing of the one before', () => {
  const song = { title: 'x', type: 'music.song', duration: '185', albums: 'https://example.com/a | 1 | 7' } as const;
  expect(write(song)).toContain('music:album:track');
  expect(write({ ...song, type: 'website' })).not.toContain('music:');
});

const hostile = fc.string({ unit: fc.constantFrom(...'aB7é"\'<>&={}`/\\\n\t ;#-!日😀') });

test('whatever is typed, parse5 finds the tags that were meant and nothing more', () => {
  fc.assert(
    fc.property(hostile, hostile, fc.constantFrom('html', 'jsx'), (title, site, form) => {
      const meta = tagsOf(write({ title, siteName: site, site, themeColor: title, form }));
      const expected = [
        ['theme-color', title],
        ['og:type', 'website'],
        ['og:title', title],
        ['og:site_name', site],
        ['twitter:card', 'summary_large_image'],
        ['twitter:site', site],
        ['twitter:title', title],
      ].flatMap(([name, value = '']) => (value.trim() === '' ? [] : [[name, value.trim()]]));
      expect(meta.map((tag) => [tag['property'] ?? tag['name'], tag['content']])).toEqual(expected);
      for (const tag of meta) expect(Object.keys(tag)).toHaveLength(2);
    }),
    { numRuns: 200 },
  );
});

test('a script of JSON-LD ends where it should and holds the values', () => {
  fc.assert(
    fc.property(fc.oneof(hostile, fc.constantFrom('</script><p>', '<!--<script>')), (title) => {
      fc.pre(title.trim() !== '');
      const nodes = parseFragment(write({ title, jsonLd: true })).childNodes.filter(
        ({ nodeName }) => nodeName === 'script',
      );
      expect(nodes).toHaveLength(1);
      const [script] = nodes as DefaultTreeAdapterTypes.Element[];
      const text = (script?.childNodes[0] as DefaultTreeAdapterTypes.TextNode).value;
      expect(JSON.parse(text)).toMatchObject({ name: title.trim() });
    }),
    { numRuns: 200 },
  );
});

/** Fields of every kind, filled with texts of one line. */
const filled = fc
  .tuple(fc.constantFrom(...TYPES), fc.constantFrom(...operation.options.card.choices))
  .chain(([type, card]) => {
    const names: readonly TextOption[] = ['title', 'description', 'url', 'siteName', 'image', 'site', 'robots'];
    const line = hostile.map((text) => text.replaceAll(/[\n|]/g, ' ').trim());
    const own = [...ofType[type], ...ofCard[card]];
    const texts = Object.fromEntries(names.map((name) => [name, line]));
    const lines = Object.fromEntries(
      own.map(({ option, many }) => [
        option,
        many === true ? fc.array(line).map((all) => solidLines(all.join('\n')).join('\n')) : line,
      ]),
    );
    return fc.record({ type: fc.constant(type), card: fc.constant(card), ...texts, ...lines });
  });

test('what was written is read back, whatever the type', () => {
  fc.assert(
    fc.property(filled, (options) => {
      const expected = Object.fromEntries(
        Object.entries(options as Record<string, string>).filter(([, value]) => value !== ''),
      );
      const { values, others } = read(write(options), silent);
      expect({ values, others }).toEqual({ values: expected, others: [] });
    }),
    { numRuns: 200 },
  );
});

test('discs, tracks and roles stay with what they belong to', () => {
  const options = {
    type: 'music.album',
    title: 'x',
    songs: 'https://example.com/1 | 1 | 2\nhttps://example.com/2 |  | 3\nhttps://example.com/3',
  } as const;
  expect(read(write(options), silent).values.songs).toBe(options.songs);
});

test('discs and tracks are written as ogp.me names them', () => {
  const song = { type: 'music.album', title: 'x', songs: 'https://example.com/1 | 1 | 2' } as const;
  expect(tagsOf(write(song)).filter(({ property = '' }) => property.startsWith('music:'))).toEqual([
    { property: 'music:song', content: 'https://example.com/1' },
    { property: 'music:song:disc', content: '1' },
    { property: 'music:song:track', content: '2' },
  ]);
});

test('what depends on an image or a kind of card is not written without it', () => {
  const options = { title: 'x', imageAlt: 'A jetty', imageWidth: '1200', appName: 'Lake' };
  expect(write(options)).not.toMatch(/jetty|1200|Lake/);
  expect(write({ ...options, image: 'https://example.com/a.png', card: 'app' })).toMatch(/jetty[^]*1200[^]*Lake/);
});

test('a part that is repeated belongs to nothing', () => {
  const page =
    '<meta property="og:type" content="music.album"><meta property="music:song" content="https://example.com/1">' +
    '<meta property="music:song:disc" content="1"><meta property="music:song:disc" content="2">';
  expect(read(page, silent)).toEqual({
    values: { type: 'music.album', songs: 'https://example.com/1 | 1' },
    others: [{ name: 'music:song:disc', content: '2' }],
  });
});

test('the title of a drawing is not that of the page', () => {
  const page = '<meta property="og:locale" content="en_US"><body><svg><title>Logo</title></svg>';
  expect(read(page, silent).values).toEqual({ locale: 'en_US' });
});

test('Open Graph comes before what stands in for it, which is kept', () => {
  const page =
    '<meta property="og:title" content="Graph"><meta name="twitter:title" content="X"><title>Page</title>' +
    '<meta name="twitter:description" content="Only here">';
  expect(read(page, silent)).toEqual({
    values: { title: 'Graph', description: 'Only here', basics: 'true' },
    others: [
      { name: 'twitter:title', content: 'X' },
      { name: 'title', content: 'Page' },
    ],
  });
});

test.each([
  [{ imageWidth: '600', imageHeight: '315' }, false],
  [{ imageWidth: '599', imageHeight: '315' }, true],
  [{ imageWidth: '600', imageHeight: '314' }, true],
  [{ imageHeight: '314' }, true],
  [{}, false],
])('an image of %j is small: %s', (size, isSmall) => {
  const notes = notesOf({ title: 'x', url: 'https://example.com/', image: 'https://example.com/a.png', ...size });
  expect(notes).toEqual(isSmall ? ['warning.smallImage'] : []);
});

test('JSON-LD has a duration as schema.org wants it', () => {
  const movie = {
    type: 'video.movie',
    title: 'The Rock',
    duration: '8160',
    directors: 'Michael Bay',
    jsonLd: true,
  } as const;
  const [, json = ''] = /<script[^>]*>([^]*)<\/script>/.exec(write(movie)) ?? [];
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Movie',
    name: 'The Rock',
    director: [{ '@type': 'Person', name: 'Michael Bay' }],
    duration: 'PT8160S',
  });
});

test(`${python.length} pages are read as by Python's html.parser`, () => {
  const OPTIONS: Readonly<Record<string, string>> = {
    'og:title': 'title',
    'og:description': 'description',
    'og:url': 'url',
    'og:image': 'image',
    'og:image:alt': 'imageAlt',
    'og:site_name': 'siteName',
    'og:locale': 'locale',
  };
  for (const { page, found } of python) {
    const expected = Object.fromEntries(found.map(([name = '', content]) => [OPTIONS[name], content]));
    expect(read(page, silent)).toEqual({ values: expected, others: [] });
  }
});

test('each kind of value that is wrong is said, at its field', () => {
  expect(
    notesOf({
      type: 'music.song',
      title: 'x',
      url: 'example.com',
      image: 'ftp://example.com/a.png',
      imageWidth: '0',
      imageHeight: '12.5',
      site: 'name',
      duration: '3:05',
      musicians: 'https://example.com/a\nnobody',
    }),
  ).toEqual([
    'warning.url url example.com',
    'warning.url image ftp://example.com/a.png',
    'warning.size imageWidth 0',
    'warning.size imageHeight 12.5',
    'warning.seconds duration 3:05',
    'warning.url musicians nobody',
    'warning.handle site name',
  ]);
});

test('dates are those of the calendar', () => {
  const article = (published: string) => notesOf({ type: 'article', title: 'x', published });
  for (const good of ['2024-02-29', '2026-01-31T12:00:00Z', '2026-01-31T12:00+02:00', '2026-12-31T23:59:59.5Z'])
    expect(article(good), good).toEqual([]);
  for (const bad of ['2023-02-29', '31.01.2026', '2026-13-01', '2026-01-31T24:00Z', 'tomorrow'])
    expect(article(bad), bad).toHaveLength(1);
});

test('500 broken pages give facts or a coded error', () => {
  const seeds = python.slice(0, 20).map(({ page }) => page);
  const pieces = [
    '<',
    '>',
    '"',
    '&',
    '<!--',
    '</script>',
    '<title>',
    '<svg>',
    '<template>',
    '\0',
    '|',
    '<meta property=og:type content=book>',
  ];
  let state = 1;
  const next = (below: number) => (state = (state * 48271) % 2147483647) % below;
  for (let turn = 0; turn < 500; turn += 1) {
    let page = (seeds[next(seeds.length)] ?? '').slice(0, 400);
    for (let change = next(5); change >= 0; change -= 1) {
      const at = next(page.length + 1);
      page = page.slice(0, at) + (pieces[next(pieces.length)] ?? '') + page.slice(at + next(12));
    }
    try {
      expect(read(page, silent).values).toBeDefined();
    } catch (error) {
      expect(error).toBeInstanceOf(ToolError);
    }
  }
});

describe('cards', () => {
  const page = {
    ...initialValues(operation.options),
    url: ' https://www.example.com/a ',
    description: 'A page',
    siteName: 'Site',
  };

  test.each([
    ['Facebook', { head: 'EXAMPLE.COM', description: 'A page', foot: '', isLarge: true }],
    ['X', { head: '', description: '', foot: 'example.com', isLarge: true }],
    ['LinkedIn', { head: '', description: '', foot: 'example.com', isLarge: true }],
    ['Slack', { head: 'Site', description: 'A page', foot: '', isLarge: true }],
    ['Discord', { head: 'Site', description: 'A page', foot: '', isLarge: true }],
  ] as const)('%s', (network, card) => {
    expect(cardOf(network, page)).toEqual(card);
  });

  test('a small card of X has a description, and Slack takes the host where the site has no name', () => {
    const small = { ...page, card: 'summary', siteName: '' } as const;
    expect(cardOf('X', small)).toMatchObject({ description: 'A page', isLarge: false });
    expect(cardOf('Slack', small)).toMatchObject({ head: 'example.com', isLarge: false });
  });

  test('a small image is a square on Facebook', () => {
    expect(cardOf('Facebook', { ...page, imageWidth: '300' }).isLarge).toBe(false);
  });

  test('a page without a full URL has no host', () => {
    expect(networks.map((network) => cardOf(network, { ...page, url: '/a', siteName: '' }).head)).toEqual(
      networks.map(() => ''),
    );
  });
});
