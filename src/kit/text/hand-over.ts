import type { TextValue } from '../hooks/use-operation.ts';

/*
 * A text, and options for what reads it, on their way from one part of the site to an operation of another, by
 * `tool/operation`. They are kept in memory, never in the address or the storage, and only until they are taken.
 */

interface Post<T> {
  /** At once where there is a receiver, else as soon as one appears. */
  readonly send: (to: string, value: T) => void;
  /** Takes what waits, and what comes later, until the returned function is called. */
  readonly receive: (to: string, take: (value: T) => void) => () => void;
}

function createPost<T>(): Post<T> {
  const waiting = new Map<string, T>();
  const receivers = new Map<string, (value: T) => void>();
  return {
    send(to, value) {
      const take = receivers.get(to);
      if (take === undefined) waiting.set(to, value);
      else take(value);
    },
    receive(to, take) {
      const value = waiting.get(to);
      waiting.delete(to);
      if (value !== undefined) take(value);
      receivers.set(to, take);
      return () => void (receivers.get(to) === take && receivers.delete(to));
    },
  };
}

type Options = Readonly<Record<string, unknown>>;

const texts = createPost<TextValue>();
const options = createPost<Options>();

/** Puts a text into an input, where there is one, and values into options of the operation that reads it. */
export function handOver(to: string, value: TextValue | undefined, values: Options = {}): void {
  if (Object.keys(values).length > 0) options.send(to, values);
  if (value !== undefined) texts.send(to, value);
}

const words = createPost<string>();

/** Tells the page of a tool what was searched for when it was found, so that it opens what was meant. */
export const handWords = words.send;
export const receiveWords = words.receive;
export const receiveText = texts.receive;
export const receiveOptions = options.receive;
