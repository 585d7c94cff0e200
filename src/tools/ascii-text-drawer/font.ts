import { ToolError } from '#engine/error';

/** A font of FIGlet, or of TOIlet, which writes them the same way (The FIGfont Version 2 FIGfont and FIGdriver Standard, 1997). */
export interface FigFont {
  readonly height: number;
  /** A blank that does not give way: shown as a space. */
  readonly hardblank: string;
  /** How letters come together by themselves: the sum of `RULE`. */
  readonly smushing: number;
  readonly isRightToLeft: boolean;
  /** Rows of each character, by code point. */
  readonly characters: ReadonlyMap<number, readonly string[]>;
}

/** Full layout (Standard, "Interpretation of Layout Parameters"). */
export const RULE = {
  equal: 1,
  underscore: 2,
  hierarchy: 4,
  pair: 8,
  bigX: 16,
  hardblank: 32,
  kern: 64,
  smush: 128,
} as const;

/** The characters that every font has after ASCII. */
const DEUTSCH = [196, 214, 220, 228, 246, 252, 223];
const REQUIRED = [...Array.from({ length: 95 }, (_, index) => 32 + index), ...DEUTSCH];

/** Letters that no sensible font is above. */
const TALLEST = 1000;

/** Reads a font file (.flf). Throws `error.notFont`, with `option`, where the file is none. */
export function readFont(text: string, option: 'font' | 'ownFont' = 'font'): FigFont {
  const wrong = () => new ToolError('error.notFont', {}, { option });
  // Editors of fonts put a byte order mark before them.
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const [signature = '', ...numbers] = (lines[0] ?? '').split(/\s+/);
  const [height = 0, , , oldLayout = 0, comments = 0, direction = 0, fullLayout] = numbers.map(Number);
  if (!/^[ft]lf2a./u.test(signature) || !isCount(height, 1) || !isCount(comments, 0)) throw wrong();
  const characters = new Map<number, readonly string[]>();
  let next = 1 + comments;
  const readCharacter = () => {
    const rows = lines.slice(next, next + height).map(withoutEnd);
    next += height;
    // The widths of a row that is shorter than the others would push its letters aside.
    const width = Math.max(0, ...rows.map(({ length }) => length));
    return rows.map((row) => row.padEnd(width));
  };
  for (const code of REQUIRED) {
    if (next + height > lines.length) break;
    characters.set(code, readCharacter());
  }
  if (!characters.has(126)) throw wrong();
  for (; next < lines.length;) {
    const code = codeOf(lines[next] ?? '');
    next += 1;
    if (code === undefined || next + height > lines.length) break;
    characters.set(code, readCharacter());
  }
  const smushing = Number.isFinite(fullLayout) && fullLayout !== undefined ? fullLayout : fromOldLayout(oldLayout);
  return { height, hardblank: signature.slice(5), smushing, isRightToLeft: direction === 1, characters };
}

const isCount = (value: number, least: number) => Number.isInteger(value) && value >= least && value <= TALLEST;

/** -1 is full width, 0 is kerning, and more is the sum of smushing rules. */
function fromOldLayout(layout: number): number {
  if (layout < 0) return 0;
  return layout === 0 ? RULE.kern : (layout & 31) | RULE.smush;
}

/** Rows end in one or more of a character of their own. */
function withoutEnd(row: string): string {
  const trimmed = row.trimEnd();
  const end = trimmed.at(-1) ?? '';
  let length = trimmed.length;
  while (length > 0 && trimmed.charAt(length - 1) === end) length -= 1;
  return trimmed.slice(0, length);
}

/** The code of a tagged character: decimal, `0x` or octal with a leading zero, with a comment after it. */
function codeOf(line: string): number | undefined {
  const [, sign, hex, octal, decimal] = /^\s*(-?)(?:0x([\da-f]+)|0([0-7]+)|(\d+))(?:\s|$)/i.exec(line) ?? [];
  const code =
    hex !== undefined
      ? Number.parseInt(hex, 16)
      : octal !== undefined
        ? Number.parseInt(octal, 8)
        : decimal !== undefined
          ? Number(decimal)
          : undefined;
  return code === undefined || sign === undefined ? undefined : sign === '-' ? -code : code;
}
