import { formatHex, formatHex8, type Color, type Rgb } from 'culori/fn';
import type { Format } from './formats.ts';
import { nearestName } from './names.ts';
import { toHsl, toHsv, toHwb, toLab, toLch, toOklab, toOklch, toP3 } from './spaces.ts';

/** A number with so many decimals at most, never -0. */
const round = (value: number | undefined, decimals: number): string =>
  String(Number((value ?? 0).toFixed(decimals)) + 0);
/** In [0, 360): what rounds to 360 is 0. */
const roundHue = (degrees = 0, decimals: number): string =>
  round(Number(round(((degrees % 360) + 360) % 360, decimals)) % 360, decimals);
const percent = (value: number | undefined, decimals = 1) => `${round((value ?? 0) * 100, decimals)}%`;

/**
 * A color in all forms: those of sRGB by `rgb`, which is inside its gamut, the others by `color` itself. A hue that a grey
 * does not have is 0.
 */
export function writeColor(color: Color, rgb: Rgb, legacy: boolean): Record<Format, string> {
  const alpha = rgb.alpha ?? 1;
  const isOpaque = alpha === 1;
  const end = isOpaque ? ')' : ` / ${round(alpha, 3)})`;
  const commas = (name: string, parts: string[]) =>
    isOpaque ? `${name}(${parts.join(', ')})` : `${name}a(${parts.join(', ')}, ${round(alpha, 3)})`;
  const call = (name: string, parts: string[]) => `${name}(${parts.join(' ')}${end}`;
  const oldOrNew = legacy ? commas : call;
  const [hsl, hsv, hwb] = [toHsl(rgb), toHsv(rgb), toHwb(rgb)];
  const [lab, lch, oklab, oklch, p3] = [toLab(color), toLch(color), toOklab(color), toOklch(color), toP3(color)];
  const isGrey = hasNoHue(rgb);
  const hue = (value: number | undefined, isWithout: boolean, decimals: number) =>
    isWithout ? '0' : roundHue(value, decimals);
  const saturation = (value: number) => percent(isGrey ? 0 : value);
  const channels = [rgb.r, rgb.g, rgb.b];
  const hex = isOpaque ? formatHex(rgb) : formatHex8(rgb);
  return {
    hex,
    rgb: oldOrNew(
      'rgb',
      channels.map((channel) => round(channel * 255, 0)),
    ),
    hsl: oldOrNew('hsl', [hue(hsl.h, isGrey, 1), saturation(hsl.s), percent(hsl.l)]),
    hsv: `hsv(${[hue(hsv.h, isGrey, 1), saturation(hsv.s), percent(hsv.v)].join(', ')}${end}`,
    hwb: call('hwb', [hue(hwb.h, isGrey, 1), percent(hwb.w), percent(hwb.b)]),
    lab: call('lab', [round(lab.l, 3), round(lab.a, 3), round(lab.b, 3)]),
    lch: call('lch', [round(lch.l, 3), round(lch.c, 3), hue(lch.h, hasNoHue(color), 3)]),
    oklab: call('oklab', [round(oklab.l, 4), round(oklab.a, 4), round(oklab.b, 4)]),
    oklch: call('oklch', [round(oklch.l, 4), round(oklch.c, 4), hue(oklch.h, hasNoHue(color), 2)]),
    p3: call('color', ['display-p3', round(p3.r, 4), round(p3.g, 4), round(p3.b, 4)]),
    cmyk: `cmyk(${toCmyk(rgb).join(', ')}${end}`,
    name: nearestName(rgb).name,
    argb: `0x${formatHex8(rgb).slice(7)}${hex.slice(1, 7)}`,
    floats: [...channels, ...(isOpaque ? [] : [alpha])].map((channel) => round(channel, 4)).join(', '),
  };
}

/** Grey but for what rounding in a conversion may add; the least that 8 bits can say is ten times as much. */
function hasNoHue(color: Color): boolean {
  const { a, b } = toOklab(color);
  return Math.hypot(a, b) < 1e-4;
}

/** Without any profile of inks: black takes what all three share. */
function toCmyk({ r, g, b }: Rgb): string[] {
  const light = Math.max(r, g, b);
  const ink = (channel: number) => (light === 0 ? 0 : 1 - channel / light);
  return [ink(r), ink(g), ink(b), 1 - light].map((part) => percent(part));
}
