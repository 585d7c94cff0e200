import type { RunContext } from '#engine/operation';
import { placeAt } from '#lib/place';
import { shorten } from '#lib/shorten';

/** The parts of HTML that have no place here, counted, so that nothing is dropped silently. */
export class Findings {
  readonly #removed = new Set<string>();
  readonly #unwrapped = new Set<string>();
  readonly #attributes = new Set<string>();
  readonly #handlers = new Set<string>();
  readonly #addresses: string[] = [];
  #comments = 0;
  #repairs = 0;
  #deep = false;
  #firstRepair: { readonly text: string; readonly offset: number } | undefined;

  /** An element that is gone with all that was in it. */
  remove(element: string): void {
    this.#removed.add(element);
  }
  /** An element whose contents stay. */
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
  tooDeep(): void {
    this.#deep = true;
  }
  repair(text: string, offset: number): void {
    this.#repairs += 1;
    if (offset < (this.#firstRepair?.offset ?? Infinity)) this.#firstRepair = { text, offset };
  }

  /** Says all of it. */
  note(note: RunContext['note']): void {
    const list = (names: ReadonlySet<string>) => shorten([...names].join(', '));
    const { length: count } = this.#addresses;
    if (count > 0) note('note.address', { count, address: shorten(this.#addresses[0] ?? '') });
    if (this.#handlers.size > 0) note('note.handlers', { names: list(this.#handlers) });
    if (this.#removed.size > 0) note('note.removed', { names: list(this.#removed) });
    if (this.#unwrapped.size > 0) note('note.unwrapped', { names: list(this.#unwrapped) });
    if (this.#attributes.size > 0) note('note.attributes', { names: list(this.#attributes) });
    if (this.#comments > 0) note('note.comments', { count: this.#comments });
    if (this.#deep) note('note.deep');
    if (this.#firstRepair !== undefined) {
      const { text, offset } = this.#firstRepair;
      const at = placeAt(text, Math.max(0, Math.min(offset, text.length - 1)));
      note('note.repaired', { count: this.#repairs }, { at });
    }
  }
}
