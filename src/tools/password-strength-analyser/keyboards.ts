import type { OptionsGraph } from '@zxcvbn-ts/core';

/* The keys of letters and punctuation from the left, as XKB has them for `us` and `ru` (Windows). */
const QWERTY = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,./~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?';
const JCUKEN = 'ёйцукенгшщзхъфывапролджэячсмитьбю.ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,';

/** The Russian keyboard, JCUKEN, as the neighbours of each key: it has the keys of QWERTY, which are labelled otherwise. */
export function jcukenOf(qwerty: OptionsGraph[string]): OptionsGraph[string] {
  const relabel = (keys: string) =>
    Array.from(keys, (key) => {
      const at = QWERTY.indexOf(key);
      return at < 0 ? key : JCUKEN.charAt(at);
    }).join('');
  return Object.fromEntries(
    Object.entries(qwerty).map(([key, neighbours]) => [
      relabel(key),
      neighbours.map((neighbour) => (neighbour === null ? null : relabel(neighbour))),
    ]),
  );
}
