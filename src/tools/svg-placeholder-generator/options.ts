import { choice, content, flag, integer, type Values } from '#engine/options';

/** Pixels of a side. */
const SIDE = { min: 1, max: 10_000 } as const;

/** How a picture looks, and in which form it is given (`as`). */
export const pictureOptions = {
  width: integer({ initial: 600, ...SIDE }),
  height: integer({ initial: 350, ...SIDE }),
  text: content('', { maxLength: 2000 }),
  background: content('#cccccc'),
  color: content('#333333'),
  fontSize: integer({ initial: 26, ...SIDE }),
  fit: flag(false),
  fill: choice(['plain', 'gradient', 'stripes'], 'plain'),
  second: content('#999999'),
  radius: integer({ initial: 0, min: 0, max: SIDE.max }),
  border: integer({ initial: 0, min: 0, max: SIDE.max }),
  cross: flag(false),
  lineColor: content('#999999'),
  exact: flag(true),
  as: choice(['svg', 'base64', 'percent', 'html', 'css', 'markdown', 'react'], 'svg', {
    asWritten: { svg: 'SVG', html: 'HTML <img>', css: 'CSS', markdown: 'Markdown', react: 'React' },
  }),
};

export type Options = Values<typeof pictureOptions>;
