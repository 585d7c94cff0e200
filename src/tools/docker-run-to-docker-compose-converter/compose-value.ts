/** A text that is always written in quotes, such as a port, which some YAML parsers read as a number. */
export class Quoted {
  constructor(readonly text: string) {}
}

/** A value in a Compose file. Strings are sealed until they are written. */
export type ComposeValue = string | number | boolean | null | Quoted | ComposeList | ComposeMap;
export type ComposeList = ComposeValue[];
export type ComposeMap = Map<string, ComposeValue>;

/** A map without the entries that say nothing. */
export const mapOf = (entries: Readonly<Record<string, ComposeValue | undefined>>): ComposeMap =>
  new Map(Object.entries(entries).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

/** The map at a path, made where there is none. */
export function mapAt(root: ComposeMap, path: readonly string[]): ComposeMap {
  let map = root;
  for (const key of path) {
    const found = map.get(key);
    const inner: ComposeMap = found instanceof Map ? found : new Map<string, ComposeValue>();
    map.set(key, inner);
    map = inner;
  }
  return map;
}
