import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bareTexts } from '../../src/engine/bare-text.ts';
import { identify, takersOfAny } from '../../src/engine/identify.ts';
import type { Offer } from '../../src/engine/offer.ts';
import { formatMessage } from '../../src/engine/messages.ts';
import { initialValues } from '../../src/engine/options.ts';
import { preview } from '../../src/engine/preview.ts';
import { englishMessages, findOperation } from '../../src/engine/registry.ts';
import { runHere } from '../../src/engine/run.ts';
import { tools } from '../../src/engine/tools.ts';

/*
 * How well pasted texts are recognised: those of each kind must be offered to one of its operations. A fifth of them is quoted
 * or labelled, as values are where they are copied. Sentences, names and prose with numbers are for no tool.
 */

interface Pastes {
  readonly kinds: readonly {
    readonly kind: string;
    /** `tool/operation`; where there are several, any of them may come first. */
    readonly offers: readonly string[];
    /** How the line begins that the first of `offers` shows for the first of `texts`. */
    readonly shows?: string;
    /** Why an operation does not give a result for these texts alone. */
    readonly notRun?: string;
    readonly texts: readonly string[];
  }[];
  /** Texts that are several things, with all their offers. */
  readonly ambiguous: Readonly<Record<string, readonly string[]>>;
  /** A text that no tool recognises, and what the operations show that take any. */
  readonly anyText: { readonly text: string; readonly shows: Readonly<Record<string, string>> };
  readonly sentences: readonly string[];
}
const { kinds, ambiguous, anyText, sentences } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'pastes.json'), 'utf8'),
) as Pastes;

const nameOf = ({ tool, operation }: Offer) => `${tool}/${operation}`;
/** A tool is deleted by deleting its folder. */
const isThere = (name: string) => Object.hasOwn(tools, name.split('/')[0] ?? '');
const all = kinds
  .filter(({ offers }) => offers.some(isThere))
  .flatMap((kind) => kind.texts.map((text) => ({ ...kind, text, found: identify(text) })));

test('a fifth of them is quoted or labelled', () => {
  const surrounded = all.filter(({ text }) => bareTexts(text.trim()).length > 1);
  expect(surrounded.length / all.length).toBeGreaterThan(0.2);
});

test('the right tool is offered first for 97 in a hundred, and for all in the first three', () => {
  const missed = (most: number) =>
    all
      .filter(({ found, offers }) => !found.slice(0, most).some((offer) => offers.includes(nameOf(offer))))
      .map(({ kind, text, found }) => `${kind}: ${JSON.stringify(text)} → ${found.map(nameOf).join(' ')}`);
  expect(missed(3)).toEqual([]);
  const notFirst = missed(1);
  expect(notFirst.length / all.length, notFirst.join('\n')).toBeLessThanOrEqual(0.03);
});

test.each(Object.entries(ambiguous))('%s is several things, surest first', (text, names) => {
  expect(identify(text).map(nameOf)).toEqual(names.filter(isThere));
});

test.each(sentences)('%j is offered to no tool', (sentence) => {
  expect(identify(sentence).map(nameOf)).toEqual([]);
});

const settings: Parameters<typeof preview>[1] = {
  language: 'en',
  signal: new AbortController().signal,
  run: (run) => runHere(run.operation, run.input, run.options, run),
  say: async (tool, code, params) => formatMessage((await englishMessages[tool]?.()) ?? {}, code, params, 'en'),
  isAllLocal: true,
};

test('what takes any text shows what it makes of it', async () => {
  const offers = takersOfAny(anyText.text);
  const lines = await Promise.all(offers.map(async (offer) => [nameOf(offer), await preview(offer, settings)]));
  expect(Object.fromEntries(lines)).toMatchObject(
    Object.fromEntries(
      Object.entries(anyText.shows)
        .filter(([name]) => isThere(name))
        .map(([name, line]) => [name, { line }]),
    ),
  );
});

test.each(all.filter(({ shows, text, texts }) => shows !== undefined && text === texts[0]))(
  '$kind: $text shows $shows',
  async ({ shows, found: [first] }) => {
    const shown = await preview(first as Offer, settings);
    expect(shown).toMatchObject({ line: expect.stringMatching(/^.{1,120}$/u) as string });
    expect(shown && shown.line.startsWith(shows ?? ''), shown ? shown.line : '').toBe(true);
  },
);

test.each(all.filter(({ notRun }) => notRun === undefined))('$kind: $text is taken', async ({ found: [first] }) => {
  const { tool = '', operation: name = '', text = '', options = {} } = first ?? {};
  const operation = await findOperation(tool, name);
  const given = { ...initialValues(operation.options), ...options };
  await runHere(operation, text, given, { signal: new AbortController().signal });
});
