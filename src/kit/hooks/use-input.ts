import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isLargeText } from '#engine/large-text';
import { receiveText } from '../text/hand-over.ts';
import { keep, recall } from '../text/kept.ts';
import { registerInput } from '../text/main-input.ts';
import { usePanel } from '../context/panel-context.ts';
import { registerLink, useTool } from '../context/tool-context.ts';
import type { TextValue } from './use-operation.ts';

/** A text, and what changes it, as `useState` gives them. */
export type TextState = readonly [value: TextValue, setValue: (value: TextValue) => void];

/**
 * A text input of a page by name: filled from the link's fragment or handed over, which turns to its tab, and part of a
 * link when it is in sight and the user asks for it. Linked, it is also there again after a look at another page. `start` is
 * what it holds at first, or the text that it shares with other tabs. `isLinked` is false for a secret, and for an input that
 * is in no `TabPanel` while its tab is closed.
 */
export function useInput(name: string, start: string | TextState = '', isLinked = true): TextState {
  const tool = useTool();
  const panel = usePanel();
  const own = useState<TextValue>(typeof start === 'string' ? start : '');
  const [value, setValue] = typeof start === 'string' ? own : start;
  /** What is kept already, or need not be: nobody has typed it. */
  const known = useRef(value);
  useLayoutEffect(() => {
    const kept = recall(tool.id, name) as TextValue | undefined;
    if (kept !== undefined) known.current = kept;
    const given = kept ?? new URLSearchParams(location.hash.slice(1)).get(name);
    if (given !== null) setValue(given);
  }, [tool.id, name, setValue]);
  useEffect(() => {
    if (value === known.current || !isLinked) return;
    known.current = value;
    keep(tool.id, name, value);
  }, [tool.id, name, value, isLinked]);
  useEffect(
    () =>
      receiveText(`${tool.id}/${name}`, (text) => {
        setValue(text);
        if (panel.name !== undefined) panel.turnTo(panel.name);
      }),
    [tool.id, name, panel, setValue],
  );
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  useEffect(
    () => (panel.isShown ? registerInput({ tool: tool.id, get: () => latest.current, set: setValue }) : undefined),
    [tool.id, panel.isShown, setValue],
  );
  const isShown = panel.isShown && isLinked;
  useEffect(
    () =>
      isLargeText(value) || value === '' || !isShown
        ? undefined
        : registerLink(tool, name, { options: {}, inputs: { [name]: value } }),
    [tool, name, value, isShown],
  );
  return [value, setValue];
}

/** What an operation gets for a text of the page. */
export const operand = (value: TextValue): string | Blob => (isLargeText(value) ? value.blob : value);
export const isEmptyText = (value: TextValue): boolean => value === '' || (isLargeText(value) && value.blob.size === 0);
