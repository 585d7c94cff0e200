// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { ToolContext, type ToolInUse } from '../context/tool-context.ts';
import { useFieldError } from './use-field-error.ts';

const tool = { id: 'x', tool: { en: { 'error.x': 'It is wrong.' } }, messages: {} } as unknown as ToolInUse;
const { result } = renderHook(useFieldError, {
  wrapper: ({ children }) => <ToolContext value={tool}>{children}</ToolContext>,
});
const errorAt = (line: number) => new ToolError('error.x', {}, { at: { line, column: 3, offset: 2, endOffset: 3 } });

test('the first line is not named, since most fields have no other', () => {
  expect(result.current(errorAt(1))).toEqual({ error: 'It is wrong.', errorAt: errorAt(1).where.at });
  expect(result.current(errorAt(2)).error).toBe('Line 2, column 3: It is wrong.');
});

test('an error without a place, and none', () => {
  expect(result.current(new ToolError('error.x'))).toEqual({ error: 'It is wrong.', errorAt: undefined });
  expect(result.current(undefined)).toEqual({ error: undefined });
});
