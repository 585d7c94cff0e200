// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Table } from './table.tsx';

afterEach(cleanup);

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `r${index}` }));
const show = (count: number) =>
  render(
    <Table
      label="x"
      rows={rows(count)}
      rowKey={({ name }) => name}
      columns={[{ key: 'name', header: 'Name', cell: ({ name }) => name }]}
    />,
  );
const drawn = () => screen.getAllByRole('cell').length;

test('a short list is drawn whole, without a button', () => {
  show(200);
  expect(drawn()).toBe(200);
  expect(screen.queryByRole('button')).toBeNull();
});

test('of a long one the beginning is drawn, and more on request', () => {
  show(1000);
  expect(drawn()).toBe(200);
  expect(screen.getByRole('status').textContent).toBe('200 of 1,000 shown');
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(drawn()).toBe(400);
});
