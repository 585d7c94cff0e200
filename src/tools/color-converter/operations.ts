import { operation } from '#engine/operation';
import { choice, flag, LINE_LENGTH } from '#engine/options';

export const convert = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  reads: 'color',
  options: {
    /** What the text is written in; 'auto' recognises all that are not ambiguous. */
    from: choice(
      [
        'auto',
        'hex',
        'rgb',
        'hsl',
        'hsv',
        'hwb',
        'lab',
        'lch',
        'oklab',
        'oklch',
        'p3',
        'cmyk',
        'name',
        'argb',
        'floats',
      ],
      'auto',
      { words: 'format' },
    ),
    /** Commas, as in CSS Color 3, in rgb and hsl. */
    legacy: flag(false),
  },
  load: () => import('./logic.ts'),
  run: (logic, text, options, { note }) => logic.convert(text, options, note),
});
