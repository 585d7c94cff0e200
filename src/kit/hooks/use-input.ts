import { useEffect, useLayoutEffect, useState } from 'react';
import { isLargeText } from '#engine/large-text';
import { receiveText } from '../text/hand-over.ts';
import { registerLink, useTool } from '../context/tool-context.ts';
import type { TextValue } from './use-operation.ts';

/**
 * A text input of a page by name: filled from the link's fragment or handed over, and part of a link when the user asks
 * for it. `start` is what it holds at first.
 */
export function useInput(name: string, start = ''): [value: TextValue, setValue: (value: TextValue) => void] {
  const tool = useTool();
  const [value, setValue] = useState<TextValue>(start);
  useLayoutEffect(() => {
    const linked = new URLSearchParams(location.hash.slice(1)).get(name);
    if (linked !== null) setValue(linked);
  }, [name]);
  useEffect(() => receiveText(`${tool.id}/${name}`, setValue), [tool.id, name]);
  useEffect(
    () =>
      isLargeText(value) || value === ''
        ? undefined
        : registerLink(tool, name, { options: {}, inputs: { [name]: value } }),
    [tool, name, value],
  );
  return [value, setValue];
}

/** What an operation gets for a text of the page. */
export const operand = (value: TextValue): string | Blob => (isLargeText(value) ? value.blob : value);
export const isEmptyText = (value: TextValue): boolean => value === '' || (isLargeText(value) && value.blob.size === 0);
