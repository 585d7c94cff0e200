import type { Piece } from './pieces.ts';

/* Lays out a railroad diagram. Pure arithmetic: the page draws the shapes as SVG. */

export type Shape =
  | { readonly is: 'rail'; readonly d: string }
  | {
      readonly is: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly look: Look;
      readonly piece: Piece;
    }
  | { readonly is: 'label'; readonly x: number; readonly y: number; readonly text: string; readonly look: Look };
export type Look = 'text' | 'set' | 'class' | 'anchor' | 'reference' | 'frame' | 'note';

export interface Diagram {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** The words in boxes, over frames and under loops, in the language of the page. */
export interface Labels {
  readonly piece: (piece: Piece) => string;
  readonly lazy: string;
}

/** A part of the diagram; its rail runs at height 0 from left to right. */
interface Part {
  readonly width: number;
  readonly above: number;
  readonly below: number;
  readonly draw: (x: number, y: number, shapes: Shape[]) => void;
}

const CHARACTER = 8;
const HALF = 14;
const GAP = 12;
const PAD = 24;
const BEND = 8;
const LABEL = 16;
const LONGEST = 48;
/** The width of the rails that lead from row to row. */
const AROUND_ROWS = 5 * GAP;

/** East Asian characters take two columns. */
const widthOf = (text: string) =>
  [...text].reduce((sum, character) => sum + ((character.codePointAt(0) ?? 0) >= 0x1100 ? 2 : 1), 0) * CHARACTER;

const shorten = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

const rail = (d: string): Shape => ({ is: 'rail', d });

/** The whole diagram of a pattern. A part wider than `room` goes on in the next row. */
export function layOut(piece: Piece, labels: Labels, room = Infinity): Diagram {
  const { width, above, below, draw } = partOf(piece, labels, room - 2 * PAD);
  const shapes: Shape[] = [];
  const y = above + GAP;
  const end = PAD + width;
  shapes.push(rail(`M ${GAP} ${y - 6} v 12 M ${GAP} ${y} H ${PAD}`), rail(`M ${end} ${y} h ${GAP} m 0 -6 v 12`));
  draw(PAD, y, shapes);
  return { width: end + PAD, height: y + below + GAP, shapes };
}

function partOf(piece: Piece, labels: Labels, room: number): Part {
  switch (piece.is) {
    case 'sequence':
      return sequence(
        piece.items.map((item) => partOf(item, labels, piece.items.length > 1 ? room - AROUND_ROWS : room)),
        room,
      );
    case 'choice':
      return choice(piece.items.map((item) => partOf(item, labels, room - 2 * PAD)));
    case 'repeat':
      return repeat(piece, labels, room - 2 * PAD);
    case 'group': {
      const inner = partOf(piece.item, labels, room - 2 * GAP);
      return piece.code === 'plain' ? inner : frame(inner, piece, labels.piece(piece));
    }
    default:
      return box(piece, shorten(labels.piece(piece)), piece.is);
  }
}

function box(piece: Piece, text: string, look: Look): Part {
  const width = Math.max(2 * HALF, widthOf(text) + 20);
  return {
    width,
    above: HALF,
    below: HALF,
    draw: (x, y, shapes) =>
      void shapes.push(
        { is: 'box', x, y: y - HALF, width, height: 2 * HALF, look, piece },
        { is: 'label', x: x + width / 2, y, text, look },
      ),
  };
}

/** The parts in as many rows as their width takes. */
function rowsOf(parts: readonly Part[], room: number): Part[][] {
  const rows: Part[][] = [];
  let left = 0;
  for (const part of parts) {
    const row = rows.at(-1);
    if (row === undefined || part.width + GAP > left) {
      rows.push([part]);
      left = room - AROUND_ROWS - part.width;
    } else {
      row.push(part);
      left -= part.width + GAP;
    }
  }
  return rows;
}

/** Parts one after another; in several rows the rail goes back to the left between them, and up again at the end. */
function sequence(parts: readonly Part[], room: number): Part {
  const whole = line(parts);
  if (parts.length < 2 || whole.width <= room) return whole;
  const rows = rowsOf(parts, room).map(line);
  const drops = rows.map((_, index) =>
    rows.slice(0, index).reduce((sum, row, at) => sum + row.below + (rows[at + 1]?.above ?? 0) + 2 * GAP, 0),
  );
  const width = Math.max(...rows.map((row) => row.width)) + AROUND_ROWS;
  const last = rows.length - 1;
  return {
    width,
    above: rows[0]?.above ?? HALF,
    below: (drops[last] ?? 0) + (rows[last]?.below ?? HALF),
    draw: (x, y, shapes) => {
      const begin = x + 2 * GAP;
      shapes.push(rail(`M ${x} ${y} H ${begin}`));
      for (const [index, row] of rows.entries()) {
        const level = y + (drops[index] ?? 0);
        const end = begin + row.width;
        row.draw(begin, level, shapes);
        if (index === last) shapes.push(rail(`M ${end} ${level} H ${x + width - GAP} V ${y} h ${GAP}`));
        else {
          const next = y + (drops[index + 1] ?? 0);
          const between = level + row.below + GAP;
          shapes.push(rail(`M ${end} ${level} h ${GAP} V ${between} H ${x + GAP} V ${next} H ${begin}`));
        }
      }
    },
  };
}

function line(parts: readonly Part[]): Part {
  if (parts.length === 0) {
    return {
      width: PAD,
      above: HALF,
      below: HALF,
      draw: (x, y, shapes) => void shapes.push(rail(`M ${x} ${y} h ${PAD}`)),
    };
  }
  return {
    width: parts.reduce((sum, part) => sum + part.width, GAP * (parts.length - 1)),
    above: Math.max(...parts.map((part) => part.above)),
    below: Math.max(...parts.map((part) => part.below)),
    draw: (x, y, shapes) => {
      let left = x;
      for (const [index, part] of parts.entries()) {
        if (index > 0) shapes.push(rail(`M ${left} ${y} h ${GAP}`));
        if (index > 0) left += GAP;
        part.draw(left, y, shapes);
        left += part.width;
      }
    },
  };
}

function choice(parts: readonly Part[]): Part {
  const inner = Math.max(...parts.map((part) => part.width));
  const drops = parts.map(
    (_, index) =>
      parts.slice(0, index).reduce((sum, other) => sum + other.below, 0) +
      parts.slice(1, index + 1).reduce((sum, other) => sum + other.above + GAP, 0),
  );
  const last = parts.at(-1);
  return {
    width: inner + 2 * PAD,
    above: parts[0]?.above ?? HALF,
    below: (drops.at(-1) ?? 0) + (last?.below ?? HALF),
    draw: (x, y, shapes) => {
      for (const [index, part] of parts.entries()) {
        const level = y + (drops[index] ?? 0);
        const right = x + PAD + inner;
        const after = `M ${x + PAD + part.width} ${level} H ${right}`;
        if (index === 0) shapes.push(rail(`M ${x} ${y} h ${PAD}`), rail(`${after} h ${PAD}`));
        else {
          shapes.push(
            rail(`M ${x} ${y} q ${BEND} 0 ${BEND} ${BEND} V ${level - BEND} q 0 ${BEND} ${BEND} ${BEND} H ${x + PAD}`),
            rail(`${after} h ${BEND} q ${BEND} 0 ${BEND} ${-BEND} V ${y + BEND} q 0 ${-BEND} ${BEND} ${-BEND}`),
          );
        }
        part.draw(x + PAD, level, shapes);
      }
    },
  };
}

/** How often, in signs that all languages share. */
function times(min: number, max: number | null): string {
  if (max === null) return `${min}+ ×`;
  return min === max ? `${min} ×` : `${min}–${max} ×`;
}

function repeat(piece: Extract<Piece, { is: 'repeat' }>, labels: Labels, room: number): Part {
  const { min, max, greedy } = piece;
  const inner = partOf(piece.item, labels, room);
  const hasSkip = min === 0;
  const hasLoop = max === null || max > 1;
  const text = [hasLoop || !hasSkip ? times(min, max) : '', greedy ? '' : labels.lazy]
    .filter((part) => part !== '')
    .join(' · ');
  const width = Math.max(inner.width, widthOf(text)) + 2 * PAD;
  const top = inner.above + GAP;
  const bottom = inner.below + GAP;
  return {
    width,
    above: hasSkip ? top : inner.above,
    below: (hasLoop ? bottom : inner.below) + (text === '' ? 0 : LABEL),
    draw: (x, y, shapes) => {
      const left = x + (width - inner.width) / 2;
      const [from, to] = [x + PAD, x + width - PAD];
      shapes.push(rail(`M ${x} ${y} H ${left}`), rail(`M ${left + inner.width} ${y} H ${x + width}`));
      inner.draw(left, y, shapes);
      if (hasSkip) {
        shapes.push(
          rail(
            `M ${x} ${y} q ${BEND} 0 ${BEND} ${-BEND} V ${y - top + BEND} q 0 ${-BEND} ${BEND} ${-BEND} H ${x + width - 2 * BEND} q ${BEND} 0 ${BEND} ${BEND} V ${y - BEND} q 0 ${BEND} ${BEND} ${BEND}`,
          ),
        );
      }
      if (hasLoop) {
        shapes.push(
          rail(
            `M ${to} ${y} q ${BEND} 0 ${BEND} ${BEND} V ${y + bottom - BEND} q 0 ${BEND} ${-BEND} ${BEND} H ${from} q ${-BEND} 0 ${-BEND} ${-BEND} V ${y + BEND} q 0 ${-BEND} ${BEND} ${-BEND}`,
          ),
        );
      }
      const below = hasLoop ? bottom : inner.below;
      if (text !== '') shapes.push({ is: 'label', x: x + width / 2, y: y + below + LABEL / 2 + 1, text, look: 'note' });
    },
  };
}

function frame(inner: Part, piece: Piece, text: string): Part {
  const width = Math.max(inner.width, widthOf(text)) + 2 * GAP;
  const above = inner.above + LABEL + GAP / 2;
  const below = inner.below + GAP / 2;
  return {
    width,
    above,
    below,
    draw: (x, y, shapes) => {
      const left = x + (width - inner.width) / 2;
      shapes.push(
        { is: 'box', x, y: y - above, width, height: above + below, look: 'frame', piece },
        { is: 'label', x: x + width / 2, y: y - above + LABEL / 2 + 2, text, look: 'note' },
        rail(`M ${x} ${y} H ${left}`),
        rail(`M ${left + inner.width} ${y} H ${x + width}`),
      );
      inner.draw(left, y, shapes);
    },
  };
}
