import type { Matches } from './logic.ts';
import { colourOf, MATCH_COLOURS, type Pointed } from './pointing.ts';

/** As an editor takes it. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly colour: number;
  readonly isPointed: boolean;
  readonly id: string;
}

/** Matches that are coloured in the text. */
const MARKED = 2000;

/** Matches and groups as stretches of the text; neighbours differ in colour. An editor counts CR LF as one. */
export function stretchesOf(text: string, { matches }: Matches, pointed: Pointed): readonly Stretch[] {
  const breaks = [...text.matchAll(/\r\n/g)].map(({ index }) => index);
  let passed = 0;
  let last = 0;
  const inEditor = (offset: number) => {
    if (breaks.length === 0) return offset;
    if (offset < last) passed = 0;
    last = offset;
    while (passed < breaks.length && (breaks[passed] ?? Infinity) < offset) passed += 1;
    return offset - passed;
  };
  return matches.slice(0, MARKED).flatMap(({ start, end, groups }, match): Stretch[] => {
    const whole = {
      from: inEditor(start),
      to: inEditor(end),
      colour: MATCH_COLOURS[match % 2 === 0 ? 0 : 1],
      isPointed: pointed.match === match && pointed.group === undefined,
      id: String(match),
    };
    const inside = groups.flatMap(({ number, start: from, end: to }) =>
      from === null || to === null
        ? []
        : {
            from: inEditor(from),
            to: inEditor(to),
            colour: colourOf(number),
            isPointed: pointed.group === number && (pointed.match ?? match) === match,
            id: `${match} ${number}`,
          },
    );
    return [whole, ...inside];
  });
}
