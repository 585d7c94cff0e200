import { formatHex, formatHex8, type Color, type Rgb } from 'culori/fn';
import type { Format } from './formats.ts';
import { nearestName } from './names.ts';
import { toHsl, toHwb, toLab, toLch, toOklab, toOklch, toP3 } from './spaces.ts';

/** A number with so many decimals at most, never -0. */
const round = (value: number | undefined, decimals: number): string =>
  String(Number((value ?? 0).toFixed(decimals)) + 0);
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
  const [hsl, hwb] = [toHsl(rgb), toHwb(rgb)];
  const [lab, lch, oklab, oklch, p3] = [toLab(color), toLch(color), toOklab(color), toOklch(color), toP3(color)];
  const channels = [rgb.r, rgb.g, rgb.b];
  const hex = isOpaque ? formatHex(rgb) : formatHex8(rgb);
  return {
    hex,
    rgb: oldOrNew(
      'rgb',
      channels.map((channel) => round(channel * 255, 0)),
    ),
    hsl: oldOrNew('hsl', [round(hsl.h, 1), percent(hsl.s), percent(hsl.l)]),
    hwb: call('hwb', [round(hwb.h, 1), percent(hwb.w), percent(hwb.b)]),
    lab: call('lab', [round(lab.l, 3), round(lab.a, 3), round(lab.b, 3)]),
    lch: call('lch', [round(lch.l, 3), round(lch.c, 3), round(lch.h, 3)]),
    oklab: call('oklab', [round(oklab.l, 4), round(oklab.a, 4), round(oklab.b, 4)]),
    oklch: call('oklch', [round(oklch.l, 4), round(oklch.c, 4), round(oklch.h, 2)]),
    p3: call('color', ['display-p3', round(p3.r, 4), round(p3.g, 4), round(p3.b, 4)]),
    cmyk: `cmyk(${toCmyk(rgb).join(', ')}${end}`,
    name: nearestName(rgb).name,
    argb: `0x${formatHex8(rgb).slice(7)}${hex.slice(1, 7)}`,
    floats: [...channels, ...(isOpaque ? [] : [alpha])].map((channel) => round(channel, 4)).join(', '),
  };
}

/** Without any profile of inks: black takes what all three share. */
function toCmyk({ r, g, b }: Rgb): string[] {
  const light = Math.max(r, g, b);
  const ink = (channel: number) => (light === 0 ? 0 : 1 - channel / light);
  return [ink(r), ink(g), ink(b), 1 - light].map((part) => percent(part));
}
