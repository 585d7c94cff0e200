import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { isLargeText } from '#engine/large-text';
import { receiveText } from '../text/hand-over.ts';
import { typedTexts } from '../text/typed-before.ts';
import { registerLink, useTool } from '../context/tool-context.ts';
import type { TextValue } from './use-operation.ts';

export interface InputSettings {
  /** It is a secret: never part of a link, and forgotten when the page is left. */
  readonly isSecret?: boolean;
}

/**
 * A text input of a page by name: filled with what was typed before, from the link's fragment or handed over, and part of
 * a link when the user asks for it. `start` is what it holds at first.
 */
export function useInput(
  name: string,
  start = '',
  { isSecret = false }: InputSettings = {},
): [value: TextValue, setValue: (value: TextValue) => void] {
  const tool = useTool();
  const place = `${tool.id}/${name}`;
  const [value, setOnly] = useState<TextValue>(() => typedTexts.get(place) ?? start);
  const setValue = useCallback(
    (next: TextValue) => {
      if (!isSecret) typedTexts.set(place, next);
      setOnly(next);
    },
    [place, isSecret],
  );
  useLayoutEffect(() => {
    const linked = isSecret ? null : new URLSearchParams(location.hash.slice(1)).get(name);
    if (linked !== null) setValue(linked);
  }, [name, setValue, isSecret]);
  useEffect(() => receiveText(place, setValue), [place, setValue]);
  useEffect(
    () =>
      isSecret || isLargeText(value) || value === ''
        ? undefined
        : registerLink(tool, name, { options: {}, inputs: { [name]: value } }),
    [tool, name, value, isSecret],
  );
  return [value, setValue];
}

/** The input of an operation for a text of the page. */
export const operand = (value: TextValue): string | Blob => (isLargeText(value) ? value.blob : value);
export const isEmptyText = (value: TextValue): boolean => value === '' || (isLargeText(value) && value.blob.size === 0);
