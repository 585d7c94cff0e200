// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LongText } from './long-text.tsx';
import { Facts } from './facts.tsx';
import { ResultList } from './result-list.tsx';
import { Table } from './table.tsx';

afterEach(cleanup);

const long = `${'a'.repeat(64 * 1024 - 1)}😀${'b'.repeat(1000)}`;

test('a short text stands as it is', () => {
  const { container } = render(<LongText label="x">short</LongText>);
  expect(container.textContent).toBe('short');
  expect(container.children).toHaveLength(0);
});

test('of a long one the beginning stands, and all of it in an editor on request', () => {
  const { container } = render(<LongText label="x">{long}</LongText>);
  expect(container.firstChild?.textContent).toBe(`${'a'.repeat(64 * 1024 - 1)}😀… `);
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'x' }).value).toBe(long);
});

test('another text begins anew', () => {
  const { rerender } = render(<LongText label="x">{long}</LongText>);
  fireEvent.click(screen.getByRole('button'));
  rerender(<LongText label="x">{`${long}c`}</LongText>);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['facts', <Facts facts={[{ label: 'x', value: long }]} />],
  [
    'a table',
    <Table label="x" rows={[long]} rowKey={() => ''} columns={[{ key: 'x', header: 'x', cell: (row) => row }]} />,
  ],
  ['a list of results', <ResultList label="x" results={[{ name: 'x', value: long }]} />],
])('%s shows the beginning of a long value', (_, element) => {
  const { container } = render(element);
  expect(container.textContent.length).toBeLessThan(65 * 1024);
  expect(screen.getByRole('button', { name: 'Show all' })).toBeDefined();
});

test('of many lines those in sight stand', () => {
  const { container } = render(<LongText label="x">{'a\n'.repeat(4000)}</LongText>);
  expect(container.firstChild?.textContent).toBe(`${'a\n'.repeat(3000)}… `);
});
