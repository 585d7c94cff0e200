// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- the logic project sees only what logic.ts reaches
/// <reference path="./cronstrue-locales.d.ts" />
import cronstrue from 'cronstrue';
import type { Language } from '#engine/messages';
import { combinesDays, type Expression } from './read-expression.ts';
import { REBOOT } from './fields.ts';

const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en',
  es: 'es',
  fr: 'fr',
  pt: 'pt_BR',
  ru: 'ru',
  zh: 'zh_CN',
};
/** Each registers itself with the library. */
const load: Readonly<Partial<Record<Language, () => Promise<unknown>>>> = {
  es: () => import('cronstrue/locales/es.js'),
  fr: () => import('cronstrue/locales/fr.js'),
  pt: () => import('cronstrue/locales/pt_BR.js'),
  ru: () => import('cronstrue/locales/ru.js'),
  zh: () => import('cronstrue/locales/zh_CN.js'),
};

/** The expression in words, or '' where there are none. Only for what has been judged: the library describes nonsense too. */
export async function describeInWords(
  { fields, isReboot }: Expression,
  { language, verbose, hours24 }: { language: Language; verbose: boolean; hours24: boolean },
): Promise<string> {
  await load[language]?.();
  const canonical = (name: string, absent: string) => fields.find((field) => field.name === name)?.canonical ?? absent;
  const five = ['minute', 'hour', 'day', 'month', 'weekday'].map((name) => canonical(name, '*'));
  const second = canonical('second', '0');
  const year = canonical('year', '*');
  const parts = year === '*' ? (second === '0' ? five : [second, ...five]) : [second, ...five, year];
  // The library has no words for some that are right, such as a W in a list.
  try {
    return cronstrue.toString(isReboot ? REBOOT : parts.join(' '), {
      locale: LOCALES[language],
      verbose,
      use24HourTimeFormat: hours24,
      logicalAndDayFields: combinesDays({ fields }) === 'both',
    });
  } catch {
    return '';
  }
}
