import type { RunContext } from '#engine/operation';
import type { JsonDocument } from '#lib/json/document';
import { findDuplicates } from '#lib/json/duplicates';
import type { FormatOptions } from '#lib/json/format';
import { findJson5 } from '#lib/json/json5';
import { findLoneSurrogates } from '#lib/json/lone-surrogates';
import { NONE } from '#lib/json/tape';
import { shorten } from './shorten.ts';

type Note = RunContext['note'];

/** More remarks of one kind than this are only counted. */
const MOST = 10;

/** Remarks on what is unusual in a text, and on what writing it in `form` changes. */
export function noteDocument(document: JsonDocument, form: FormatOptions['form'], note: Note): void {
  const values = document.countChildren(NONE);
  if (values > 1) note('note.lines', { count: values });
  if (document.text.startsWith('\uFEFF')) note('note.byteOrderMark');
  noteDuplicates(document, note);
  noteLoneSurrogates(document, note);
  const uses = findJson5(document);
  if (form === 'strict') for (const { form, count, first } of uses) note(`note.${form}`, { count }, { at: first });
  else if (uses[0] !== undefined) note('note.json5', {}, { at: uses[0].first });
}

function noteDuplicates(document: JsonDocument, note: Note): void {
  const duplicates = findDuplicates(document);
  for (const { node, first } of duplicates.slice(0, MOST)) {
    note(
      'note.duplicate',
      { key: shorten(document.key(node)), line: document.keyPlace(first).line },
      { at: document.keyPlace(node) },
    );
  }
  if (duplicates.length > MOST) note('note.moreDuplicates', { count: duplicates.length - MOST });
}

function noteLoneSurrogates(document: JsonDocument, note: Note): void {
  const [first, ...others] = findLoneSurrogates(document);
  if (first !== undefined) note('note.loneSurrogate', { count: others.length + 1 }, { at: first });
}
