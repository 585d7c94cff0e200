import type { Source } from './source.ts';
import { readString } from './strings.ts';
import type { Key } from './tables.ts';

const BARE = /[A-Za-z0-9_-]+/y;

/** Reads a key and the blanks after it: one part, or more with dots between. */
export function readKeys(source: Source): Key[] {
  const keys: Key[] = [];
  for (;;) {
    keys.push(readKey(source));
    source.skipBlanks();
    if (source.peek() !== '.') return keys;
    source.at++;
    source.skipBlanks();
  }
}

function readKey(source: Source): Key {
  const start = source.at;
  const first = source.peek();
  const text = first === '"' || first === "'" ? readString(source, true) : source.take(BARE)?.[0];
  if (text === undefined) throw source.unexpected(/[\p{L}\p{N}]/u.test(first) ? 'toml.bareKey' : 'toml.key');
  return { text, start, end: source.at };
}
