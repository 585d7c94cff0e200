import { jsonrepair, JSONRepairError } from 'jsonrepair';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { placeAt } from '#lib/place';
import { listChanges, type Change } from './changes.ts';
import { read } from './read.ts';
import { shorten } from '#lib/shorten';

type Note = RunContext['note'];

/** More changes than this are only counted. */
const MOST = 100;

/**
 * A text that is not JSON as the JSON it was probably meant to be; each change is a note. Text that can be read as it
 * is (JSON5 too) stays as it is. Throws `error.notRepairable`, `error.tooDeepToRepair`.
 */
export function repair(text: string, note: Note): string {
  if (text.trim() === '' || isReadable(text)) {
    note('note.nothingToRepair');
    return text;
  }
  const repaired = mend(text);
  const changes = listChanges(text, repaired);
  for (const change of changes.slice(0, MOST)) noteChange(text, change, note);
  if (changes.length > MOST) note('note.moreChanges', { count: changes.length - MOST });
  return repaired;
}

function mend(text: string): string {
  try {
    const repaired = jsonrepair(text);
    read(repaired, 'strict');
    return repaired;
  } catch (error) {
    // The library goes down by recursion.
    if (error instanceof RangeError) throw new ToolError('error.tooDeepToRepair');
    const at = error instanceof JSONRepairError ? placeAt(text, error.position) : undefined;
    if (at !== undefined || error instanceof ToolError) throw new ToolError('error.notRepairable', {}, { at });
    throw error;
  }
}

function isReadable(text: string): boolean {
  try {
    read(text);
    return true;
  } catch (error) {
    if (error instanceof ToolError) return false;
    throw error;
  }
}

function noteChange(text: string, { offset, before, after }: Change, note: Note): void {
  const at = { ...placeAt(text, offset), endOffset: offset + before.length };
  if (before === '') note('note.added', { after: shorten(after) }, { at });
  else if (after === '') note('note.removed', { before: shorten(before) }, { at });
  else note('note.replaced', { before: shorten(before), after: shorten(after) }, { at });
}
