import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bareTexts } from '../../src/engine/bare-text.ts';
import { identify, type Offer } from '../../src/engine/identify.ts';
import { initialValues } from '../../src/engine/options.ts';
import { findOperation } from '../../src/engine/registry.ts';
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
    /** Why an operation does not give a result for these texts alone. */
    readonly notRun?: string;
    readonly texts: readonly string[];
  }[];
  /** Texts that are several things, with all their offers. */
  readonly ambiguous: Readonly<Record<string, readonly string[]>>;
  readonly sentences: readonly string[];
}
const { kinds, ambiguous, sentences } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'pastes.json'), 'utf8'),
) as Pastes;

const nameOf = ({ tool, operation }: Offer) => `${tool}/${operation}`;
/** A tool is deleted by deleting its folder. */
const isThere = (name: string) => Object.hasOwn(tools, name.split('/')[0] ?? '');
const all = kinds
  .filter(({ offers }) => offers.some(isThere))
  .flatMap(({ texts, ...kind }) => texts.map((text) => ({ ...kind, text, found: identify(text) })));

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

test.each(all.filter(({ notRun }) => notRun === undefined))('$kind: $text is taken', async ({ found: [first] }) => {
  const { tool = '', operation: name = '', text = '', options = {} } = first ?? {};
  const operation = await findOperation(tool, name);
  const given = { ...initialValues(operation.options), ...options };
  await runHere(operation, text, given, { signal: new AbortController().signal });
});
