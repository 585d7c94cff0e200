import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { inputEventNames, readTextEvent, type TextEvent } from './input-event.ts';
import { isFieldKey, readPress, type Press } from './press.ts';

/** Events that are kept. */
const MOST = 20;

export type Entry = (Press | TextEvent) & { readonly number: number };

interface Events {
  /** Of the field in which keys do nothing but show themselves. */
  readonly field: RefObject<HTMLDivElement | null>;
  /** The latest first. */
  readonly entries: readonly Entry[];
  /** The last key that went down. */
  readonly last: Press | undefined;
  /** What the field got since then. */
  readonly typed: string | undefined;
  readonly clear: () => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;

/** Key events of the whole page, before anything else sees them, and the input events of the field. */
export function useEvents(onPress: (press: Press) => void): Events {
  const field = useRef<HTMLDivElement>(null);
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [last, setLast] = useState<Press>();
  const [typed, setTyped] = useState<string>();
  const add = (event: Press | TextEvent) =>
    setEntries((before) => [{ ...event, number: (before[0]?.number ?? 0) + 1 }, ...before].slice(0, MOST));

  const isInField = ({ target }: Event) => target instanceof Node && field.current?.contains(target) === true;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Text typed into another field, such as the search of the page, is not shown.
    if (!isInField(event) && isTyping(event.target)) return;
    const press = readPress(event);
    add(press);
    if (press.type === 'keydown') {
      setLast(press);
      setTyped(undefined);
      onPress(press);
    }
    if (!isInField(event)) return;
    if (!isFieldKey(press)) event.preventDefault();
    event.stopImmediatePropagation();
  });
  const onText = useEffectEvent((event: Event) => {
    if (!isInField(event)) return;
    const entry = readTextEvent(event);
    add(entry);
    if (entry.type === 'input') setTyped(entry.data ?? undefined);
  });
  useEffect(() => {
    const listenToKey = (event: KeyboardEvent) => onKey(event);
    const listenToText = (event: Event) => onText(event);
    const stop = new AbortController();
    for (const name of ['keydown', 'keyup'] as const)
      addEventListener(name, listenToKey, { capture: true, signal: stop.signal });
    // After React: drawn between the event and React's own reading of it, the field would lose what was typed.
    for (const name of inputEventNames) addEventListener(name, listenToText, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  return { field, entries, last, typed, clear: () => setEntries([]) };
}
