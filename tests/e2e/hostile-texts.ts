import type { Format } from '../../src/engine/format.ts';

/*
 * Texts that are small and cost much: deep, wide, long on one line, in many lines, or wrong only at the end. Each is given
 * as large as asked, in characters.
 */
export type Hostile = (size: number) => string;

const filled = (unit: string) => (size: number) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
const numbered = (size: number, write: (number: number) => string, between = ''): string => {
  const parts: string[] = [];
  for (let length = 0, number = 0; length < size; number += 1) {
    const part = write(number);
    parts.push(part);
    length += part.length + between.length;
  }
  return parts.join(between);
};
const nested = (begin: string, middle: string, end: string) => (size: number) => {
  const depth = Math.floor(size / (begin.length + end.length));
  return begin.repeat(depth) + middle + end.repeat(depth);
};

const joined =
  (between: string, ...makers: Hostile[]): Hostile =>
  (size) =>
    makers.map((make) => make(Math.floor(size / makers.length))).join(between);

const manyLines: Hostile = (size) => numbered(size, String, '\n');
const oneLine = filled('a b, ');

/** For every field, whatever it reads. */
const ANY: readonly [kind: string, make: Hostile] = ['many lines and a long one', joined('\n', manyLines, oneLine)];
/** Where any text is read, it may be meant for each of these. */
const ANY_TEXT: Readonly<Record<string, Hostile>> = {
  'lines, groups, marks on letters': joined(
    '\n',
    manyLines,
    filled('(a)'),
    // With tens of thousands on one letter, Chromium itself takes minutes to draw any field that holds them.
    filled(`a${'\u0301'.repeat(200)}`),
    oneLine,
  ),
};

/** The one of which most is to be drawn comes first. */
const BY_FORMAT: Partial<Readonly<Record<Format, Readonly<Record<string, Hostile>>>>> = {
  json: {
    'a wide object and many rows': (size) =>
      `[{${numbered(size / 2, (number) => `"k${number}":1`, ',')}},${numbered(size / 2, (number) => `{"id":${number}}`, ',')}]`,
    'deep arrays': nested('[', '', ']'),
  },
  xml: {
    'many attributes and elements': (size) =>
      `<a ${numbered(size / 2, (number) => `b${number}="1"`, ' ')}>${numbered(size / 2, (number) => `<b>${number}</b>`)}</a>`,
    'deep elements': nested('<a>', '', '</a>'),
  },
  yaml: {
    'many keys': (size) => numbered(size, (number) => `k${number}: 1`, '\n'),
    'deep sequences': nested('[', '', ']'),
  },
  toml: { 'many tables': (size) => numbered(size, (number) => `[t${number}]\na = 1`, '\n') },
  csv: { 'wide rows': (size) => `${filled('a,')(size / 2)}\n${filled('1,')(size / 2)}` },
  markdown: {
    'short rows under a wide head': (size) =>
      `|${filled('a|')(size / 4)}\n|${filled('-|')(size / 4)}\n${filled('|a|\n')(size / 2)}`,
    'emphasis and deep quotes': joined('\n\n', joined('', filled('a**b'), filled('c* ')), filled('> ')),
  },
  sql: { 'long list': (size) => `select ${filled('a, ')(size)}b` },
  regex: { 'alternatives and groups': joined('|', filled('a|'), filled('(a)')) },
};

/** Just below the size at which most work leaves the page's thread. */
export const SMALL = 60_000;
/** The largest that is promised. */
export const LARGE = 1_000_000;

export interface HostileText {
  readonly kind: string;
  readonly size: number;
  readonly text: string;
}

interface Field {
  /** Of its operation: the others get fewer texts, for what they read is read in the same way. */
  readonly isFirst: boolean;
  /** With options of which only the drawing is new. */
  readonly isSwitched: boolean;
}

/**
 * The texts for an input of a format: just below the size at which its work leaves the page's thread, where most can be
 * drawn of a result, and as large as is promised.
 */
export function hostileTo(
  format: Format | undefined,
  workerFrom: number,
  { isFirst, isSwitched }: Field,
): HostileText[] {
  const own = format && BY_FORMAT[format];
  const makers = Object.entries(own ?? ANY_TEXT);
  const most = makers.slice(0, 1);
  const least = Math.min(SMALL, workerFrom);
  const asked = [
    ...(isFirst && !isSwitched ? makers.map((maker) => [maker, least] as const) : []),
    ...(!isFirst || isSwitched || least < SMALL ? most : []).map((maker) => [maker, SMALL] as const),
    ...(isFirst && !isSwitched && own !== undefined ? most : []).map((maker) => [maker, LARGE] as const),
    ...(isSwitched ? [] : [[ANY, LARGE] as const]),
  ];
  return asked.map(([[kind, make], size]) => ({ kind, size, text: make(size) }));
}
