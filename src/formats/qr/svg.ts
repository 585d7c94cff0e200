import type { Color } from '#lib/hex-color';
import type { QrValues } from './options.ts';

type Rows = readonly (readonly boolean[])[];

interface Look extends Pick<QrValues, 'margin' | 'shape' | 'logo'> {
  readonly foreground: Color;
  readonly background: Color;
  /** Pixels of a side; without it the picture takes the place it is given. */
  readonly size?: number;
}

const PLAIN: Look = {
  foreground: { hex: '#000', alpha: 1 },
  background: { hex: '#fff', alpha: 1 },
  margin: 4,
  shape: 'square',
  logo: '',
};
/** Modules of a side of a finder pattern. */
const FINDER = 7;
/**
 * Side of the field of a logo in that of the code: its 5 % of the area are far below the 30 % that level H restores, as
 * errors do not fall evenly on blocks.
 */
const LOGO_SIDE = 0.22;

/** A code as SVG, one unit for each module: black on white with a margin of four, unless the look is another. */
export function drawSymbol(rows: Rows, { foreground, background, size, margin, shape, logo }: Look = PLAIN): string {
  const side = rows.length + 2 * margin;
  const field = logo === '' ? 0 : logoField(rows.length);
  const start = (rows.length - field) / 2;
  const isCovered = (at: number) => at >= start && at < start + field;
  const seen = rows.map((row, y) => row.map((isDark, x) => isDark && !(isCovered(x) && isCovered(y))));
  const sized = size === undefined ? '' : ` width="${size}" height="${size}"`;
  const crisp = shape === 'square' ? ' shape-rendering="crispEdges"' : '';
  const dark = shape === 'square' ? drawRuns(seen, margin) : drawShapes(seen, margin, shape);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${sized} viewBox="0 0 ${side} ${side}"${crisp}>` +
    (background.alpha === 0 ? '' : `<path ${fill(background)} d="M0 0h${side}v${side}H0z"/>`) +
    `<path ${fill(foreground)} fill-rule="evenodd" d="${dark}"/>` +
    // Half a module stays free around it.
    (logo === '' ? '' : drawLogo(logo, margin + start + 0.5, field - 1)) +
    '</svg>\n'
  );
}

// Opacity of its own, as not every program knows colors of eight digits.
const fill = ({ hex, alpha }: Color): string =>
  `fill="${hex}"${alpha === 1 ? '' : ` fill-opacity="${Number(alpha.toFixed(3))}"`}`;

/** Modules of a side of the logo's field: odd, as is the side of the code. */
const logoField = (side: number): number => 2 * Math.round((side * LOGO_SIDE - 1) / 2) + 1;

const drawLogo = (href: string, at: number, side: number): string =>
  `<image x="${at}" y="${at}" width="${side}" height="${side}" href="${href}"/>`;

function drawRuns(rows: Rows, margin: number): string {
  const runs = rows.flatMap((row, y) => {
    const line = row.map((isDark) => (isDark ? '1' : '0')).join('');
    return Array.from(
      line.matchAll(/1+/g),
      ({ index, 0: { length } }) => `M${index + margin} ${y + margin}h${length}v1h-${length}z`,
    );
  });
  return runs.join('');
}

/** Modules one by one, and the finder patterns, which must stay whole, as rings. */
function drawShapes(rows: Rows, margin: number, shape: 'rounded' | 'dots'): string {
  const far = rows.length - FINDER;
  const isFinder = (x: number, y: number) => (y < FINDER && (x < FINDER || x >= far)) || (y >= far && x < FINDER);
  const modules = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || isFinder(x, y)) return [];
      return shape === 'dots'
        ? roundedSquare(x + margin + 0.05, y + margin + 0.05, 0.9, 0.45)
        : roundedSquare(x + margin + 0.03, y + margin + 0.03, 0.94, 0.28);
    }),
  );
  const finders = [
    [0, 0],
    [far, 0],
    [0, far],
  ].map(([x = 0, y = 0]) =>
    [0, 1, 2]
      .map((ring) => roundedSquare(x + margin + ring, y + margin + ring, 7 - 2 * ring, 1.8 - 0.5 * ring))
      .join(''),
  );
  return [...finders, ...modules].join('');
}

const short = (value: number) => Number(value.toFixed(2));

function roundedSquare(x: number, y: number, side: number, radius: number): string {
  const straight = short(side - 2 * radius);
  const corner = (right: number, down: number) => `a${radius} ${radius} 0 0 1 ${short(right)} ${short(down)}`;
  return (
    `M${short(x + radius)} ${short(y)}h${straight}${corner(radius, radius)}v${straight}${corner(-radius, radius)}` +
    `h-${straight}${corner(-radius, -radius)}v-${straight}${corner(radius, -radius)}z`
  );
}
