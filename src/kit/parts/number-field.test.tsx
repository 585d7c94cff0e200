// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { NumberField } from './number-field.tsx';

afterEach(cleanup);

function Page({ placeholder }: { readonly placeholder?: string }) {
  const [raw, setRaw] = useState('1');
  const limits = { min: 0, max: 9, placeholder };
  return <NumberField label="Width" value={Number(raw)} raw={raw} onChange={setRaw} {...limits} />;
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Width' });
const step = (key: string) => fireEvent.keyDown(field(), { key });

test('a field with a placeholder steps down to empty, and up from there', () => {
  render(<Page placeholder="no limit" />);
  step('ArrowDown');
  expect(field().value).toBe('');
  expect(field().placeholder).toBe('no limit');
  expect(field().getAttribute('aria-valuetext')).toBe('no limit');
  step('ArrowDown');
  expect(field().value).toBe('');
  step('ArrowUp');
  expect(field().value).toBe('1');
  expect(field().getAttribute('aria-valuetext')).toBeNull();
});

test('any other field steps down to 0', () => {
  render(<Page />);
  step('ArrowDown');
  expect(field().value).toBe('0');
});
