import type { RunContext } from '#engine/operation';
import { drawText, encodeText, usedLevel } from '#formats/qr/draw.ts';
import { capacity, measure, type QrMode } from '#formats/qr/encode.ts';
import type { QrLevel, QrValues } from '#formats/qr/options.ts';

export { compose } from './compose.ts';
export { read } from './read.ts';

/** The QR code of a text as SVG. Whitespace around the text is not part of it. */
export function draw(text: string, values: QrValues, note: RunContext['note']): string {
  const trimmed = text.trim();
  if (trimmed !== text && trimmed !== '') note('note.trimmed');
  return drawText(trimmed, values, note);
}

/** The facts about a code before it is drawn. */
interface Measures {
  /** 1 to 40. */
  readonly version: number;
  /** Of a side. */
  readonly modules: number;
  /** The level that it has: the highest one with a logo. */
  readonly level: QrLevel;
  readonly mode: QrMode;
  /** Characters or, in the mode `byte`, bytes. */
  readonly used: number;
  /** The capacity of the largest code at this level and in this mode. */
  readonly capacity: number;
  readonly left: number;
}

/** Version, level and capacity of the code of a text. Throws `ToolError` as `draw` does. */
export function measureText(text: string, options: Pick<QrValues, 'level' | 'logo'>): Measures {
  const trimmed = text.trim();
  const level = usedLevel(options);
  const { version, rows } = encodeText(trimmed, level);
  const { mode, used } = measure(trimmed);
  const most = capacity(level, mode);
  return { version, modules: rows.length, level, mode, used, capacity: most, left: most - used };
}
