import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { shorten } from '#lib/shorten';
import { solidLines } from '#lib/solid-lines';
import { drawText } from './draw.ts';
import { readFont, RULE, type FigFont } from './font.ts';
import { fontNames, loadFont, STANDARD } from './fonts.ts';
import type { codes } from './options.ts';
import { wraps } from './wrap.ts';

export interface Wish {
  readonly font: string;
  /** A font file (.flf) instead; empty for none. */
  readonly ownFont: string;
  /** Columns of a line; 0 is as many as it needs. */
  readonly width: number;
  readonly layout: 'font' | 'full' | 'fitted' | 'smushed' | 'overlapped';
  readonly align: 'font' | 'left' | 'center' | 'right';
  readonly border: keyof typeof BORDERS;
  readonly code: (typeof codes)[number];
  readonly trim: boolean;
}

/** More is no heading, and its lines would be megabytes. */
const MOST = 5000;

const LAYOUTS = { full: 0, fitted: RULE.kern, overlapped: RULE.smush } as const;

/** Top left, top, top right, side, bottom left, bottom right. */
const BORDERS = {
  none: '',
  ascii: '+-+|++',
  stars: '******',
  hashes: '######',
  single: '┌─┐│└┘',
  double: '╔═╗║╚╝',
  rounded: '╭─╮│╰╯',
} as const;

/** A text in large letters made of characters, as `figlet` draws it. */
export async function draw(text: string, wish: Wish, note: RunContext['note']): Promise<string> {
  const count = Array.from(text.slice(0, 4 * MOST)).length;
  if (count > MOST) throw new ToolError('error.tooLong', { most: MOST });
  const font = wish.ownFont.trim() === '' ? await loadFont(wish.font) : readFont(wish.ownFont, 'ownFont');
  if (wish.ownFont.trim() !== '' && wish.font !== STANDARD) note('note.ownFont', {}, { option: 'font' });
  const known = knownText(text, font, note);
  checkWidth(known, font, wish.width);
  const lines = drawText(known, font, { smushing: smushingOf(wish.layout, font), width: wish.width });
  const rows = aligned(lines.flat(), font, wish).map((row) => row.replaceAll(font.hardblank, ' '));
  const trimmed = wish.trim ? rows.map((row) => row.trimEnd()) : rows;
  return wraps[wish.code](bordered(trimmed, wish.border)).join('\n');
}

/** A character that the font lacks becomes a question mark, or nothing if that is lacking, too. */
function knownText(text: string, font: FigFont, note: RunContext['note']): string {
  const missing = new Set<string>();
  const known = Array.from(text.normalize('NFC'), (character) => {
    if (/[\s\p{Cc}]/u.test(character) || font.characters.has(character.codePointAt(0) ?? 0)) return character;
    missing.add(character);
    return '?';
  });
  if (missing.size > 0) note('warning.missing', { count: missing.size, characters: shorten([...missing].join(' ')) });
  return known.join('');
}

/** Throws `error.narrow` where a letter is wider than a line. */
function checkWidth(text: string, font: FigFont, width: number): void {
  if (width === 0) return;
  const widths = Array.from(text, (character) => font.characters.get(character.codePointAt(0) ?? 0)?.[0]?.length ?? 0);
  const widest = widths.reduce((most, one) => Math.max(most, one), 0);
  if (widest > width - 1) throw new ToolError('error.narrow', { least: widest + 1 }, { option: 'width' });
}

/** `figlet -S` takes the font's own rules, if it has any. */
function smushingOf(layout: Wish['layout'], font: FigFont): number {
  if (layout === 'font') return font.smushing;
  return layout === 'smushed' ? font.smushing | RULE.smush : LAYOUTS[layout];
}

/** Rows in a line of `width` columns, or of the longest row; `figlet` leaves the last column free. */
function aligned(rows: readonly string[], font: FigFont, { align, width }: Wish): string[] {
  const side = align === 'font' ? (font.isRightToLeft ? 'right' : 'left') : align;
  const room = width === 0 ? rows.reduce((most, { length }) => Math.max(most, length), 0) + 1 : width;
  const indentOf = (row: string) => {
    if (side === 'left') return 0;
    return side === 'right' ? room - 1 - row.length : Math.ceil((room - row.length + 1) / 2) - 1;
  };
  return rows.map((row) => ' '.repeat(Math.max(0, indentOf(row))) + row);
}

function bordered(rows: readonly string[], border: Wish['border']): string[] {
  if (border === 'none') return [...rows];
  const [topLeft = '', line = '', topRight = '', side = '', bottomLeft = '', bottomRight = ''] = BORDERS[border];
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const edge = line.repeat(width + 2);
  const inner = rows.map((row) => `${side} ${row.padEnd(width)} ${side}`);
  return [topLeft + edge + topRight, ...inner, bottomLeft + edge + bottomRight];
}

/** A font, and what a text looks like in it. */
export interface Sample {
  readonly font: string;
  readonly art: string;
}

/** The names of all fonts, in alphabetical order, and a short text in some of them. */
export async function samples(
  text: string,
  { from, count }: { readonly from: number; readonly count: number },
): Promise<{ readonly names: readonly string[]; readonly samples: readonly Sample[] }> {
  const [line = ''] = solidLines(text);
  const start = Array.from(line).slice(0, 20).join('');
  const made = fontNames.slice(from, from + count).map(async (name) => {
    const font = await loadFont(name);
    const rows = drawText(start, font, { smushing: font.smushing, width: 0 }).flat();
    return { font: name, art: rows.map((row) => row.replaceAll(font.hardblank, ' ').trimEnd()).join('\n') };
  });
  return { names: fontNames, samples: await Promise.all(made) };
}
