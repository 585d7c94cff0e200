import type { Quotes } from './scalars.ts';

export interface Style {
  /** Spaces for each level, 1 to 10. */
  readonly indent: number;
  readonly indentLists: boolean;
  readonly quotes: Quotes;
  /** Fold lines that would be longer; 0 never. */
  readonly width: number;
  /** Keys of maps by their code points; comments and blank lines hang on the keys and move with them. */
  readonly sortKeys: boolean;
}
