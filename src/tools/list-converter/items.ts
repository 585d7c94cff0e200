import { ToolError } from '#engine/error';
import { unescape } from './unescape.ts';

export interface Reading {
  readonly split: 'lines' | 'commas' | 'semicolons' | 'tabs' | 'spaces' | 'text' | 'regex';
  readonly splitText: string;
  readonly pattern: string;
  readonly trim: boolean;
  readonly removePrefix: string;
  readonly removeSuffix: string;
  readonly unquote: boolean;
  readonly lowercase: boolean;
  readonly letterCase: 'keep' | 'upper' | 'capital';
  /** In characters; 0 cuts nothing. */
  readonly maxLength: number;
  /** Items that differ in case only are the same; also for sorting. */
  readonly ignoreCase: boolean;
}

const SEPARATORS = {
  lines: /\r\n|\r|\n/,
  commas: /,|\r\n|\r|\n/,
  semicolons: /;|\r\n|\r|\n/,
  tabs: /\t|\r\n|\r|\n/,
  spaces: /\s+/,
} as const;

/** Items as they are to be written, without empty ones. Throws `error.noSeparator`, `error.noPattern`, `error.pattern`. */
export function readItems(text: string, reading: Reading): string[] {
  const items: string[] = [];
  for (const part of splitText(text, reading)) {
    const item = readItem(part, reading);
    if (item !== '') items.push(item);
  }
  return items;
}

/** What tells two items apart. */
export const keyOf = (item: string, { ignoreCase }: Pick<Reading, 'ignoreCase'>): string =>
  // There and back, because some letters have one capital for two small ones (ς and σ) or the other way round.
  ignoreCase ? item.toUpperCase().toLowerCase() : item;

function splitText(text: string, { split, splitText: separator, pattern }: Reading): readonly string[] {
  if (split === 'regex') return splitByRegex(text, compile(pattern));
  if (split !== 'text') return text.split(SEPARATORS[split]);
  if (separator === '') throw new ToolError('error.noSeparator', {}, { option: 'splitText' });
  return text.split(unescape(separator));
}

function compile(pattern: string): RegExp {
  if (pattern === '') throw new ToolError('error.noPattern', {}, { option: 'pattern' });
  try {
    return new RegExp(pattern, 'gu');
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const reason = error.message.replace(/^Invalid regular expression: \/.*\/\w*: /s, '');
    throw new ToolError('error.pattern', { reason }, { option: 'pattern' });
  }
}

/** Not `split`: that would put what groups match among the items. */
function splitByRegex(text: string, regex: RegExp): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const match of text.matchAll(regex)) {
    parts.push(text.slice(end, match.index));
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end));
  return parts;
}

const QUOTES = /^(["'`])([^]*)\1$|^“([^]*)”$|^‘([^]*)’$|^«\s*([^]*?)\s*»$|^„([^]*)[“”]$/u;

function readItem(part: string, reading: Reading): string {
  const { trim, removePrefix, removeSuffix, unquote, lowercase, letterCase, maxLength } = reading;
  let item = trim ? part.trim() : part;
  if (removePrefix !== '' && item.startsWith(removePrefix)) item = item.slice(removePrefix.length);
  if (removeSuffix !== '' && item.endsWith(removeSuffix)) item = item.slice(0, -removeSuffix.length);
  if (unquote && item.length > 1)
    item = item.replace(
      QUOTES,
      (_, quote: string, ...inner: (string | undefined)[]) =>
        inner.slice(0, 5).find((text) => text !== undefined) ?? quote,
    );
  if (lowercase) item = item.toLowerCase();
  if (letterCase === 'upper') item = item.toUpperCase();
  if (letterCase === 'capital') item = item.replace(/^\P{L}*\p{L}/u, (start) => start.toUpperCase());
  if (maxLength > 0 && item.length > maxLength) item = cut(item, maxLength);
  return item;
}

/** The first characters (code points). */
function cut(item: string, length: number): string {
  let end = 0;
  for (let taken = 0; taken < length && end < item.length; taken += 1)
    end += (item.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  return item.slice(0, end);
}
