import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

const MODIFIER = '(?:ctrl|control|alt|option|shift|meta|cmd|command|win|[⌃⌥⇧⌘])';
const COMBINATION = new RegExp(
  `^\\s*(?:${MODIFIER}\\s*\\+\\s*){1,4}(?:[^\\s\\w]|[a-z\\d]|F\\d\\d?|(?:Key|Arrow|Page)[A-Z]\\w*|Enter|Escape|Esc|Tab|Space|Delete|Backspace|Home|End|Insert)\\s*$`,
  'i',
);
const CODE =
  /^\s*(?:Key[A-Z]|Digit\d|Numpad(?:\d|Add|Enter|Subtract|Multiply|Divide|Decimal)|Arrow(?:Up|Down|Left|Right)|(?:Shift|Control|Alt|Meta)(?:Left|Right)|Bracket(?:Left|Right)|Page(?:Up|Down))\s*$/;

/** `Ctrl+Shift+K` */
const detectCombination = (sample: string): number => (COMBINATION.test(sample) ? 0.8 : 0);

/** `KeyA`, `ArrowUp` */
const detectCode = (sample: string): number => (CODE.test(sample) ? 0.7 : 0);

export const detectors = {
  snippets: { detect: detectCombination, answer: ({ combination, byKey }) => [combination, byKey] },
  search: { detect: detectCode, answer: ([first]) => first && [first.key, first.code, String(first.keyCode)] },
} satisfies Detectors<typeof operations>;
