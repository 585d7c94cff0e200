// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { toasts } from '../context/toasts.ts';
import { TextField } from './text-field.tsx';

afterEach(() => {
  cleanup();
  toasts.set([]);
});

function Host({ start = '', multiline = false }: { readonly start?: string; readonly multiline?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <TextField label="x" value={value} onChange={setValue} multiline={multiline} />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement | HTMLTextAreaElement>('textbox', { name: 'x' });
const held = () => document.querySelector('output')?.textContent;

/** Whether the browser puts it in. */
function paste(text: string): boolean {
  const event = createEvent.paste(field(), { clipboardData: { getData: () => text } });
  fireEvent(field(), event);
  return !event.defaultPrevented;
}

test('a field of one line takes what it can hold', () => {
  render(<Host start="ab" />);
  expect(paste('a'.repeat(99_998))).toBe(true);
  expect(toasts.get()).toEqual([]);
});

test('and refuses what would block the page, by name', () => {
  render(<Host start="ab" />);
  expect(paste('a'.repeat(99_999))).toBe(false);
  expect(held()).toBe('ab');
  expect(toasts.get()).toMatchObject([{ kind: 'error', text: expect.stringContaining('100,000') as unknown }]);
});

test('a field of several lines leaves a short text to the browser', () => {
  render(<Host multiline />);
  expect(paste('a\n'.repeat(3000))).toBe(true);
});

test('and takes a long one where the caret is, into an editor', async () => {
  render(<Host start="12" multiline />);
  field().setSelectionRange(1, 1);
  expect(paste('a\n'.repeat(3001))).toBe(false);
  expect(held()).toBe(`1${'a\n'.repeat(3001)}2`);
  // It has no text of its own until CodeMirror is there.
  expect(await screen.findByDisplayValue('')).toHaveProperty('readOnly', true);
  expect(field()).toHaveProperty('id', '');
});
