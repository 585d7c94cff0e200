// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { AnyOperation } from '#engine/operation';
import { ToolContext, type ToolInUse } from '../context/tool-context.ts';
import { Reference } from './reference.tsx';

afterEach(cleanup);

// What jsdom has not.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));

const operation = {} as AnyOperation;
const tool = { id: 'x', tool: { en: {}, operations: { search: operation } }, messages: {}, links: new Map() };
const rowsOf = (id: string, count: number) => Array.from({ length: count }, (_, index) => `${id}${index}`);
const groups = [
  { id: 'a', title: 'First', rows: rowsOf('a', 5) },
  { id: 'b', title: 'Second', rows: rowsOf('b', 10) },
  { id: 'c', title: 'Third', rows: rowsOf('c', 3) },
];

const page = (
  <ToolContext value={tool as unknown as ToolInUse}>
    <Reference
      operation={operation}
      search="Search"
      find={(query) => groups.map((group) => ({ ...group, rows: group.rows.filter((row) => row.includes(query)) }))}
      after={<p>Below</p>}
    >
      {(rows) => rows.map((row) => <p key={row}>{row}</p>)}
    </Reference>
  </ToolContext>
);
const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

test('the HTML has the first rows, the page all of them and what stands below', () => {
  const html = renderToString(page);
  for (const text of ['First', 'Second', '>10<', 'a4', 'b6']) expect(html).toContain(text);
  for (const text of ['b7', 'Third', 'Below']) expect(html).not.toContain(text);
  render(page);
  expect(titles()).toEqual(['First 5', 'Second 10', 'Third 3']);
  expect(screen.getByText('c2')).not.toBeNull();
  expect(screen.getByText('Below')).not.toBeNull();
});

test('a search leaves out groups without rows', () => {
  render(page);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'b' } });
  expect(titles()).toEqual(['Second 10']);
});
