import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { loneSurrogate } from '#lib/charset/utf8';
import { contrastOf, readColor, type Color } from '#lib/hex-color';
import { whereIn, type Part } from '../bytes/part.ts';
import { capacity, encode, measure, type QrSymbol } from './encode.ts';
import type { QrLevel, QrValues } from './options.ts';
import { drawSymbol } from './svg.ts';

/** Modules of light around a code, without which scanners may not find it (ISO/IEC 18004:2024, 6.3.8). */
const QUIET = 4;
/** Contrast under which scanners fail. */
const LOW = 3;
/** UTF-16 units of the data URI of a logo: a picture of 1 MB. */
const LOGO_AT_MOST = 1_400_000;
const LOGO = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml);base64,[A-Za-z\d+/]+={0,2}$/;

/** The level that a code really has. */
export const usedLevel = ({ level, logo }: Pick<QrValues, 'level' | 'logo'>): QrLevel => (logo === '' ? level : 'high');

/** Throws `qr.loneSurrogate` at half of a character: in a code it would become another one. */
export function refuseLoneSurrogate(text: string, part: Part = {}): void {
  const lone = loneSurrogate(text);
  if (lone >= 0) throw new ToolError('qr.loneSurrogate', {}, whereIn(text, part, lone));
}

/** The code of a text. Throws `ToolError` for one that is empty, broken or too long. */
export function encodeText(text: string, level: QrLevel): QrSymbol {
  if (text === '') throw new ToolError('qr.empty');
  refuseLoneSurrogate(text);
  const symbol = encode(text, level);
  if (symbol !== undefined) return symbol;
  const { mode, used } = measure(text);
  const code = level === 'low' ? 'qr.tooLong' : 'qr.tooLongForLevel';
  const limit = capacity(level, mode);
  throw new ToolError(code, { count: used, limit, over: used - limit });
}

/** The QR code of a text as an SVG. Notes what scanners may stumble over. */
export function drawText(text: string, values: QrValues, note: RunContext['note']): string {
  const { size, margin, shape, logo } = values;
  const foreground = colorOf(values, 'foreground');
  const background = colorOf(values, 'background');
  if (logo.length > LOGO_AT_MOST) throw new ToolError('qr.logoSize', {}, { option: 'logo' });
  if (logo !== '' && !LOGO.test(logo)) throw new ToolError('qr.logo', {}, { option: 'logo' });
  const { rows } = encodeText(text, usedLevel(values));
  const { ratio, isInverted } = contrastOf(foreground, background);
  if (ratio < LOW) note('qr.lowContrast', { ratio: Math.floor(ratio * 10) / 10 });
  else if (isInverted) note('qr.inverted');
  if (margin < QUIET) note('qr.narrowMargin', { count: margin });
  return drawSymbol(rows, { foreground, background, size, margin, shape, logo });
}

function colorOf(values: QrValues, option: 'foreground' | 'background'): Color {
  const color = readColor(values[option]);
  if (color === undefined) throw new ToolError('picture.color', { value: values[option] }, { option });
  return color;
}
