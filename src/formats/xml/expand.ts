import type { Doctype } from './doctype.ts';
import { Failure } from './failure.ts';
import { namesIn, REFERENCE } from './references.ts';

/** Longest text that entities may grow to, in UTF-16 units: far above any honest document's, far below a bomb's. */
const LONGEST = 20_000_000;

/**
 * Puts declared entities in their places, however they are nested; what is not declared or kept outside stays a reference.
 * Each entity is worked out once, so that a bomb is refused before it grows. Entities must not hold themselves.
 */
export class Expander {
  private readonly known = new Map<string, string>();
  private length = 0;

  constructor(private readonly doctype: Doctype) {}

  /** The text with its entities; `start` is its offset in the document. Throws a `Failure` when all grow too long. */
  expand(text: string, start: number): string {
    if (!text.includes('&')) return text;
    for (const name of namesIn(text)) this.resolve(name);
    const expanded = this.replace(text, start);
    this.length += expanded.length - text.length;
    if (this.length > LONGEST) throw tooLarge(start, text);
    return expanded;
  }

  private textOf(name: string): string | undefined {
    return this.doctype.entities.get(name)?.text;
  }

  /** Works out an entity after all that it uses. */
  private resolve(root: string): void {
    const path = [root];
    for (let name = path.at(-1); name !== undefined; name = path.at(-1)) {
      const text = this.known.has(name) ? undefined : this.textOf(name);
      const unknown =
        text === undefined
          ? []
          : [...namesIn(text)].filter((used) => !this.known.has(used) && this.textOf(used) !== undefined);
      if (unknown.length > 0) {
        for (const used of new Set(unknown)) path.push(used);
        continue;
      }
      if (text !== undefined) this.known.set(name, this.replace(text, this.doctype.entities.get(name)?.start ?? 0));
      path.pop();
    }
  }

  private replace(text: string, start: number): string {
    let length = text.length;
    return text.replace(REFERENCE, (whole, name?: string) => {
      const replacement = name === undefined ? undefined : this.known.get(name);
      length += replacement?.length ?? 0;
      if (length > LONGEST) throw tooLarge(start, text);
      return replacement ?? whole;
    });
  }
}

const tooLarge = (start: number, text: string): Failure =>
  new Failure('xml.entityTooLarge', start, start + text.length, { limit: LONGEST });
