import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { drawFrom, pick, type Draw } from '#lib/random';
import { compile, parse } from './compile.ts';
import { toPieces, type Piece } from './pieces.ts';

const TRIES = 200;
const LONGEST = 2000;
/** More often than the least that is asked for. */
const EXTRA = 3;

/** Characters to choose from for a set or class: ASCII that can be seen first, then some of other scripts. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const CANDIDATES = [...ASCII, ...'\n\téàñüßøžλΩдЖяעعअกあア漢字한🙂🚀٣½€©«»¿\u00a0'];

/** A text that the pattern matches, made from its pieces and tried out; look-around is only tried. Throws `ToolError`. */
export function sample(
  pattern: string,
  { flags }: { readonly flags: string },
  { sources }: Pick<RunContext, 'sources'>,
): string {
  const pieces = toPieces(parse({ pattern, flags }, 'input'), flags);
  const expression = compile({ pattern, flags: flags.replace(/[gy]/g, '') }, 'input');
  const draw = drawFrom(sources);
  const sets = new Map<string, readonly string[]>();
  for (let turn = 0; turn < TRIES; turn += 1) {
    const text = make(pieces, { draw, flags, sets, caught: new Map(), depth: 0 });
    if (text.length <= LONGEST && expression.test(text)) return text;
  }
  throw new ToolError('error.noSample');
}

interface Making {
  readonly draw: Draw;
  readonly flags: string;
  /** Characters of a set, by how it is written. */
  readonly sets: Map<string, readonly string[]>;
  /** The texts that groups have caught, by number and name. */
  readonly caught: Map<string, string>;
  readonly depth: number;
}

function make(piece: Piece, making: Making): string {
  const { draw, caught } = making;
  switch (piece.is) {
    case 'text':
      return piece.text;
    case 'sequence':
      return piece.items.map((item) => make(item, making)).join('');
    case 'choice':
      return make(pick(draw, piece.items), making);
    case 'set':
    case 'class':
      return character(piece.raw, making);
    case 'anchor':
      return '';
    case 'reference':
      return caught.get(piece.to) ?? '';
    case 'repeat':
      return repeat(piece, making);
    case 'group': {
      if (piece.code.toLowerCase().includes('look')) return '';
      const text = make(piece.item, making);
      if (piece.number !== undefined) caught.set(String(piece.number), text);
      if (piece.name !== undefined) caught.set(piece.name, text);
      return text;
    }
  }
}

function repeat({ min, max, item }: Extract<Piece, { is: 'repeat' }>, making: Making): string {
  const extra = Math.min(max === null ? EXTRA : max - min, Math.max(0, EXTRA - making.depth));
  const count = min + making.draw(extra + 1);
  let text = '';
  for (let turn = 0; turn < count && text.length <= LONGEST; turn += 1)
    text += make(item, { ...making, depth: making.depth + 1 });
  return text;
}

function character(raw: string, { draw, flags, sets }: Making): string {
  let found = sets.get(raw);
  if (found === undefined) {
    const expression = new RegExp(`^(?:${raw})$`, flags.replace(/[gmy]/g, ''));
    const fitting = CANDIDATES.filter((candidate) => expression.test(candidate));
    const plain = fitting.filter((candidate) => /^[\w.,:;!?@ -]$/.test(candidate));
    found = plain.length > 0 ? plain : fitting;
    sets.set(raw, found);
  }
  return found.length === 0 ? '' : pick(draw, found);
}
