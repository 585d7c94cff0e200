/** An sRGB color. */
export interface Color {
  /** `#rrggbb` */
  readonly hex: string;
  /** 0 to 1 */
  readonly alpha: number;
}

/** A color written as `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, in any case and without `#`, too; undefined for anything else. */
export function readColor(text: string): Color | undefined {
  const digits = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  return { hex: `#${full.slice(0, 6)}`, alpha: full.length === 8 ? parseInt(full.slice(6), 16) / 255 : 1 };
}

const channelsOf = ({ hex }: Color): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** The color that is seen when it lies over others, the last of which is opaque. */
function flatten([top, ...others]: readonly Color[]): number[] {
  if (top === undefined) return [255, 255, 255];
  const own = channelsOf(top);
  if (top.alpha === 1) return own;
  return flatten(others).map((under, index) => under + ((own[index] ?? 0) - under) * top.alpha);
}

/** Relative luminance (WCAG 2.2). */
const luminanceOf = (channels: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast ratio of two colors on white paper (WCAG 2.2), and whether the foreground is the lighter one. */
export function contrastOf(foreground: Color, background: Color): { ratio: number; isInverted: boolean } {
  const front = luminanceOf(flatten([foreground, background]));
  const back = luminanceOf(flatten([background]));
  return {
    ratio: (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05),
    isInverted: front > back,
  };
}
