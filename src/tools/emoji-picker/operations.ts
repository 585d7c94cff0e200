import { languages } from '#engine/messages';
import { operation } from '#engine/operation';
import { choice, integer, LINE_LENGTH } from '#engine/options';

const load = () => import('./logic.ts');

/** The language of names and search words; the page sets its own. */
const language = choice(languages, 'en', {
  asWritten: { en: 'English', es: 'Español', fr: 'Français', pt: 'Português', ru: 'Русский', zh: '中文' },
});

export const search = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  options: {
    tone: choice(['none', 'light', 'mediumLight', 'medium', 'mediumDark', 'dark'], 'none'),
    gender: choice(['any', 'person', 'woman', 'man'], 'any'),
    version: choice(
      [
        '17.0',
        '16.0',
        '15.1',
        '15.0',
        '14.0',
        '13.1',
        '13.0',
        '12.1',
        '12.0',
        '11.0',
        '5.0',
        '4.0',
        '3.0',
        '2.0',
        '1.0',
      ],
      '17.0',
      { asWritten: true },
    ),
    language,
    most: integer({ initial: 50, min: 1, max: 5000 }),
  },
  load,
  run: (logic, query, options) => logic.search(query, options),
});

export const explain = operation({
  input: 'text',
  output: 'json',
  options: { language },
  load,
  run: (logic, text, options) => logic.explain(text, options),
});
