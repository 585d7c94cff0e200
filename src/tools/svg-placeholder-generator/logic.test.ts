// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#engine/options';
import { fromBase64 } from '#lib/bytes';
import { draw } from './logic.ts';
import { pictureOptions, type Options } from './options.ts';

const initial = initialValues(pictureOptions);
const write = (options: Partial<Options> = {}) => draw({ ...initial, ...options }, () => undefined);
/** Parsed as an XML parser does, which refuses what is not well-formed. */
function parse(svg: string): Element {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror'), svg).toBeNull();
  return document.documentElement;
}
const linesIn = (svg: string) => [...parse(svg).querySelectorAll('tspan')].map(({ textContent }) => textContent);

test('the initial picture says its size', () => {
  const svg = parse(write());
  expect(svg.getAttribute('viewBox')).toBe('0 0 600 350');
  expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual(['600', '350']);
  expect(svg.querySelector('text')?.textContent).toBe('600x350');
});

test('without an exact size it takes the place it is given', () => {
  const svg = parse(write({ exact: false }));
  expect([svg.hasAttribute('width'), svg.hasAttribute('height')]).toEqual([false, false]);
  expect(svg.getAttribute('viewBox')).toBe('0 0 600 350');
});

test('a text is escaped and stays what it is', () => {
  expect(linesIn(write({ text: 'a<b&"c"' }))).toEqual(['a<b&"c"']);
  expect(linesIn(write({ text: '<script>alert(1)</script>\n\n]]>' }))).toEqual([
    '<script>alert(1)</script>',
    '',
    ']]>',
  ]);
});

const caption = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom(...'<>&"\'%#()[]\\ \n\t', ']]>', '&amp;'),
      fc.string({ unit: 'grapheme', maxLength: 1 }),
    ),
  })
  .filter((text) => text.trim() !== '' && /^[\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u.test(text));
const side = fc.integer({ min: 1, max: 10_000 });

describe('whatever is typed', () => {
  test('is well-formed, in the markup and in each address', () => {
    fc.assert(
      fc.property(
        caption,
        side,
        side,
        fc.record({
          fill: fc.constantFrom('plain', 'gradient', 'stripes'),
          radius: fc.integer({ min: 0, max: 10_000 }),
          cross: fc.boolean(),
          fit: fc.boolean(),
        }),
        (text, width, height, look) => {
          const options = { text, width, height, ...look };
          const svg = write(options);
          expect(linesIn(svg)).toEqual(text.split('\n'));
          const base64 = write({ ...options, as: 'base64' });
          expect(new TextDecoder().decode(fromBase64(base64.slice(base64.indexOf(',') + 1)))).toBe(svg);
          const percent = write({ ...options, as: 'percent' });
          expect(percent).toMatch(/^data:image\/svg\+xml,[^"<>\s()\\#]+$/);
          const decoded = decodeURIComponent(percent.slice(percent.indexOf(',') + 1));
          // A line break at the start of the markup is all that the address lacks.
          expect(parse(decoded).isEqualNode(parse(svg.replace(/>\n\s*/g, '>')))).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('is the alternative text of a snippet', () => {
    fc.assert(
      fc.property(caption, (text) => {
        const image = new DOMParser().parseFromString(write({ text, as: 'html' }), 'text/html').querySelector('img');
        expect(image?.alt).toBe(text.replace(/\s+/g, ' ').trim());
        expect(image?.src).toBe(write({ text, as: 'percent' }));
      }),
    );
  });
});

test('an address with percent signs is shorter than Base64', () => {
  const looks: Partial<Options>[] = [
    {},
    { fill: 'gradient', cross: true, radius: 9 },
    { text: 'Two\nlines', border: 3 },
  ];
  for (const look of looks) {
    expect(write({ ...look, as: 'percent' }).length).toBeLessThan(write({ ...look, as: 'base64' }).length);
  }
});

test('a text that is made to fit does', () => {
  const notes: string[] = [];
  for (const [width, height, text] of [
    [728, 90, 'A rather long line of a leaderboard'],
    [50, 400, 'narrow'],
    [300, 300, '汉字占位图片\n😀😀😀😀😀😀😀😀'],
  ] as const) {
    const svg = draw({ ...initial, width, height, text, fit: true }, (code) => void notes.push(code));
    expect(Number(parse(svg).querySelector('text')?.getAttribute('font-size'))).toBeGreaterThan(8);
  }
  expect(notes).toEqual([]);
  draw({ ...initial, width: 100 }, (code) => void notes.push(code));
  expect(notes).toEqual(['warning.overflow']);
});

test('an opacity has an attribute of its own', () => {
  const svg = parse(write({ background: '#1a2b3c80', cross: true, border: 2, lineColor: '#f00' }));
  expect(svg.querySelector('rect')?.getAttribute('fill')).toBe('#1a2b3c');
  expect(svg.querySelector('rect')?.getAttribute('fill-opacity')).toBe('0.502');
  expect(svg.querySelector('path')?.getAttribute('stroke')).toBe('#ff0000');
});

test('corners and border stay inside the picture', () => {
  const [filled, border] = parse(write({ width: 100, height: 40, radius: 99, border: 6 })).querySelectorAll('rect');
  const sizes = (element: Element | undefined) =>
    ['x', 'y', 'width', 'height', 'rx', 'stroke-width'].map((name) => element?.getAttribute(name));
  expect(sizes(filled)).toEqual([null, null, '100', '40', '20', null]);
  expect(sizes(border)).toEqual(['3', '3', '94', '34', '17', '6']);
});

test('a gradient goes from one color to the other, each with its opacity', () => {
  const stops = parse(write({ fill: 'gradient', background: '#11223380', second: '#445566' })).querySelectorAll('stop');
  const looks = Array.from(stops, (stop) =>
    ['offset', 'stop-color', 'stop-opacity'].map((name) => stop.getAttribute(name)),
  );
  expect(looks).toEqual([
    ['0', '#112233', '0.502'],
    ['1', '#445566', null],
  ]);
});

test('a text that fits leaves a tenth of the width at each side', () => {
  const size = parse(write({ width: 1000, height: 1000, text: 'x'.repeat(20), fit: true }))
    .querySelector('text')
    ?.getAttribute('font-size');
  // 20 characters of 0.6 em are 0.8 of 1000 pixels.
  expect(size).toBe('66');
});
