// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HiddenText } from './hidden-text.tsx';

afterEach(cleanup);

test('a secret is shown when asked for', () => {
  render(<HiddenText label="Key" value="abc" />);
  expect(screen.queryByText('abc')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show or hide: Key' }));
  expect(screen.getByText('abc')).toBeTruthy();
});
