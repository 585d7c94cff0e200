import cronstrue from 'cronstrue';
import 'cronstrue/locales/es.js';
import 'cronstrue/locales/fr.js';
import 'cronstrue/locales/pt_BR.js';
import 'cronstrue/locales/ru.js';
import 'cronstrue/locales/zh_CN.js';
import { describe, expect, it } from 'vitest';
import { languages } from '#engine/messages';
import { BEFORE_LAST, CORRECTIONS, LOCALES } from './words.ts';

/*
 * The sentences of cronstrue that we put right or add to, found by their words. An upgrade that says them in another way
 * fails here: the correction is then to be adapted, or no longer needed.
 */

/** Days before the last one, one and more; the nearest weekday; minutes of every hour. */
const EXPRESSIONS = ['0 0 L-1 * *', '0 0 L-3 * *', '0 0 15W * *', '40 * * * *'];
const say = (language: keyof typeof LOCALES) =>
  EXPRESSIONS.map((expression) => cronstrue.toString(expression, { locale: LOCALES[language] }));

describe('cronstrue', () => {
  it.each(languages)('says the days before the last one as we expect (%s)', (language) => {
    const [one, three] = say(language);
    expect(one).toMatch(BEFORE_LAST[language][0]);
    expect(three).toMatch(BEFORE_LAST[language][0]);
  });

  it.each(Object.entries(CORRECTIONS).flatMap(([language, list]) => list.map(([wrong]) => [language, wrong] as const)))(
    'still says what is put right (%s, %s)',
    (language, wrong) => {
      expect(say(language as keyof typeof LOCALES).join('\n')).toMatch(new RegExp(wrong.source));
    },
  );
});
