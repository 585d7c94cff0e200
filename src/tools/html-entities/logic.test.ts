import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, test } from 'vitest';
import { decode } from './decode.ts';
import { encode } from './encode.ts';
import vectors from './vectors.json';

const quiet = () => undefined;
const decoded = (text: string, attribute = false) => decode(text, { attribute, repeat: false }, quiet);
type Encoding = Parameters<typeof encode>[1];
const encoded = (text: string, scope: Encoding['scope'] = 'markup', notation: Encoding['notation'] = 'named') =>
  encode(text, { scope, notation }, quiet);
function notesOf(text: string) {
  const notes: unknown[] = [];
  decode(text, { attribute: false, repeat: false }, (code, params) =>
    notes.push([code, params?.['count'], params?.['list']]),
  );
  return notes;
}

// The names of the HTML Standard, section 13.5; those that need no semicolon are there without one as well.
const names = vectors.names.split(' ');
const table = names.map((name, index) => [name, vectors.characters[index] ?? ''] as const);

describe('names', () => {
  test('are all read as by Python', () => {
    expect(table).toHaveLength(2231);
    for (const [name, characters] of table) expect([name, decoded(`&${name}`)]).toEqual([name, characters]);
  });

  test('are written for all characters that have one', () => {
    // An apostrophe is written as a number, and fj needs none.
    for (const characters of new Set(vectors.characters.filter((one) => one !== "'" && one !== 'fj'))) {
      const reference = encoded(characters, 'all');
      expect([characters, names.includes(reference.slice(1))]).toEqual([characters, true]);
      expect(decoded(reference)).toBe(characters);
    }
  });

  test('are those of HTML 4 where there is one', () => {
    expect(vectors.html4.length).toBeGreaterThan(250);
    for (const entry of vectors.html4) {
      const [character = ''] = entry;
      const name = entry.slice(character.length);
      // Angle brackets are others in HTML 4.
      if (name !== 'lang' && name !== 'rang') expect(encoded(character, 'all')).toBe(`&${name};`);
    }
  });
});

test.each(vectors.rows as [string, string, string][])(
  '%j is unescaped and escaped as by Python',
  (text, plain, escaped) => {
    expect(decoded(text)).toBe(plain);
    expect(encoded(text).replaceAll('&#39;', '&#x27;')).toBe(escaped);
  },
);

const name = fc.constantFrom(...names);
const pieces = fc.oneof(
  fc.constantFrom('&', '&#', '&#x', ';', '=', 'a', '7', ' ', '&nope;', '&#38', '&#x110000;', '&#xFDD0;', '&#1;'),
  fc.tuple(name, fc.constantFrom('', ';', '=', '9', 'z', ' ')).map(([one, end]) => `&${one}${end}`),
  fc.nat(0x11ffff).map((code) => `&#${code};`),
  fc.nat(0x2ff).map((code) => `&#x${code.toString(16)}`),
);
const references = fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join(''));

/** The text of an element and of an attribute, as parse5 reads them. */
function parsed(text: string) {
  const [element] = parseFragment(`<p title="${text}">${text}</p>`).childNodes as DefaultTreeAdapterTypes.Element[];
  const [content] = (element?.childNodes ?? []) as DefaultTreeAdapterTypes.TextNode[];
  return { text: content?.value ?? '', attribute: element?.attrs[0]?.value };
}

test('texts and attributes are decoded as by an HTML parser', () => {
  fc.assert(
    fc.property(references, (text) => {
      expect(decoded(text)).toBe(parsed(text).text);
      expect(decoded(text, true)).toBe(parsed(text).attribute);
    }),
    { numRuns: 200 },
  );
});

/** Among them those that numbers mean something else for in HTML. */
const controls = fc.string({ unit: fc.nat(0x9f).map((code) => String.fromCharCode(code)) });
const texts = fc.oneof(controls, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), references);
const scopes = fc.constantFrom('markup', 'nonAscii', 'all');
const notations = fc.constantFrom('named', 'decimal', 'hex');

test('what is encoded is decoded to the same, and safe where it is put', () => {
  fc.assert(
    fc.property(texts, scopes, notations, (text, scope, notation) => {
      const written = encoded(text, scope, notation);
      expect(decoded(written)).toBe(text);
      expect(written).not.toMatch(/[<>"']|&(?![#\w]+;)/);
      if (scope !== 'markup') expect(written.replaceAll(/[\x80-\x9f\ud800-\udfff]/g, '')).not.toMatch(/[^\0-\x7f]/);
      if (scope === 'all') expect(written.replaceAll(/[\0\x80-\x9f\ud800-\udfff]|&#?\w+;/g, '')).toBe('');
    }),
    { numRuns: 200 },
  );
});

test('notes say what was assumed, and how often', () => {
  expect(notesOf('&nope; &nope; &bad; &#; &#x;')).toEqual([['warning.unknown', 5, '&nope; &bad; &#; &#x;']]);
  expect(notesOf('&copy &notit; &#65')).toEqual([['note.unended', 3, '&copy &not &#65']]);
  expect(notesOf('&#129; AT&T &')).toEqual([]);
  expect(notesOf('&#150;&#0;&#xDFFF;&#xFFFD;')).toEqual([
    ['note.windows', 1, '&#150;'],
    ['warning.replaced', 2, '&#0; &#xDFFF;'],
  ]);
});

test('hostile input is decoded, and nothing is thrown', () => {
  const hostile = fc.string({ unit: fc.constantFrom(...'&#xX;aAltmp019fF<\0\ud800é '), maxLength: 30 });
  fc.assert(
    fc.property(hostile, fc.boolean(), fc.boolean(), (text, attribute, repeat) => {
      expect(decode(text, { attribute, repeat }, quiet)).toBeTypeOf('string');
    }),
    { numRuns: 300 },
  );
});
