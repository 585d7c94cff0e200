import type { Place } from '#lib/place';
import { shorten } from '#lib/shorten';
import type { JsonDocument } from './document.ts';
import { findDuplicates } from './duplicates.ts';
import type { Params } from '#lib/text-error';
import type { FormatOptions } from './format.ts';
import { findJson5 } from './json5.ts';
import { findLoneSurrogates } from './lone-surrogates.ts';
import { NONE } from './tape.ts';

/** Takes a remark, as `context.note` does. The texts are shared ones: `src/engine/locales/json/`. */
export type JsonNote = (code: string, params?: Params, where?: { readonly at?: Place }) => void;

/** JSON5 that strict JSON has no place for. */
const LOST: readonly string[] = ['comments', 'notFinite'];

/** More remarks of one kind than this are only counted. */
const MOST = 10;

/** Remarks on what is unusual in a text, and on what writing it in `form` changes. */
export function noteDocument(document: JsonDocument, form: FormatOptions['form'], note: JsonNote): void {
  noteBeginning(document, note);
  noteDuplicates(document, note);
  noteLoneSurrogates(document, note);
  const uses = findJson5(document).filter((use) => form !== 'commented' || use.form !== 'comments');
  if (form === 'asWritten') {
    if (uses[0] !== undefined) note('warning.json5', {}, { at: uses[0].first });
    return;
  }
  for (const { form: code, count, first } of uses) {
    note(`${LOST.includes(code) ? 'warning' : 'note'}.${code}`, { count }, { at: first });
  }
}

/** JSON Lines and a byte order mark, which nobody sees. */
export function noteBeginning(document: JsonDocument, note: JsonNote): void {
  const values = document.countChildren(NONE);
  if (values > 1) note('note.lines', { count: values });
  if (document.text.startsWith('\uFEFF')) note('note.byteOrderMark');
}

function noteDuplicates(document: JsonDocument, note: JsonNote): void {
  const duplicates = findDuplicates(document);
  for (const { node, first } of duplicates.slice(0, MOST)) {
    note(
      'warning.duplicate',
      { key: shorten(document.key(node)), line: document.keyPlace(first).line },
      { at: document.keyPlace(node) },
    );
  }
  if (duplicates.length > MOST) note('warning.moreDuplicates', { count: duplicates.length - MOST });
}

function noteLoneSurrogates(document: JsonDocument, note: JsonNote): void {
  const [first, ...others] = findLoneSurrogates(document);
  if (first !== undefined) note('warning.loneSurrogate', { count: others.length + 1 }, { at: first });
}
