// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CsvButtons } from './csv-buttons.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the CSV is made when it is copied, and not before', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const make = vi.fn(() => 'a,b\n');
  render(<CsvButtons make={make} name="rows.csv" downloadLabel="Download CSV" />);
  expect(make).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Copy: CSV' }).click();
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledWith('a,b\n'));
  expect(make).toHaveBeenCalledTimes(1);
});
