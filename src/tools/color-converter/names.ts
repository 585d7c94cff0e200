import { colorsNamed, type Rgb } from 'culori/fn';
import { toOklab } from './spaces.ts';

const named = Object.entries(colorsNamed).map(([name, packed]) => ({
  name,
  packed,
  lab: toOklab({ mode: 'rgb', r: (packed >> 16) / 255, g: ((packed >> 8) & 255) / 255, b: (packed & 255) / 255 }),
}));

/** The CSS name that is nearest to the eye (distance in Oklab), and whether it is the very color. */
export function nearestName(rgb: Rgb): { name: string; isExact: boolean } {
  if (rgb.alpha === 0 && rgb.r + rgb.g + rgb.b === 0) return { name: 'transparent', isExact: true };
  const packed = [rgb.r, rgb.g, rgb.b].reduce((sum, channel) => sum * 256 + Math.round(channel * 255), 0);
  const exact = (rgb.alpha ?? 1) === 1 ? named.find((item) => item.packed === packed) : undefined;
  if (exact !== undefined) return { name: exact.name, isExact: true };
  const lab = toOklab(rgb);
  const distance = (other: typeof lab) => Math.hypot(lab.l - other.l, lab.a - other.a, lab.b - other.b);
  const nearest = named.reduce((best, item) => (distance(item.lab) < distance(best.lab) ? item : best));
  return { name: nearest.name, isExact: false };
}
