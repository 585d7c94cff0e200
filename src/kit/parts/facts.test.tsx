// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Facts } from './facts.tsx';

afterEach(cleanup);

const shown = (value: string | undefined) => {
  render(<Facts facts={[{ label: 'Fact', value, copy: false }]} />);
  return screen.getAllByRole('definition')[0]?.textContent;
};

test('a fact is shown as it is', () => expect(shown('a'.repeat(1000))).toBe('a'.repeat(1000)));

test('of a long one the beginning is drawn', () => expect(shown('a'.repeat(1001))).toBe(`${'a'.repeat(1000)}…`));

test.each(['', undefined])('%j is a dash', (value) => expect(shown(value)).toBe('–'));
