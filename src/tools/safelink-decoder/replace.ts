import type { RunContext } from '#engine/operation';
import { findLinks } from './find-links.ts';
import { findTargetOrNot } from './target.ts';
import { isWrapped } from './unwrap.ts';

type Note = RunContext['note'];

/** Replaces the wrapped links of a text by their targets; all else stays as it is. */
export function replace(text: string, { tracking }: { readonly tracking: boolean }, note: Note): string {
  const pieces: string[] = [];
  let from = 0;
  let removed = 0;
  let broken = 0;
  for (const { start, end, link, isHtml } of findLinks(text)) {
    if (!isWrapped(link)) continue;
    const found = findTargetOrNot(link, tracking, note);
    if (found === undefined) {
      broken += 1;
      continue;
    }
    removed += found.removed;
    pieces.push(text.slice(from, start), isHtml ? found.target.replaceAll('&', '&amp;') : found.target);
    from = end;
  }
  if (broken > 0) note('warning.broken', { count: broken });
  else if (from === 0) note('note.none');
  if (removed > 0) note('note.trackingRemoved', { count: removed });
  return `${pieces.join('')}${text.slice(from)}`;
}
