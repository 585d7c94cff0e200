import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { initialValues } from '#engine/options';
import { linesOf, ofCard, ofType, type Options, type TextOption } from './fields.ts';
import { hostOf } from './host-of.ts';
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
  return notes.filter((note) => !note.startsWith('note.missing'));
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
    { numRuns: 1000 },
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
    { numRuns: 500 },
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
        many === true ? fc.array(line).map((all) => linesOf(all.join('\n')).join('\n')) : line,
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
    { numRuns: 600 },
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
    'note.url url example.com',
    'note.url image ftp://example.com/a.png',
    'note.size imageWidth 0',
    'note.size imageHeight 12.5',
    'note.seconds duration 3:05',
    'note.url musicians nobody',
    'note.handle site name',
  ]);
});

test('dates are those of the calendar', () => {
  const article = (published: string) => notesOf({ type: 'article', title: 'x', published });
  for (const good of ['2024-02-29', '2026-01-31T12:00:00Z', '2026-01-31T12:00+02:00', '2026-12-31T23:59:59.5Z'])
    expect(article(good), good).toEqual([]);
  for (const bad of ['2023-02-29', '31.01.2026', '2026-13-01', '2026-01-31T24:00Z', 'tomorrow'])
    expect(article(bad), bad).toHaveLength(1);
});

test('10,000 broken pages give facts or a coded error', () => {
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
  for (let turn = 0; turn < 10_000; turn += 1) {
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

test('the host of a card', () => {
  expect(hostOf(' https://www.example.com/a ')).toBe('example.com');
  expect(hostOf('/a')).toBe('');
});
