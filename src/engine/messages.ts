import { shorten } from '#lib/shorten';
import type { Params } from './error.ts';

/** All languages of the site, listed here and nowhere else. */
export const languages = ['en', 'es', 'fr', 'pt', 'ru', 'zh'] as const;
export type Language = (typeof languages)[number];
/** The development language that prints keys instead of words, so that a literal cannot hide. */
export type AnyLanguage = Language | 'zz';

/** One text, or one per plural category of the language (Unicode CLDR); the count is the parameter `count`. */
export type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
export type Messages = Readonly<Record<string, Message>>;

/** The key of a tool's description among its own texts, where no text of a page can have it. */
export const DESCRIPTION = 'meta.description';

const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

function cached<T>(cache: Map<string, T>, language: string, make: () => T): T {
  let item = cache.get(language);
  if (item === undefined) cache.set(language, (item = make()));
  return item;
}

/** A number as the language writes it. */
function formatNumber(value: number, language: string): string {
  // All our languages write these alike, and a first formatter costs a slow phone a tenth of a second.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  return cached(numbers, language, () => new Intl.NumberFormat(language, { maximumFractionDigits: 20 })).format(value);
}

/** The message of `key` with its `{placeholders}` filled. Numbers are written as the language does. */
export function formatMessage(messages: Messages, key: string, params: Params, language: AnyLanguage): string {
  if (language === 'zz') return `⟦${key}⟧`;
  let message = messages[key];
  if (message === undefined)
    throw new Error(`No message "${key}" in language "${language}". Add it to the locale files.`);
  if (typeof message !== 'string') {
    const rule = cached(plurals, language, () => new Intl.PluralRules(language)).select(Number(params['count']));
    message = message[rule] ?? message.other ?? '';
  }
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (typeof value === 'number') return formatNumber(value, language);
    return typeof value === 'string' ? value : value.join(', ');
  });
}

/** Code points of a text that an error or a note quotes. */
const QUOTED = 60;

/** The words of an error or a note of which the message is known: what it quotes is cut. */
export function formatProblem(messages: Messages, code: string, params: Params, language: AnyLanguage): string {
  const cut = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' && value.length > QUOTED ? shorten(value, QUOTED) : value,
  ]);
  return formatMessage(messages, code, Object.fromEntries(cut) as Params, language);
}
