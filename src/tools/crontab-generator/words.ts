// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- the logic project sees only what logic.ts reaches
/// <reference path="./cronstrue-locales.d.ts" />
import cronstrue from 'cronstrue';
import type { Language } from '#engine/messages';
import { combinesDays, type Expression } from './read-expression.ts';
import { REBOOT } from './fields.ts';

export const LOCALES: Readonly<Record<Language, string>> = {
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

/** How the library says `L-3`, and what `W` behind it adds. */
export const BEFORE_LAST: Readonly<Record<Language, readonly [said: RegExp, nearest: string]>> = {
  en: [/\d+ days? before the last day/, 'on the weekday nearest to $&'],
  es: [/\d+ días? antes del último día/, 'en el día laborable más próximo a $&'],
  fr: [/\d+ jours? avant le dernier jour/, 'le jour ouvrable le plus proche de $&'],
  pt: [/\d+ dias? antes do último dia/, 'no dia útil mais próximo de $&'],
  ru: [/за \d+ \S+ до конца месяца/, 'в ближайший будний день к дате $&'],
  zh: [/每月最后一天之前的第\d+天/, '最接近$&的工作日'],
};

/** Words and marks of the library that say something else, or say it wrongly. */
export const CORRECTIONS: Readonly<Partial<Record<Language, readonly (readonly [RegExp, string])[]>>> = {
  es: [
    [/día de la semana/g, 'día laborable'],
    [/(?<!\d)1 días/g, '1 día'],
  ],
  fr: [
    [/(?<!\d)1 jours/g, '1 jour'],
    [/'/g, '’'],
  ],
  pt: [
    [/dia da semana/g, 'dia útil'],
    [/(?<!\d)1 dias/g, '1 dia'],
  ],
  zh: [[/, /g, '，']],
};

/** The expression in words, or '' where there are none. Only for what has been judged: the library describes nonsense too. */
export async function describeInWords(
  { fields, isReboot }: Expression,
  { language, verbose, hours24 }: { language: Language; verbose: boolean; hours24: boolean },
): Promise<string> {
  await load[language]?.();
  const canonical = (name: string, absent: string) => fields.find((field) => field.name === name)?.canonical ?? absent;
  const day = canonical('day', '*');
  // The library says only that of such a list.
  if (/L-\d/.test(day) && day.includes(',')) return '';
  const isNearest = /^L-\d+W$/.test(day);
  const five = ['minute', 'hour', 'day', 'month', 'weekday'].map((name) =>
    name === 'day' && isNearest ? day.slice(0, -1) : canonical(name, '*'),
  );
  const second = canonical('second', '0');
  const year = canonical('year', '*');
  const parts = year === '*' ? (second === '0' ? five : [second, ...five]) : [second, ...five, year];
  // The library has no words for some that are right, such as a W in a list.
  try {
    const said = cronstrue.toString(isReboot ? REBOOT : parts.join(' '), {
      locale: LOCALES[language],
      verbose,
      use24HourTimeFormat: hours24,
      logicalAndDayFields: combinesDays({ fields }) === 'both',
    });
    const right = (CORRECTIONS[language] ?? []).reduce((words, [wrong, better]) => words.replace(wrong, better), said);
    return isNearest ? right.replace(...BEFORE_LAST[language]) : right;
  } catch {
    return '';
  }
}
