import type { Matches } from './logic.ts';

/** See `MatchMark` of the kit. */
interface Mark {
  readonly from: number;
  readonly to: number;
  readonly look: 'match' | 'next-match';
}

/** The matches as marks in the text; neighbours differ. */
export const listMarks = ({ matches }: Matches): readonly Mark[] =>
  matches.map(({ start, end }, index) => ({ from: start, to: end, look: index % 2 === 0 ? 'match' : 'next-match' }));
