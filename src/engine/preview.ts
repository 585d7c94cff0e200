import { shorten } from '#lib/shorten';
import { platformSources } from '#lib/sources';
import type { Answer } from './detector.ts';
import { ToolError, type Params } from './error.ts';
import { detectorOf } from './identify.ts';
import { isLargeText, type LargeText } from './large-text.ts';
import { languages, type Language } from './messages.ts';
import type { Offer, Preview } from './offer.ts';
import { missingOption } from './operation.ts';
import { initialValues, type OptionSpecs } from './options.ts';
import { findOperation } from './registry.ts';
import type { Outcome, Run } from './run.ts';

/* The beginning of what an offer's operation makes of the text, so that the answer is there before the tool is opened. */

/** Code points of its line. */
const LENGTH = 120;

interface Settings {
  readonly language: Language;
  /** Ends it: the preview is then undefined. */
  readonly signal: AbortSignal;
  readonly run: (run: Run) => Promise<Outcome>;
  /** Options of this operation that the user has set. */
  readonly valuesOf?: (name: Run['name'], specs: OptionSpecs) => Readonly<Record<string, unknown>>;
  /** A text of a tool, in words. */
  readonly say: (tool: string, code: string, params: Params) => string | Promise<string>;
  /** Whether what is large to fetch is at hand. */
  readonly isAllLocal?: boolean;
}

/**
 * The beginning of the result. Undefined where there is none: the operation needs more than the text, is too large to fetch, or
 * did not end in time. False where it fails, so that the offer was a mistake.
 */
export async function preview(offer: Offer, settings: Settings): Promise<Preview | undefined | false> {
  const { tool, operation: name, text } = offer;
  const { language, signal, run, say, valuesOf, isAllLocal = false } = settings;
  const { answer, large = false } = detectorOf(offer);
  if (answer === false || (large && !isAllLocal)) return undefined;
  try {
    const operation = await orAbort(findOperation(tool, name), signal);
    if (text === undefined && operation.input !== 'none') return undefined;
    const specs = operation.options as OptionSpecs;
    const called = { tool, operation: name };
    const own = valuesOf?.(called, specs);
    const options = { ...initialValues(specs), ...spokenOptions(specs, language), ...own, ...offer.options };
    if (missingOption(operation, options) !== undefined) return undefined;
    const { output } = await orAbort(run({ name: called, operation, input: text, options, signal }), signal);
    const told = answer === undefined ? textOf(output) : answer(output, { language, now: platformSources.now() });
    if (told === undefined) return answer === undefined ? undefined : false;
    return await write(told);
  } catch (error) {
    if (signal.aborted) return undefined;
    if (error instanceof ToolError) return NOT_ITS_FAULT.has(error.code) ? undefined : false;
    throw error;
  }

  async function write(told: Answer | LargeText): Promise<Preview> {
    if (isLargeText(told)) return { line: lineOf(told.head), copied: told };
    if (typeof told === 'string') return { line: lineOf(told), copied: told };
    if ('line' in told) return { line: lineOf(told.line), copied: told.copied };
    const parts = await Promise.all(
      told.map(async (part) => (typeof part === 'string' ? part : say(tool, part.code, part.params ?? {}))),
    );
    // What was pasted is no news.
    const isNews = (part: string) => part !== text?.trim();
    const [first = '', ...others] = [...parts.filter(isNews), ...parts.filter((part) => !isNews(part))].filter(Boolean);
    const line = lineOf([first, ...others].join(' · '));
    return { line, copied: told.includes(first) ? first : line };
  }
}

/** Errors that say nothing about the text. */
const NOT_ITS_FAULT = new Set(['engine.timeout', 'engine.workerFailed', 'fetched.missing']);

/** Enough for a line of a text that is mostly indentation. */
const START = 4000;

const lineOf = (text: string) => shorten(text.trimStart().slice(0, START).replace(/\s+/g, ' ').trimEnd(), LENGTH - 1);

const textOf = (output: unknown): string | LargeText | undefined =>
  typeof output === 'string' || isLargeText(output) ? output : undefined;

/** Names and words in a result are those of the user's language. */
function spokenOptions(specs: OptionSpecs, language: Language): Readonly<Record<string, unknown>> {
  const spoken = Object.entries(specs).filter(([, spec]) => spec.kind === 'choice' && spec.choices === languages);
  return Object.fromEntries(spoken.map(([name]) => [name, language]));
}

/** Rejects with the signal's reason where that comes first. */
function orAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
    void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
