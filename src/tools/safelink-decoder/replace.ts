import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { findLinks } from './find-links.ts';
import { noteDeception, withoutTracking } from './target.ts';
import { isWrapped, unwrap } from './unwrap.ts';

type Note = RunContext['note'];

/** Replaces the wrapped links of a text by their targets; all else stays as it is. */
export function replace(text: string, { tracking }: { readonly tracking: boolean }, note: Note): string {
  const pieces: string[] = [];
  let from = 0;
  let removed = 0;
  let broken = 0;
  for (const { start, end, link, isHtml } of findLinks(text)) {
    if (!isWrapped(link)) continue;
    const found = unwrapOrNot(link);
    if (found === undefined) {
      broken += 1;
      continue;
    }
    if (found.rest !== undefined) note(found.rest.code, found.rest.params);
    const cleaned = tracking ? withoutTracking(found.target) : { target: found.target, removed: 0 };
    noteDeception(new URL(cleaned.target), note);
    removed += cleaned.removed;
    pieces.push(text.slice(from, start), isHtml ? cleaned.target.replaceAll('&', '&amp;') : cleaned.target);
    from = end;
  }
  if (broken > 0) note('note.broken', { count: broken });
  else if (from === 0) note('note.none');
  if (removed > 0) note('note.trackingRemoved', { count: removed });
  return `${pieces.join('')}${text.slice(from)}`;
}

function unwrapOrNot(link: string) {
  try {
    return unwrap(link);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return undefined;
  }
}
