import { compareCodePoints } from '#lib/compare-keys';
import { placeAt } from '#lib/place';
import type { Fail } from '#lib/text-error';
import { shorten, type Findings } from './findings.ts';
import type { Data, Entry } from './model.ts';
import { mapEntries } from './traversal.ts';

/** The document with the entries of each map sorted by key. Lists keep their order. */
export const sortKeys = (root: Data): Data =>
  mapEntries(root, (entries) => entries.toSorted((a, b) => compareCodePoints(a.key, b.key)));

/** Of entries that repeat a key the last value stays, where the first stood, as in JSON.parse. With a remark. */
export function dropRepeated(root: Data, findings: Findings): Data {
  return mapEntries(root, (entries) => {
    const last = new Map<string, Entry>();
    for (const entry of entries) {
      if (last.has(entry.key))
        findings.add('data.warning.repeated', { start: entry.keyStart, end: entry.keyEnd }, entry.key);
      last.set(entry.key, entry);
    }
    return last.size === entries.length ? entries : [...last.values()];
  });
}

/** Turns `a.b: 1` into a map in a map. Throws `data.nest` where a key would be both a value and a map. */
export function nestKeys(root: Data, text: string, fail: Fail): Data {
  return mapEntries(root, (entries) => {
    if (!entries.some(({ key }) => isDotted(key))) return entries;
    const top: Entry[] = [];
    const lists = new Map<readonly Entry[], Map<string, number>>([[top, new Map()]]);
    for (const entry of entries)
      put(entry, isDotted(entry.key) ? entry.key.split('.') : [entry.key], top, lists, text, fail);
    return top;
  });
}

const isDotted = (key: string): boolean => /^[^.\s]+(?:\.[^.\s]+)+$/.test(key);

function put(
  entry: Entry,
  steps: readonly string[],
  top: Entry[],
  lists: Map<readonly Entry[], Map<string, number>>,
  text: string,
  fail: Fail,
): void {
  const refuse = () => {
    const at = { ...placeAt(text, entry.keyStart), endOffset: entry.keyEnd };
    return fail('data.nest', { key: shorten(entry.key) }, at);
  };
  let list = top;
  for (const [depth, step] of steps.entries()) {
    const index = indexOf(list, lists);
    const found = index.get(step);
    const isLast = depth === steps.length - 1;
    if (found === undefined) {
      const inner: Entry[] = [];
      const { start, end } = entry.value;
      const value: Data = isLast ? entry.value : { kind: 'map', entries: inner, start, end, comments: undefined };
      index.set(step, list.length);
      list.push({ ...entry, key: step, value });
      list = inner;
      continue;
    }
    const there = list[found]!;
    if (isLast || there.value.kind !== 'map') throw refuse();
    // A map that was written as such is copied before it grows: an alias may share it.
    const own = lists.has(there.value.entries) ? (there.value.entries as Entry[]) : [...there.value.entries];
    list[found] = { ...there, value: { ...there.value, entries: own } };
    list = own;
  }
}

function indexOf(list: readonly Entry[], lists: Map<readonly Entry[], Map<string, number>>): Map<string, number> {
  let index = lists.get(list);
  if (index === undefined) lists.set(list, (index = new Map(list.map(({ key }, at) => [key, at]))));
  return index;
}
