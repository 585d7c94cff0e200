import { placeAt, type Place } from '#lib/place';
import type { Span } from './model.ts';

/** The record of one kind of loss or assumption. */
interface Finding {
  count: number;
  readonly first: Span;
  /** Paths or names, of the first few. */
  readonly names: string[];
}

const MOST_NAMES = 5;

/** Takes the remarks: `code` is a message key, `{count}` and `{list}` are its placeholders. */
export type Note = (
  code: string,
  params: Readonly<Record<string, string | number>>,
  where: { readonly at: Place },
) => void;

/** Gathers losses and assumptions, so that a thousand of one kind make one remark. */
export class Findings {
  private readonly found = new Map<string, Finding>();

  add(code: string, span: Span, name = ''): void {
    let finding = this.found.get(code);
    if (finding === undefined) this.found.set(code, (finding = { count: 0, first: span, names: [] }));
    finding.count++;
    const shown = shorten(name);
    if (shown === '' || finding.names.includes(shown)) return;
    if (finding.names.length < MOST_NAMES) finding.names.push(shown);
    else if (finding.names.length === MOST_NAMES) finding.names.push('…');
  }

  /** Says each kind once, with the place of the first in `text`. */
  tell(text: string, note: Note): void {
    for (const [code, { count, first, names }] of this.found) {
      note(code, { count, list: names.join(', ') }, { at: { ...placeAt(text, first.start), endOffset: first.end } });
    }
  }
}

const LONGEST = 60;
/** A name short enough for a message. */
export const shorten = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);
