import { colorsNamed, parse, type Color } from 'culori/fn';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { placeAt } from '#lib/place';
import type { Format } from './formats.ts';
import './spaces.ts';

type Note = RunContext['note'];

/** Reads a color in any form, or in the one that is wanted. Throws `ToolError`; a clamped component is noted. */
export function readColor(text: string, from: Format | 'auto', note: Note): Color {
  const source = text.trim().replace(/;$/, '').trim().toLowerCase();
  if (source === '') throw new ToolError('error.empty');
  const kind = kindOf(source, from);
  if (kind === 'rgb' && !source.includes('(')) {
    if (from === 'auto') note('note.rgb');
    return readFunction(`rgb(${source})`, note);
  }
  if (from !== 'auto' && kind !== from) throw new ToolError('error.kind', { wanted: shownForms[from] });
  switch (kind) {
    case 'hex':
      return readHex(text, source, note);
    case 'argb':
      return readArgb(source);
    case 'cmyk':
      return readCmyk(source, note);
    case 'hsv':
      return readHsv(source, note);
    case 'floats':
      return readFloats(source, note);
    case 'name':
      return readName(source);
    default:
      return readFunction(source, note);
  }
}

/** What each form looks like, for the message that another was found. */
const shownForms: Readonly<Record<Format, string>> = {
  hex: '#1ea54c',
  rgb: 'rgb(30 165 76)',
  hsl: 'hsl(140 69% 38%)',
  hsv: 'hsv(140, 82%, 65%)',
  hwb: 'hwb(140 12% 35%)',
  lab: 'lab(60 -53 37)',
  lch: 'lch(60 64 146)',
  oklab: 'oklab(0.64 -0.15 0.1)',
  oklch: 'oklch(0.64 0.17 149)',
  p3: 'color(display-p3 0.3 0.6 0.3)',
  cmyk: 'cmyk(82%, 0%, 54%, 35%)',
  name: 'seagreen',
  argb: '0xff1ea54c',
  floats: '0.12, 0.65, 0.3',
};

const FUNCTIONS: Readonly<Record<string, Format>> = {
  rgb: 'rgb',
  rgba: 'rgb',
  hsl: 'hsl',
  hsla: 'hsl',
  hsv: 'hsv',
  hsb: 'hsv',
  hwb: 'hwb',
  lab: 'lab',
  lch: 'lch',
  oklab: 'oklab',
  oklch: 'oklch',
  color: 'p3',
  cmyk: 'cmyk',
  'device-cmyk': 'cmyk',
};

function kindOf(source: string, from: Format | 'auto'): Format {
  const called = /^([a-z-]+)\s*\(/.exec(source)?.[1];
  const known = called !== undefined && Object.hasOwn(FUNCTIONS, called) ? FUNCTIONS[called] : undefined;
  if (known !== undefined) return known;
  if (called !== undefined) throw new ToolError('error.function', { name: called });
  if (source.startsWith('#')) return 'hex';
  if (source.startsWith('0x')) return 'argb';
  if (from === 'argb' || from === 'hex' || from === 'name') return from;
  if (/^[-+.\d\s,%/]+$/.test(source) && /[\s,]/.test(source))
    return from === 'rgb' || (from !== 'floats' && isByBytes(source)) ? 'rgb' : 'floats';
  if (/^[\da-f]*\d[\da-f]*$/.test(source)) return 'hex';
  return 'name';
}

/** Whether bare numbers are those of rgb(): one of the first three is above 1. */
const isByBytes = (source: string): boolean =>
  source
    .split(/[\s,/]+/)
    .slice(0, 3)
    .some((part) => Number(part) > 1);

function readHex(text: string, source: string, note: Note): Color {
  const digits = source.replace(/^#/, '');
  const wrong = digits.search(/[^\da-f]/);
  if (wrong >= 0) {
    const offset = text.toLowerCase().indexOf(digits) + wrong;
    const character = String.fromCodePoint(digits.codePointAt(wrong) ?? 0);
    throw new ToolError('error.hexDigit', { character }, { at: placeAt(text, Math.max(0, offset)) });
  }
  if (![3, 4, 6, 8].includes(digits.length)) throw new ToolError('error.hexLength', { count: digits.length });
  if (!source.startsWith('#')) note('note.hash');
  return parsed(`#${digits}`);
}

/** 0xRRGGBB, 0xAARRGGBB, or the latter as a decimal number. */
function readArgb(source: string): Color {
  const isHex = /^0x(?:[\da-f]{6}|[\da-f]{8})$/.test(source);
  const isDecimal = /^-?\d{1,10}$/.test(source);
  const value = isHex || isDecimal ? Number(source) : NaN;
  if (!(value >= -(2 ** 31) && value < 2 ** 32)) throw new ToolError('error.integer');
  const digits = (value >>> 0).toString(16).padStart(8, '0');
  if (isHex && source.length === 8) return parsed(`#${source.slice(2)}`);
  return parsed(`#${digits.slice(2)}${digits.slice(0, 2)}`);
}

function readName(source: string): Color {
  if (source !== 'transparent' && !Object.hasOwn(colorsNamed, source))
    throw new ToolError('error.name', { name: source });
  return parsed(source);
}

/** Percentages, with or without their sign; those of device-cmyk() without it are from 0 to 1 (CSS Color 5). */
function readCmyk(source: string, note: Note): Color {
  const body = /^[a-z-]+\s*\((.*)\)$/.exec(source)?.[1];
  const [inks = '', slashed] = (body ?? '').split('/');
  const parts = inks.trim().split(/\s*,\s*|\s+/);
  const isDevice = source.startsWith('device');
  const last = slashed ?? parts[4];
  if (body === undefined || parts.length < 4 || parts.length > 5 || !parts.every(isNumber) || !isNumber(last ?? '1')) {
    throw new ToolError('error.syntax', { form: shownForms.cmyk });
  }
  const [cyan = 0, magenta = 0, yellow = 0, key = 0] = parts
    .slice(0, 4)
    .map((part) => clamp(part.endsWith('%') || !isDevice ? parseFloat(part) / 100 : Number(part), note));
  const channel = (ink: number) => (1 - ink) * (1 - key);
  return { mode: 'rgb', r: channel(cyan), g: channel(magenta), b: channel(yellow), ...alphaOf(last, note) };
}

/** Hue, saturation and value; percentages with or without their sign. */
function readHsv(source: string, note: Note): Color {
  const [, body = '', slashed] = /^[a-z]+\s*\(([^/]*)(?:\/(.*))?\)$/.exec(source) ?? [];
  const [angle = '', ...parts] = body.trim().split(/\s*,\s*|\s+/);
  const turned = /^(.+?)(deg|°|turn|rad|grad)?$/.exec(angle);
  const last = slashed ?? parts[2];
  const isAngle = turned !== null && isNumber(turned[1] ?? '') && !angle.endsWith('%');
  if (!isAngle || parts.length < 2 || parts.length > 3 || !parts.every(isNumber) || !isNumber(last ?? '1')) {
    throw new ToolError('error.syntax', { form: shownForms.hsv });
  }
  const [s = 0, v = 0] = parts.map((part) => clamp(parseFloat(part) / 100, note));
  const degrees = Number(turned[1]) * (DEGREES[turned[2] ?? 'deg'] ?? 1);
  return { mode: 'hsv', h: ((degrees % 360) + 360) % 360, s, v, ...alphaOf(last?.trim(), note) };
}

const DEGREES: Readonly<Record<string, number>> = { turn: 360, rad: 180 / Math.PI, grad: 0.9 };

/** Red, green, blue and perhaps alpha from 0 to 1. */
function readFloats(source: string, note: Note): Color {
  const parts = source.split(/\s*,\s*|\s+/);
  if (parts.length < 3 || parts.length > 4 || !parts.every((part) => isNumber(part))) {
    throw new ToolError('error.syntax', { form: shownForms.floats });
  }
  const [r = 0, g = 0, b = 0] = parts.map((part) => clamp(Number(part), note));
  return { mode: 'rgb', r, g, b, ...alphaOf(parts[3], note) };
}

function readFunction(source: string, note: Note): Color {
  const color = parse(source);
  const name = source.slice(0, source.indexOf('('));
  if (color === undefined) {
    const form = shownForms[Object.hasOwn(FUNCTIONS, name) ? (FUNCTIONS[name] ?? 'rgb') : 'rgb'];
    throw new ToolError('error.syntax', { form });
  }
  if (/\bnone\b/.test(source)) note('note.none');
  const alpha = /\/([^/)]*)\)$/.exec(source)?.[1] ?? /^[^,]*,[^,]*,[^,]*,([^,)]*)\)$/.exec(source)?.[1];
  if (alpha !== undefined) alphaOf(alpha.trim(), note);
  noteBounds(source, note);
  return clampComponents(color, note);
}

/** The largest lightness. */
const LIGHTEST: Readonly<Record<string, number>> = { lab: 100, lch: 100, oklab: 1, oklch: 1 };

/** Says what the library clamps by itself: lightness, and a chroma below 0. */
function noteBounds(source: string, note: Note): void {
  const [, name = '', lightness = '', chroma = ''] = /^([a-z]+)\s*\(\s*([^\s/)]+)\s+([^\s/)]+)/.exec(source) ?? [];
  const most = LIGHTEST[name];
  if (most === undefined) return;
  if (lightness !== 'none') clamp(parseFloat(lightness), note, lightness.endsWith('%') ? 100 : most);
  if (name.endsWith('ch') && chroma !== 'none') clamp(parseFloat(chroma), note, Infinity);
}

/** Components that CSS gives bounds to; the library keeps those of lab and the like. */
function clampComponents(color: Color, note: Note): Color {
  switch (color.mode) {
    case 'rgb':
      return { ...color, r: clamp(color.r, note), g: clamp(color.g, note), b: clamp(color.b, note) };
    case 'hsl':
      return { ...color, s: clamp(color.s, note), l: clamp(color.l, note) };
    case 'hwb':
      return { ...color, w: clamp(color.w, note), b: clamp(color.b, note) };
    default:
      return color;
  }
}

function alphaOf(text: string | undefined, note: Note): { alpha?: number } {
  if (text === undefined || text === 'none') return {};
  const value = text.endsWith('%') ? parseFloat(text) / 100 : Number(text);
  return { alpha: clamp(value, note) };
}

/** The value within 0 and `max`; an absent one (`none`) is 0. Said once, however many were outside. */
function clamp(value: number | undefined, note: Note, max = 1): number {
  const given = value ?? 0;
  const kept = Math.min(max, Math.max(0, given));
  if (Math.abs(kept - given) > 1e-9) note('warning.clamped');
  return kept;
}

const isNumber = (part: string) => /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?%?$/.test(part.trim());

function parsed(source: string): Color {
  const color = parse(source);
  if (color === undefined) throw new ToolError('error.name', { name: source });
  return color;
}
