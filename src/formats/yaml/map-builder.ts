import type { Entry } from '../data/model.ts';

/** Up to this many entries a look through the list is quicker than a table. */
const FEW = 8;

/** Gathers the entries of a map: keys are unique, and what is written out wins over what is merged in. */
export class MapBuilder {
  readonly entries: Entry[] = [];
  private readonly merged = new Set<string>();
  private index: Map<string, number> | undefined;

  /** Adds an entry; gives the one that has its key already, which is an error. */
  add(entry: Entry): Entry | undefined {
    const at = this.find(entry.key);
    if (at < 0) this.push(entry);
    else if (this.merged.delete(entry.key)) this.entries[at] = entry;
    else return this.entries[at];
    return undefined;
  }

  /** Adds an entry unless its key is there. */
  merge(entry: Entry): void {
    if (this.find(entry.key) >= 0) return;
    this.merged.add(entry.key);
    this.push(entry);
  }

  private push(entry: Entry): void {
    this.index?.set(entry.key, this.entries.length);
    this.entries.push(entry);
    if (this.entries.length === FEW) this.index = new Map(this.entries.map(({ key }, at) => [key, at]));
  }

  private find(key: string): number {
    if (this.index !== undefined) return this.index.get(key) ?? -1;
    return this.entries.findIndex((entry) => entry.key === key);
  }
}
