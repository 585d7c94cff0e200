import { formatHex, inGamut, toGamut, wcagContrast, type Color, type Rgb } from 'culori/fn';
import type { RunContext } from '#engine/operation';
import type { Format } from './formats.ts';
import { nearestName } from './names.ts';
import { readColor } from './read-color.ts';
import { toOklab, toRgb } from './spaces.ts';
import { writeColor } from './write-color.ts';

export interface Contrast {
  readonly against: 'white' | 'black';
  /** From 1 to 21 (WCAG 2.2), cut after two decimals, so that it never looks better than it is. */
  readonly ratio: number;
  /** The best level that text of this color reaches; 'large' is AA for large text only. */
  readonly level: 'AAA' | 'AA' | 'large' | 'none';
}

export interface ColorFacts {
  readonly forms: Readonly<Record<Format, string>>;
  /** Without alpha. */
  readonly hex: string;
  readonly alpha: number;
  readonly isNameExact: boolean;
  readonly isInSrgb: boolean;
  readonly contrasts: readonly Contrast[];
  /** From the color to white and to black, mixed in Oklab. */
  readonly tints: readonly string[];
  readonly shades: readonly string[];
}

const STEPS = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9];
const mapToSrgb = toGamut('rgb', 'oklch');
const isInSrgb = inGamut('rgb');
/** What rounding in a conversion may add. */
const TOLERANCE = 1e-4;

/** A color (CSS Color 4, CMYK, integers, floats) in all forms, its contrast, tints and shades. Throws `ToolError`. */
export function convert(
  text: string,
  { from, legacy }: { readonly from: Format | 'auto'; readonly legacy: boolean },
  note: RunContext['note'],
): ColorFacts {
  const noted = new Set<string>();
  const noteOnce: RunContext['note'] = (code, params, where) => {
    if (!noted.has(code)) note(code, params, where);
    noted.add(code);
  };
  const color = readColor(text, from, noteOnce);
  const fits = isNearlyInSrgb(color);
  if (!fits) note('warning.gamut');
  const rgb = clip(fits ? toRgb(color) : toRgb(mapToSrgb(color)));
  const opaque: Rgb = { ...rgb, alpha: 1 };
  if ((rgb.alpha ?? 1) < 1) note('note.opaque');
  return {
    forms: writeColor(color, rgb, legacy),
    hex: formatHex(opaque),
    alpha: Number((rgb.alpha ?? 1).toFixed(3)),
    isNameExact: nearestName(rgb).isExact,
    isInSrgb: fits,
    contrasts: [contrastWith('white', opaque), contrastWith('black', opaque)],
    tints: STEPS.map((part) => mix(opaque, 1, part)),
    shades: STEPS.map((part) => mix(opaque, 0, part)),
  };
}

function isNearlyInSrgb(color: Color): boolean {
  const { r, g, b } = toRgb(color);
  return isInSrgb(color) || [r, g, b].every((channel) => channel > -TOLERANCE && channel < 1 + TOLERANCE);
}

function clip(rgb: Rgb): Rgb {
  const inside = (channel: number) => Math.min(1, Math.max(0, channel));
  return { ...rgb, r: inside(rgb.r), g: inside(rgb.g), b: inside(rgb.b) };
}

function contrastWith(against: Contrast['against'], rgb: Rgb): Contrast {
  const other = against === 'white' ? 1 : 0;
  const exact = wcagContrast(rgb, { mode: 'rgb', r: other, g: other, b: other });
  const level = exact >= 7 ? 'AAA' : exact >= 4.5 ? 'AA' : exact >= 3 ? 'large' : 'none';
  return { against, ratio: Math.floor(exact * 100 + 1e-9) / 100, level };
}

/** Part of the way to grey of this lightness: 1 is white, 0 is black. */
function mix(rgb: Rgb, lightness: number, part: number): string {
  const { l, a, b } = toOklab(rgb);
  return formatHex(clip(toRgb({ mode: 'oklab', l: l + (lightness - l) * part, a: a * (1 - part), b: b * (1 - part) })));
}
