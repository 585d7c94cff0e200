import { useExample, type OptionState, type TextMark, type TextValue } from '#kit';
import type { AnyOperation } from '#engine/operation';
import type { Pattern } from './compile.ts';
import { match } from './operations.ts';

/** What the views of the page have in common. */
export interface Subject {
  readonly given: Pattern;
  /** Changes the pattern and its flags. */
  readonly set: OptionState<(typeof match)['options']>['set'];
  readonly text: TextValue;
  readonly setText: (text: TextValue) => void;
  /** The matches in it. */
  readonly marks: readonly TextMark[];
}

/** Loads the example of an operation: the pattern is set, its text and further options are handed over. */
export const usePatternExample = (
  operation: AnyOperation,
  set: Subject['set'],
  take: (text: string, own: Readonly<Record<string, unknown>>) => void,
) =>
  useExample(operation, ({ input, options = {} }) => {
    const { pattern, flags = match.options.flags.initial, ...own } = options;
    set({ pattern: String(pattern), flags: String(flags) });
    take(String(input), own);
  });
