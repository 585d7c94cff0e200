import { expect, test } from 'vitest';
import { contrastOf, readColor } from './hex-color.ts';

test('colors have three, four, six or eight digits', () => {
  expect(readColor('#AbC')).toEqual({ hex: '#aabbcc', alpha: 1 });
  expect(readColor(' 0a0b0c00 ')).toEqual({ hex: '#0a0b0c', alpha: 0 });
  expect(readColor('#f008')).toEqual({ hex: '#ff0000', alpha: 0x88 / 255 });
  for (const wrong of ['', '#', '#12345', '#ggg', 'red', '#1234567']) expect(readColor(wrong)).toBeUndefined();
});

const contrast = (foreground: string, background: string) => {
  const [front, back] = [readColor(foreground), readColor(background)];
  if (front === undefined || back === undefined) return undefined;
  const { ratio, isInverted } = contrastOf(front, back);
  return [Number(ratio.toFixed(2)), isInverted];
};

// The ends of the scale, and grays whose ratios are well known (WCAG 2.2, relative luminance).
test.each([
  ['#000', '#fff', 21, false],
  ['#fff', '#000', 21, true],
  ['#777', '#fff', 4.48, false],
  ['#767676', '#fff', 4.54, false],
  ['#fff', '#fff', 1, false],
  // What is clear shows white paper; half a black on it is a gray.
  ['#000', '#0000', 21, false],
  ['#00000080', '#fff', 4, false],
])('the contrast of %s on %s is %d', (foreground, background, ratio, isInverted) => {
  expect(contrast(foreground, background)).toEqual([ratio, isInverted]);
});
