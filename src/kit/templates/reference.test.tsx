// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { operation } from '#engine/operation';
import { ToolContext, type ToolInUse } from '../context/tool-context.ts';
import { Reference } from './reference.tsx';

afterEach(cleanup);

const search = operation({ input: 'text', output: 'json', options: {}, load: () => Promise.resolve(), run: () => [] });
const tool = { id: 'memo', tool: { operations: { search } }, messages: {}, links: new Map() } as unknown as ToolInUse;

test('of a long query the beginning is searched, and all of it stays in the field', () => {
  const find = vi.fn((_query: string) => []);
  render(
    <ToolContext value={tool}>
      <Reference operation={search} search="Search" find={find}>
        {() => null}
      </Reference>
    </ToolContext>,
  );
  const query = 'word '.repeat(16_000);
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: query } });
  expect(field).toHaveProperty('value', query);
  expect(find).toHaveBeenLastCalledWith(query.slice(0, 500).trim());
});
