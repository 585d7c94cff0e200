// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Note } from '#engine/error';
import { ToolContext, type ToolInUse } from '../context/tool-context.ts';
import { Notes } from './notes.tsx';

afterEach(cleanup);

const en = { 'note.key': 'The key {key} is repeated.', 'json.warning.lost': 'The key {key} is lost.' };
const tool = { id: 'x', tool: { en }, messages: {}, links: new Map() } as unknown as ToolInUse;
const note = (key: string, line?: number): Note => ({
  code: 'note.key',
  params: { key },
  where: line === undefined ? {} : { at: { line, column: 1, offset: 0, endOffset: 1 } },
});
const show = (notes: readonly Note[]) =>
  render(
    <ToolContext value={tool}>
      <Notes notes={notes} />
    </ToolContext>,
  );
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('equal notes are one with their count, at the first place', () => {
  show([note('a', 2), note('a', 5), note('a', 9)]);
  expect(shown()).toEqual(['Line 2, column 1: The key a is repeated. × 3']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the first is seen, the others when asked for', () => {
  show(['a', 'b', 'a', 'c'].map((key) => note(key)));
  expect(shown()).toEqual(['The key a is repeated. × 2']);
  const more = screen.getByRole('button', { name: '2 more notes' });
  fireEvent.click(more);
  expect(shown()).toHaveLength(3);
  fireEvent.click(more);
  expect(shown()).toHaveLength(1);
});

test('of very many the beginning is drawn', () => {
  show(Array.from({ length: 5000 }, (_, index) => note(String(index))));
  fireEvent.click(screen.getByRole('button', { name: '4,999 more notes' }));
  expect(shown()).toHaveLength(200);
});

test('warnings come first', () => {
  show([note('a'), { ...note('b'), code: 'json.warning.lost' }]);
  expect(shown()).toEqual(['The key b is lost.']);
});
