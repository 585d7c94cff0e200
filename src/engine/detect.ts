import { catalogue } from './catalogue.ts';
import { SAMPLE_LENGTH } from './sample.ts';

export interface Guess {
  readonly tool: string;
  readonly operation: string;
  /** 0 to 1. */
  readonly certainty: number;
  /** Values of options that the text needs. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Which operations want this text, surest first. Only the first 4 kB are looked at. */
export function detect(text: string): Guess[] {
  const sample = text.slice(0, SAMPLE_LENGTH);
  return Object.entries(catalogue)
    .flatMap(([tool, operations]) =>
      Object.entries(operations).map(([operation, { detect: ask, fits }]): Guess => {
        const certainty = ask?.(sample) ?? 0;
        const options = certainty > 0 ? (fits?.(sample) as Guess['options']) : undefined;
        return { tool, operation, certainty, ...(options !== undefined && { options }) };
      }),
    )
    .filter((guess) => guess.certainty > 0)
    .sort((a, b) => b.certainty - a.certainty);
}
