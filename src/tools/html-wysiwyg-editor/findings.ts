import type { RunContext } from '#engine/operation';
import { placeAt } from '#lib/place';
import { shorten } from '#lib/shorten';

/** Cells that a document may gain: a short text with spans can ask for millions. */
const MOST_CELLS = 10_000;

/** Counts what the editor cannot hold, so that nothing is dropped silently. */
export class Findings {
  readonly #removed = new Set<string>();
  readonly #unwrapped = new Set<string>();
  readonly #attributes = new Set<string>();
  readonly #handlers = new Set<string>();
  readonly #addresses: string[] = [];
  #comments = 0;
  #cells = 0;
  #repairs = 0;
  #deep = false;
  #firstRepair: { readonly text: string; readonly offset: number } | undefined;

  /** An element that is removed with its content. */
  remove(element: string): void {
    this.#removed.add(element);
  }
  /** An element of which only the content is kept. */
  unwrap(element: string): void {
    this.#unwrapped.add(element);
  }
  attribute(name: string): void {
    (name.startsWith('on') ? this.#handlers : this.#attributes).add(name);
  }
  /** An address that could run a script. */
  address(address: string): void {
    this.#addresses.push(address);
  }
  comment(): void {
    this.#comments += 1;
  }
  /** Cells that a table needs so that its rows are even; false where the document already has too many of them. */
  cells(count: number): boolean {
    if (this.#cells + count > MOST_CELLS) return false;
    this.#cells += count;
    return true;
  }
  tooDeep(): void {
    this.#deep = true;
  }
  repair(text: string, offset: number): void {
    this.#repairs += 1;
    if (offset < (this.#firstRepair?.offset ?? Infinity)) this.#firstRepair = { text, offset };
  }

  /** Reports every finding as a note. */
  note(note: RunContext['note']): void {
    const list = (names: ReadonlySet<string>) => shorten([...names].join(', '));
    const { length: count } = this.#addresses;
    if (count > 0) note('warning.address', { count, address: shorten(this.#addresses[0] ?? '') });
    if (this.#handlers.size > 0) note('warning.handlers', { names: list(this.#handlers) });
    if (this.#removed.size > 0) note('warning.removed', { names: list(this.#removed) });
    if (this.#unwrapped.size > 0) note('warning.unwrapped', { names: list(this.#unwrapped) });
    if (this.#attributes.size > 0) note('warning.attributes', { names: list(this.#attributes) });
    if (this.#comments > 0) note('warning.htmlComments', { count: this.#comments });
    if (this.#cells > 0) note('warning.cells', { count: this.#cells });
    if (this.#deep) note('warning.deep');
    if (this.#firstRepair !== undefined) {
      const { text, offset } = this.#firstRepair;
      const at = placeAt(text, Math.max(0, Math.min(offset, text.length - 1)));
      note('note.repaired', { count: this.#repairs }, { at });
    }
  }
}
