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

/** What separates items of one line. */
const SEPARATORS = { commas: ',', semicolons: ';', tabs: '\t' } as const;

/**
 * Items as they are to be written, without empty ones, one by one: of a long list most may be gone again at once. Throws
 * `error.noSeparator`, `error.patternMissing`, `error.pattern` when the first one is asked for.
 */
export function* readItems(text: string, reading: Reading): Generator<string> {
  for (const part of splitText(text, reading)) {
    const item = readItem(part, reading);
    if (item !== '') yield item;
  }
}

/** What tells two items apart. */
export const keyOf = (item: string, { ignoreCase }: Pick<Reading, 'ignoreCase'>): string =>
  // There and back, because some letters have one capital for two small ones (ς and σ) or the other way round.
  ignoreCase ? item.toUpperCase().toLowerCase() : item;

function splitText(text: string, { split, splitText: separator, pattern }: Reading): Iterable<string> {
  if (split === 'lines') return splitByLines(text);
  if (split === 'spaces') return text.split(/\s+/);
  if (split === 'regex') return splitByRegex(text, compile(pattern));
  if (split !== 'text') return splitInLines(text, SEPARATORS[split]);
  if (separator === '') throw new ToolError('error.noSeparator', {}, { option: 'splitText' });
  return text.split(unescape(separator));
}

function* splitInLines(text: string, separator: string): Generator<string> {
  for (const line of splitByLines(text)) yield* line.split(separator);
}

function* splitByLines(text: string): Generator<string> {
  const lines = text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
  let start = 0;
  for (let end = lines.indexOf('\n'); end >= 0; end = lines.indexOf('\n', start)) {
    yield lines.slice(start, end);
    start = end + 1;
  }
  yield lines.slice(start);
}

function compile(pattern: string): RegExp {
  if (pattern === '') throw new ToolError('error.patternMissing', {}, { option: 'pattern' });
  try {
    return new RegExp(pattern, 'gu');
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const reason = error.message.replace(/^Invalid regular expression: \/.*\/\w*: /s, '');
    throw new ToolError('error.pattern', { reason }, { option: 'pattern' });
  }
}

/** Not `split`: that would put what groups match among the items. */
function* splitByRegex(text: string, regex: RegExp): Generator<string> {
  let end = 0;
  for (const match of text.matchAll(regex)) {
    yield text.slice(end, match.index);
    end = match.index + match[0].length;
  }
  yield text.slice(end);
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
