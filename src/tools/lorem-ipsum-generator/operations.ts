import { operation } from '#engine/operation';
import { choice, content, flag, integer } from '#engine/options';

const length = (initial: number) => integer({ initial, min: 1, max: 50 });

export const generate = operation({
  input: 'none',
  output: 'text',
  writes: ({ format, unit }) => (format === 'text' || unit === 'characters' || unit === 'bytes' ? undefined : format),
  options: {
    count: integer({ initial: 1, min: 1, max: 5_000_000 }),
    unit: choice(['paragraphs', 'sentences', 'words', 'characters', 'bytes'], 'paragraphs'),
    language: choice(
      ['latin', 'german', 'russian', 'greek', 'hebrew', 'arabic', 'hindi', 'chinese', 'japanese'],
      'latin',
    ),
    format: choice(['text', 'html', 'markdown'], 'text'),
    layout: choice(['paragraphs', 'list', 'sections'], 'paragraphs'),
    classic: flag(true),
    minSentences: length(3),
    maxSentences: length(8),
    minWords: length(8),
    maxWords: length(15),
    seed: content(''),
  },
  needs: {
    classic: { language: 'latin' },
    format: { unit: ['paragraphs', 'sentences', 'words'] },
    layout: { unit: ['paragraphs', 'sentences', 'words'] },
  },
  // Megabytes take their time.
  place: 'worker',
  load: () => import('./logic.ts'),
  run: (logic, _input, options, { sources, note }) => logic.generate(options, sources, note),
});
