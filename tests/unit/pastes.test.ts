import { expect, test } from 'vitest';
import { identify, type Offer } from '../../src/engine/identify.ts';
import { initialValues } from '../../src/engine/options.ts';
import { findOperation } from '../../src/engine/registry.ts';
import { runHere } from '../../src/engine/run.ts';
import { pastes, sentences } from './pastes.ts';

/* How well pasted texts are recognised. */

const nameOf = ({ tool, operation }: Offer) => `${tool}/${operation}`;
const all = Object.entries(pastes).flatMap(([kind, { offers, texts }]) =>
  texts.map((text) => ({ kind, text, offers, found: identify(text) })),
);

test('the right tool is offered first for 97 in a hundred, and for all in the first three', () => {
  const missed = (most: number) =>
    all
      .filter(({ found, offers }) => !found.slice(0, most).some((offer) => offers.includes(nameOf(offer))))
      .map(({ kind, text, found }) => `${kind}: ${JSON.stringify(text)} → ${found.map(nameOf).join(' ')}`);
  expect(missed(3)).toEqual([]);
  const notFirst = missed(1);
  expect(notFirst.length / all.length, notFirst.join('\n')).toBeLessThanOrEqual(0.03);
});

test.each(sentences)('%j is offered to no tool', (sentence) => {
  expect(identify(sentence).map(nameOf)).toEqual([]);
});

/** What is cut short here, what asks for something that no paste holds, and intervals, to which the answer is a cron line. */
const NEEDS_MORE = ['PEM keys', 'certificates', 'bcrypt', 'regex', 'MD5, SHA-1, SHA-2', 'intervals of schedulers'];

test.each(all.filter(({ kind }) => !NEEDS_MORE.includes(kind)))('$kind: $text is taken', async ({ found: [first] }) => {
  const { tool = '', operation: name = '', text = '', options = {} } = first ?? {};
  const operation = await findOperation(tool, name);
  const given = { ...initialValues(operation.options), ...options };
  await runHere(operation, text, given, { signal: new AbortController().signal });
});
