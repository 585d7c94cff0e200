import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { expect, test } from 'vitest';
import { LEGACY, NAMES, NAMES_OF } from './entities.ts';
import { decode, encode } from './logic.ts';
import python from './python-vectors.json' with { type: 'json' };
import { listFound, lookUp } from './reference.ts';

const html = { syntax: 'html', attribute: false, repeat: false } as const;
const markup = { scope: 'markup', notation: 'named', syntax: 'html', keep: false, lines: false } as const;
const silent = () => undefined;
const notesOf = (text: string, options: Parameters<typeof decode>[1]) => {
  const notes: unknown[] = [];
  decode(text, options, (code, params) => notes.push([code, params?.['count'], params?.['list']]));
  return notes;
};

test('the names are those of Python', () => {
  const rows = [...NAMES].map(([name, characters]) => [`${name};`, characters] as const);
  const legacy = [...LEGACY].map((name) => [name, NAMES.get(name) ?? ''] as const);
  const all = [...rows, ...legacy].sort(([one], [other]) => (one < other ? -1 : 1));
  expect(all).toHaveLength(python.names);
  const table = all.map((row) => row.join('\t')).join('\n');
  expect(createHash('sha256').update(table).digest('hex')).toBe(python.sha256);
});

test('what HTML 4 has a name for gets that one', () => {
  for (const [character, name] of Object.entries(python.html4)) {
    // Angle brackets are others in HTML 4.
    if (name !== 'lang' && name !== 'rang') expect(NAMES_OF.get(character)?.[0]).toBe(name);
  }
});

test(`${python.rows.length} texts are decoded and encoded as by Python`, () => {
  expect(python.rows.length).toBeGreaterThanOrEqual(500);
  for (const [text = '', unescaped, escaped] of python.rows) {
    expect(decode(text, html, silent)).toBe(unescaped);
    expect(encode(text, markup, silent).replaceAll('&#39;', '&#x27;')).toBe(escaped);
  }
});

const name = fc.constantFrom(...NAMES.keys());
const pieces = fc.oneof(
  fc.constantFrom('&', '&#', '&#x', ';', '=', 'a', '7', ' ', '&nope;', '&#38', '&#x110000;', '&#xFDD0;', '&#1;'),
  name.map((one) => `&${one};`),
  name.map((one) => `&${one}`),
  fc.constantFrom(...LEGACY).chain((one) => fc.constantFrom('', ';', '=', '9', 'z', ' ').map((end) => `&${one}${end}`)),
  fc.nat(0x11ffff).map((code) => `&#${code};`),
  fc.nat(0x2ff).map((code) => `&#x${code.toString(16)}`),
);
const references = fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join(''));

/** The text of an element and of an attribute, as the parser of the HTML Standard reads them. */
function parsed(text: string) {
  const [element] = parseFragment(`<p title="${text}">${text}</p>`).childNodes as DefaultTreeAdapterTypes.Element[];
  const [content] = (element?.childNodes ?? []) as DefaultTreeAdapterTypes.TextNode[];
  return { text: content?.value ?? '', attribute: element?.attrs[0]?.value };
}

test('texts and attributes are decoded as by an HTML parser', () => {
  fc.assert(
    fc.property(references, (text) => {
      const expected = parsed(text);
      expect(decode(text, html, silent)).toBe(expected.text);
      expect(decode(text, { ...html, attribute: true }, silent)).toBe(expected.attribute);
    }),
    { numRuns: 2000 },
  );
});

/** Those that numbers mean something else for in HTML among them. */
const controls = fc.string({ unit: fc.nat(0x9f).map((code) => String.fromCharCode(code)) });

const encodings = fc.record({
  scope: fc.constantFrom('markup', 'attribute', 'nonAscii', 'all'),
  notation: fc.constantFrom('named', 'decimal', 'hex'),
  syntax: fc.constantFrom('html', 'xml'),
  lines: fc.boolean(),
  keep: fc.constant(false),
} as const);

test('what is encoded is decoded to the same, whatever the text', () => {
  fc.assert(
    fc.property(
      fc.oneof(controls, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), references),
      encodings,
      (text, options) => {
        const encoded = encode(text, options, silent);
        expect(decode(encoded, { ...html, syntax: options.syntax }, silent)).toBe(text);
      },
    ),
    { numRuns: 2000 },
  );
});

test('encoded text is safe where it is put', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), encodings, (text, options) => {
      const encoded = encode(text, options, silent);
      expect(encoded).not.toMatch(/[<>"']|&(?![#\w]+;)/);
      if (options.scope === 'attribute' && !options.lines) expect(encoded).not.toMatch(/[\s=`]/);
      if (options.scope === 'nonAscii') expect(encoded.replace(/[\x80-\x9f]/g, '')).not.toMatch(/[^\0-\x7f]/);
    }),
  );
});

test('10,000 broken texts are decoded, and nothing is thrown', () => {
  const alphabet = fc.string({ unit: fc.constantFrom(...'&#xX;aAltmp019fF<\0\ud800é '.split('')), maxLength: 30 });
  fc.assert(
    fc.property(alphabet, fc.boolean(), fc.constantFrom('html', 'xml'), (text, flag, syntax) => {
      const options = { syntax, attribute: flag, repeat: flag } as const;
      expect(typeof decode(text, options, silent)).toBe('string');
      expect(listFound(text).total).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 10_000 },
  );
});

test('notes say what was assumed, how often', () => {
  expect(notesOf('&nope; &nope; &bad; &#;', html)).toEqual([['note.unknown', 4, '&nope; &bad; &#;']]);
  expect(notesOf('&copy &notit; &#65', html)).toEqual([['note.unended', 3, '&copy &not &#65']]);
  expect(notesOf('&#129;', html)).toEqual([]);
  expect(notesOf('&#150;&#0;', html)).toEqual([
    ['note.windows', 1, '&#150;'],
    ['note.replaced', 1, '&#0;'],
  ]);
  expect(notesOf('&#128;', { ...html, syntax: 'xml' })).toEqual([]);
});

test('an entity is found by all that it is known by', () => {
  for (const query of ['♥', '&hearts;', 'hearts', 'heartsuit', 'U+2665', '&#9829;', '&#x2665;', 'black heart suit']) {
    expect(lookUp(query).rows[0]?.character).toBe('♥');
  }
  expect(lookUp('Dagger').rows[0]?.character).toBe('‡');
  expect(lookUp('dagger').rows[0]?.character).toBe('†');
  expect(lookUp('arrow').total).toBeGreaterThan(100);
  expect(lookUp('zzzz')).toEqual({ total: 0, rows: [] });
});
