import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readColor } from '#lib/hex-color';
import { escapeXml } from '#lib/escape-xml';
import { graphemesOf } from '#lib/graphemes';
import { placeAt } from '#lib/place';
import type { Options } from './options.ts';

/** Of a line, in ems. */
const LINE_HEIGHT = 1.2;
/** Width of a character in the fonts that are called monospace, in ems; wide ones take a whole em. */
const NARROW = 0.6;
const WIDE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}|\ufe0f/u;
/** How much of the picture a text may take that is made to fit. */
const SHARE = 0.8;
/** The middle of letters is so far above the line that they are on, in ems. */
const MIDDLE = 0.35;

/** The text in the picture: its size unless something else is asked for. */
export const captionOf = ({ text, width, height }: Pick<Options, 'text' | 'width' | 'height'>): string =>
  text.trim() === '' ? `${width}x${height}` : text;

/** The picture as SVG, with a line for each element. Throws `ToolError`. */
export function drawPicture(options: Options, note: RunContext['note']): string {
  const { width, height, exact, fill, radius, border, cross } = options;
  const caption = checkText(captionOf(options));
  if (border * 2 >= Math.min(width, height)) {
    throw new ToolError('error.border', { max: Math.ceil(Math.min(width, height) / 2) - 1 }, { option: 'border' });
  }
  const paint = fill === 'plain' ? colorOf(options, 'background') : `fill="url(#placeholder-fill)"`;
  const rounded = round(Math.min(radius, width / 2, height / 2));
  const outline = rectangle(width, height, { at: 0, radius: rounded });
  const isClipped = cross && rounded > 0;
  const definitions = [
    ...filling(options),
    ...(isClipped ? [`<clipPath id="placeholder-shape"><rect ${outline}/></clipPath>`] : []),
  ];
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg"${exact ? ` width="${width}" height="${height}"` : ''} viewBox="0 0 ${width} ${height}">`,
    ...(definitions.length === 0 ? [] : ['  <defs>', ...definitions.map((line) => `    ${line}`), '  </defs>']),
    `  <rect ${outline} ${paint}/>`,
    ...(cross
      ? [
          `  <path d="M0 0L${width} ${height}M${width} 0L0 ${height}" ${colorOf(options, 'lineColor', 'stroke')} stroke-width="${Math.max(1, border)}"${isClipped ? ' clip-path="url(#placeholder-shape)"' : ''}/>`,
        ]
      : []),
    ...(border > 0
      ? [
          `  <rect ${rectangle(width, height, { at: border / 2, radius: Math.max(0, rounded - border / 2) })} fill="none" ${colorOf(options, 'lineColor', 'stroke')} stroke-width="${border}"/>`,
        ]
      : []),
    `  ${writeText(caption, options, note)}`,
    '</svg>',
  ];
  return `${lines.join('\n')}\n`;
}

/** The characters that XML can hold, and a placeholder should. */
function checkText(text: string): string {
  // XML 1.0, section 2.2; lone surrogates are no characters either.
  const wrong = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.exec(text);
  if (wrong === null) return text;
  const code = (wrong[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  throw new ToolError('error.textCharacter', { code: `U+${code}` }, { option: 'text', at: placeAt(text, wrong.index) });
}

const rectangle = (width: number, height: number, { at, radius }: { at: number; radius: number }): string =>
  (at === 0 ? '' : `x="${at}" y="${at}" `) +
  `width="${width - 2 * at}" height="${height - 2 * at}"` +
  (radius === 0 ? '' : ` rx="${radius}"`);

/** An attribute of a color, and one of its opacity, as not every program knows colors of eight digits. */
function colorOf(options: Options, name: 'background' | 'color' | 'second' | 'lineColor', attribute = 'fill'): string {
  const color = readColor(options[name]);
  if (color === undefined) throw new ToolError('picture.color', { value: options[name] }, { option: name });
  const opacity = attribute === 'stop-color' ? 'stop-opacity' : `${attribute}-opacity`;
  return `${attribute}="${color.hex}"${color.alpha === 1 ? '' : ` ${opacity}="${round(color.alpha)}"`}`;
}

/** The fill of a picture of two colors. */
function filling(options: Options): string[] {
  const { fill, width, height } = options;
  if (fill === 'plain') return [];
  if (fill === 'gradient') {
    return [
      '<linearGradient id="placeholder-fill" x1="0" y1="0" x2="1" y2="1">',
      `  <stop offset="0" ${colorOf(options, 'background', 'stop-color')}/>`,
      `  <stop offset="1" ${colorOf(options, 'second', 'stop-color')}/>`,
      '</linearGradient>',
    ];
  }
  const stripe = Math.max(2, round(Math.min(width, height) / 20));
  return [
    `<pattern id="placeholder-fill" width="${2 * stripe}" height="${2 * stripe}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">`,
    `  <rect width="${2 * stripe}" height="${2 * stripe}" ${colorOf(options, 'background')}/>`,
    `  <rect width="${stripe}" height="${2 * stripe}" ${colorOf(options, 'second')}/>`,
    '</pattern>',
  ];
}

function writeText(text: string, options: Options, note: RunContext['note']): string {
  const { width, height, fontSize, fit } = options;
  const lines = text.split(/\r\n?|\n/);
  const widest = Math.max(NARROW, ...lines.map(emsOf));
  const fitting = Math.floor(SHARE * Math.min(width / widest, height / (lines.length * LINE_HEIGHT)));
  const size = fit ? Math.max(1, fitting) : fontSize;
  if (widest * size > width || (lines.length - 1) * LINE_HEIGHT * size + size > height) note('warning.overflow');
  const middle = height / 2 + MIDDLE * size;
  const rows = lines.map((line, index) => {
    const y = round(middle + (index - (lines.length - 1) / 2) * LINE_HEIGHT * size);
    return `<tspan x="${width / 2}" y="${y}">${escapeXml(line)}</tspan>`;
  });
  // Without it, several spaces become one.
  const spaces = /^\s|\s$|\s{2}|\t/m.test(text) ? ' xml:space="preserve"' : '';
  return (
    `<text font-family="monospace" font-size="${size}" text-anchor="middle" ${colorOf(options, 'color')}${spaces}>` +
    `${rows.join('')}</text>`
  );
}

const emsOf = (line: string): number =>
  Array.from(graphemesOf(line)).reduce((ems, character) => ems + (WIDE.test(character) ? 1 : NARROW), 0);

const round = (value: number): number => Number(value.toFixed(3));
