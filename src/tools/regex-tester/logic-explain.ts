import { parse } from './compile.ts';
import { toPieces, type Piece } from './pieces.ts';

/** The pieces of a pattern, in the order they appear. Throws `ToolError` with reason and place. */
export const explain = (pattern: string, { flags }: { readonly flags: string }): Piece =>
  toPieces(parse({ pattern, flags }, 'input'), flags);
