import type { TextValue } from '../hooks/use-operation.ts';

/*
 * A text on its way from one part of the site to the input of another, by `tool/input`. It is kept in memory, never in
 * the address or the storage, and only until it is taken.
 */
const waiting = new Map<string, TextValue>();
const receivers = new Map<string, (value: TextValue) => void>();

/** Puts a text into an input: at once where that input is on the page, else as soon as it appears. */
export function handOver(input: string, value: TextValue): void {
  const receive = receivers.get(input);
  if (receive === undefined) waiting.set(input, value);
  else receive(value);
}

/** Takes what waits for an input, and what comes later, until the returned function is called. */
export function receiveText(input: string, receive: (value: TextValue) => void): () => void {
  const value = waiting.get(input);
  waiting.delete(input);
  if (value !== undefined) receive(value);
  receivers.set(input, receive);
  return () => void (receivers.get(input) === receive && receivers.delete(input));
}
