import { operation } from '#engine/operation';
import { choice, content, flag, integer } from '#engine/options';

const length = (initial: number) => integer({ initial, min: 1, max: 50 });

export const generate = operation({
  input: 'none',
  output: 'text',
  writes: ({ format, unit }) => (format === 'text' || unit === 'bytes' ? undefined : format),
  options: {
    count: integer({ initial: 1, min: 1, max: 5_000_000 }),
    unit: choice(['paragraphs', 'sentences', 'words', 'bytes'], 'paragraphs'),
    classic: flag(true),
    layout: choice(['paragraphs', 'list', 'headings'], 'paragraphs'),
    format: choice(['text', 'html', 'markdown'], 'text'),
    minSentences: length(3),
    maxSentences: length(8),
    minWords: length(8),
    maxWords: length(15),
    seed: content(''),
  },
  needs: {
    layout: { unit: ['paragraphs', 'sentences', 'words'] },
    format: { unit: ['paragraphs', 'sentences', 'words'] },
  },
  // Megabytes take their time.
  place: 'worker',
  load: () => import('./logic.ts'),
  run: (logic, _input, options, { sources, note }) => logic.generate(options, sources, note),
});
