// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ToolContext, type ToolInUse } from '../context/tool-context.ts';
import { ResultPane } from './result-pane.tsx';

afterEach(cleanup);

const tool = { id: 'x', tool: { en: {} }, messages: {}, links: new Map() } as unknown as ToolInUse;
const show = (value: string) =>
  render(
    <ToolContext value={tool}>
      <ResultPane name="Names" state={{ is: 'done', value, notes: [], cancel: () => undefined }} asLines />
    </ToolContext>,
  );

test('some lines are a list, each copied by its own button', () => {
  show('one\ntwo\n');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['one', 'two']);
  expect(screen.getByRole('button', { name: 'Copy: line 2' })).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Copy' })).not.toBeNull();
});

test('more lines than anybody copies one by one are a text', () => {
  const value = 'x\n'.repeat(101);
  show(value);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(value);
});

test.each(['one', '', ' spaces at both ends '])('one line is an answer: %j', (value) => {
  show(value);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByLabelText('Names', { selector: 'output' }).textContent).toBe(value);
});
