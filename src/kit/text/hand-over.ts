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
  /** Tells, until the returned function is called, that something waits for a receiver that is not there yet. */
  readonly announce: (to: string, tell: () => void) => () => void;
  /** Whether somebody takes it at once. */
  readonly isTaken: (to: string) => boolean;
}

function createPost<T>(): Post<T> {
  const waiting = new Map<string, T>();
  const receivers = new Map<string, (value: T) => void>();
  const listen = (to: string, take: (value: T) => void) => {
    receivers.set(to, take);
    return () => void (receivers.get(to) === take && receivers.delete(to));
  };
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
      return listen(to, take);
    },
    announce(to, tell) {
      if (waiting.has(to)) tell();
      return listen(to, (value) => {
        waiting.set(to, value);
        tell();
      });
    },
    isTaken: (to) => receivers.has(to),
  };
}

type Options = Readonly<Record<string, unknown>>;

const texts = createPost<TextValue>();
const options = createPost<Options>();

/** Puts a text into an input, and values into options of the operation that reads it. */
export function handOver(to: string, value: TextValue, values: Options = {}): void {
  if (Object.keys(values).length > 0) options.send(to, values);
  texts.send(to, value);
}

export const receiveText = texts.receive;
/** Whether an input of the page takes what is handed to `tool/operation`. */
export const isInput = texts.isTaken;
export const announceText = texts.announce;
export const receiveOptions = options.receive;

const words = createPost<string>();

/** Tells a tool's page what was searched for when it was found, so that it can open the operation that was meant. */
export const handWords = words.send;
export const receiveWords = words.receive;
