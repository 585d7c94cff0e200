// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Place } from '#lib/place';
import ErrorPlace from './error-place.tsx';

afterEach(cleanup);

const at = (offset: number, endOffset: number): Place => ({ line: 1, column: 1, offset, endOffset });

function show(text: string, place: Place) {
  render(
    <>
      <textarea id="field" defaultValue={text} />
      <ErrorPlace field="field" text={text} at={place} />
    </>,
  );
  const button = screen.getByRole('button');
  const mark = button.querySelector('mark');
  return {
    button,
    line: [mark?.previousSibling?.textContent, mark?.textContent, mark?.nextSibling?.textContent],
  };
}

test('the line of the place is shown, with the wrong piece marked', () => {
  expect(show('one\n[b-a] x\nthree', at(5, 8)).line).toEqual(['[', 'b-a', '] x']);
});

test('what is long is cut around the piece', () => {
  const { line } = show(`${'a'.repeat(100)}${'b'.repeat(100)}${'c'.repeat(100)}`, at(100, 200));
  expect(line).toEqual([`…${'a'.repeat(40)}`, `${'b'.repeat(30)}…`, `${'c'.repeat(30)}…`]);
});

test('a text that ends too soon has an empty mark at its end', () => {
  expect(show('2024-', at(5, 5)).line.slice(0, 2)).toEqual(['2024-', '']);
});

test('pressed, it selects the piece in the field', () => {
  const { button } = show('(a)*+', at(4, 5));
  fireEvent.click(button);
  const field = screen.getByRole('textbox');
  expect(document.activeElement).toBe(field);
  expect(field).toMatchObject({ selectionStart: 4, selectionEnd: 5 });
});
