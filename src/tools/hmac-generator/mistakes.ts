import type { Params } from '#engine/error';
import { tryBytes, type ByteForm } from '#formats/bytes/read.ts';
import type { HashName } from '#formats/digest/options.ts';
import { isEqual } from '#lib/bytes';
import { sizes } from './algorithms.ts';
import type { KeyOptions } from './key.ts';
import { hashOf, macOf } from './mac.ts';

export interface Message {
  /** The text that was typed, or that of a file; absent if a file is not text. */
  readonly text?: string;
  /** How the text gives the bytes. */
  readonly form?: ByteForm;
  readonly bytes: Uint8Array;
}

/** A way to get an HMAC, or what somebody took for one. */
export interface Attempt {
  readonly name: HashName;
  readonly key: Uint8Array;
  readonly message: Uint8Array;
  readonly sign: (name: HashName, key: Uint8Array, message: Uint8Array) => Promise<Uint8Array>;
}

/** Something that people do differently by mistake, and the note that says how to undo it. */
export interface Mistake {
  readonly about: 'key' | 'message' | 'algorithm' | 'sign';
  readonly code: string;
  readonly params?: Params;
  readonly change: Partial<Attempt>;
}

interface Case {
  readonly options: KeyOptions;
  readonly key: Uint8Array;
  readonly message: Message;
  readonly time: string | undefined;
  /** Lengths that the expected HMAC may have, in bytes. */
  readonly lengths: ReadonlySet<number>;
}

/** Other bytes that may have been meant; undefined where there are none. */
interface Reading {
  readonly code: string;
  readonly params?: Params | undefined;
  readonly bytes: Uint8Array | undefined;
}

const encoder = new TextEncoder();

/** A text in the forms that it was not read in. */
const otherForms = (text: string, form: ByteForm, codeOf: (form: ByteForm) => string): Reading[] =>
  (['text', 'hex', 'base64'] as const)
    .filter((other) => other !== form)
    .map((other) => ({ code: codeOf(other), bytes: tryBytes(text, other) }));

/** Readings that are not what was read. */
const changesOf = (readings: readonly Reading[], bytes: Uint8Array) =>
  readings.flatMap((one) =>
    one.bytes === undefined || isEqual(one.bytes, bytes) ? [] : [{ ...one, bytes: one.bytes }],
  );

/** The usual reasons why an HMAC is another one than expected, the commonest first. */
export const listMistakes = (made: Case): readonly Mistake[] => [
  ...keyMistakes(made),
  ...messageMistakes(made),
  ...algorithmMistakes(made),
  ...signMistakes(made),
];

function keyMistakes({ options, key }: Case): Mistake[] {
  const { key: text, keyForm } = options;
  const readings = [
    ...otherForms(text, keyForm, (other) => `note.fixKey.${other}`),
    { code: 'note.fixKeySpace', bytes: tryBytes(text.trim(), keyForm) },
    { code: 'note.fixKeyBreak', bytes: tryBytes(`${text}\n`, keyForm) },
  ];
  return changesOf(readings, key).map(({ code, bytes }) => ({ about: 'key', code, change: { key: bytes } }));
}

function messageMistakes({ message, time }: Case): Mistake[] {
  const { text, form, bytes } = message;
  if (text === undefined || form === undefined) return [];
  const readings = [
    ...(form === 'text' ? textChanges(text, time) : []),
    ...otherForms(text, form, (other) => `note.fixMessage.${other}`),
  ];
  return changesOf(readings, bytes).map(({ code, params, bytes: changed }) => ({
    about: 'message',
    code,
    ...(params && { params }),
    change: { message: changed },
  }));
}

/** What happens to a text on its way. */
function textChanges(text: string, time: string | undefined): Reading[] {
  const [from, to, ends] = text.includes('\r\n') ? ['\r\n', '\n', 'LF'] : ['\n', '\r\n', 'CRLF'];
  const change = (code: string, changed: string | undefined, params?: Params): Reading => ({
    code,
    params,
    bytes: changed === undefined ? undefined : encoder.encode(changed),
  });
  return [
    change('note.fixBreakRemoved', text.replace(/(?:\r\n|\n|\r)$/, '')),
    change('note.fixBreakAdded', `${text}\n`, { ends: 'LF' }),
    change('note.fixBreakAdded', `${text}\r\n`, { ends: 'CRLF' }),
    change('note.fixBreaks', text.replaceAll(from, to), { ends }),
    change('note.fixMessageSpace', text.trim()),
    change('note.fixJson', compactJson(text)),
    ...(time === undefined ? [] : [change('note.fixTime', `${time}.${text}`, { time })]),
  ];
}

/** JSON as programs write it that parse a body and sign it anew. */
function compactJson(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const algorithmMistakes = ({ options, lengths }: Case): Mistake[] =>
  Array.from(sizes, ([name, { size }]) => ({ name, size }))
    .filter(({ name, size }) => name !== options.algorithm && lengths.has(size))
    .map(({ name }) => ({ about: 'algorithm', code: 'note.fixAlgorithm', params: { name }, change: { name } }));

/** Not an HMAC, but what is taken for one. */
function signMistakes({ message }: Case): Mistake[] {
  const signs: [code: string, sign: Attempt['sign']][] = [
    ['note.fixSwapped', (hash, key, text) => macOf(hash, text, key)],
    ['note.fixHash', (hash, _key, text) => hashOf(hash, text)],
    ['note.fixHashKeyFirst', (hash, key, text) => hashOf(hash, key, text)],
    ['note.fixHashKeyLast', (hash, key, text) => hashOf(hash, text, key)],
  ];
  return message.bytes.length === 0 ? [] : signs.map(([code, sign]) => ({ about: 'sign', code, change: { sign } }));
}
