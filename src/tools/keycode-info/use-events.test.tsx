// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useEvents } from './use-events.ts';

const pressed = vi.fn();
const heardOnPage = vi.fn();

function Page() {
  const { field, entries, last, typed, clear } = useEvents(({ code }) => void pressed(code));
  return (
    <div>
      <div ref={field}>
        <input aria-label="field" />
      </div>
      <input aria-label="other" />
      <button onClick={clear}>clear</button>
      <output aria-label="last">{last?.code}</output>
      <output aria-label="typed">{typed}</output>
      <output aria-label="entries">{entries.map(({ type }) => type).join(' ')}</output>
    </div>
  );
}

beforeEach(() => {
  pressed.mockReset();
  heardOnPage.mockReset();
  document.addEventListener('keydown', heardOnPage);
  render(<Page />);
});
afterEach(() => {
  document.removeEventListener('keydown', heardOnPage);
  cleanup();
});

const shown = (name: string) => screen.getByLabelText(name).textContent;

test('in the field a key only shows itself, and shortcuts of the page do not hear it', () => {
  const isLeftAlone = fireEvent.keyDown(screen.getByLabelText('field'), { key: 'k', code: 'KeyK', ctrlKey: true });
  expect(isLeftAlone).toBe(false);
  expect(heardOnPage).not.toHaveBeenCalled();
  expect([shown('last'), pressed.mock.calls]).toEqual(['KeyK', [['KeyK']]]);
});

test('Tab is shown and leaves the field', () => {
  expect(fireEvent.keyDown(screen.getByLabelText('field'), { key: 'Tab', code: 'Tab' })).toBe(true);
  expect(shown('last')).toBe('Tab');
});

test('beside fields a key is shown and does what it usually does', () => {
  expect(fireEvent.keyDown(document.body, { key: 'F5', code: 'F5' })).toBe(true);
  expect(heardOnPage).toHaveBeenCalledTimes(1);
  expect(shown('last')).toBe('F5');
});

test('what is typed into another field is not shown', () => {
  const other = screen.getByLabelText('other');
  fireEvent.keyDown(other, { key: 's', code: 'KeyS' });
  fireEvent(other, new InputEvent('input', { data: 's', inputType: 'insertText', bubbles: true }));
  expect([shown('last'), shown('typed'), shown('entries'), pressed.mock.calls]).toEqual(['', '', '', []]);
});

test('a key that does not name itself is known by what it typed, until the next key', () => {
  const field = screen.getByLabelText('field');
  fireEvent.keyDown(field, { key: 'Unidentified', code: '', keyCode: 229 });
  fireEvent(field, new InputEvent('beforeinput', { data: 'é', inputType: 'insertText', bubbles: true }));
  expect(shown('typed')).toBe('');
  fireEvent(field, new InputEvent('input', { data: 'é', inputType: 'insertText', bubbles: true }));
  expect(shown('typed')).toBe('é');
  fireEvent.keyUp(field, { key: 'Unidentified', code: '', keyCode: 229 });
  expect([shown('typed'), shown('entries')]).toEqual(['é', 'keyup input beforeinput keydown']);
  fireEvent.keyDown(field, { key: 'Shift', code: 'ShiftLeft' });
  expect(shown('typed')).toBe('');
});

test('the last 20 events are kept until they are cleared', () => {
  const field = screen.getByLabelText('field');
  for (let index = 0; index < 15; index++) {
    fireEvent.keyDown(field, { key: 'a', code: 'KeyA' });
    fireEvent.keyUp(field, { key: 'a', code: 'KeyA' });
  }
  expect(shown('entries').split(' ')).toHaveLength(20);
  fireEvent.click(screen.getByText('clear'));
  expect([shown('entries'), shown('last')]).toEqual(['', 'KeyA']);
});
