/** The forms that a color is shown and typed in, in the order of the page. */
export const formats = [
  'hex',
  'rgb',
  'hsl',
  'hsv',
  'hwb',
  'lch',
  'cmyk',
  'name',
  'oklch',
  'oklab',
  'lab',
  'p3',
  'argb',
  'floats',
] as const;

export type Format = (typeof formats)[number];
