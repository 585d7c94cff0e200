import { bareTexts } from './bare-text.ts';
import { catalogue } from './catalogue.ts';
import { SAMPLE_LENGTH } from './sample.ts';

export interface Guess {
  readonly tool: string;
  readonly operation: string;
  /** 0 to 1. */
  readonly certainty: number;
  /** What was recognised: the text, or what is left of it without what surrounds it; undefined where options hold it. */
  readonly text: string | undefined;
  /** Values of options that the text needs. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/**
 * Which operations want this text, surest first. Only the first 4 kB are looked at. What surrounds a value is left out as far
 * as an operation is surer without it.
 */
export function detect(pasted: string): Guess[] {
  const texts = bareTexts(pasted);
  const samples = texts.map((text) => text.slice(0, SAMPLE_LENGTH));
  return Object.entries(catalogue)
    .flatMap(([tool, operations]) =>
      Object.entries(operations).map(([operation, { detect: ask, fits, recognizedInto }]): Guess => {
        const certainties = samples.map((sample) => ask?.(sample) ?? 0);
        const certainty = Math.max(...certainties);
        const best = certainties.indexOf(certainty);
        const options = certainty > 0 ? (fits?.(samples[best] ?? '') as Guess['options']) : undefined;
        const text = recognizedInto === 'options' ? undefined : texts[best];
        return { tool, operation, certainty, text, ...(options !== undefined && { options }) };
      }),
    )
    .filter((guess) => guess.certainty > 0)
    .sort((a, b) => b.certainty - a.certainty);
}
