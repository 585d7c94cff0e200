import type { Comparison } from './compare.ts';

interface Line {
  readonly sign: ' ' | '-' | '+';
  /** With its LF, unless it is the last one and has none. */
  readonly text: string;
}

/** The end of a name: GNU `patch` takes only a tab for the end of one that has spaces. */
const endOfName = (name: string): string => (name.includes(' ') ? '\t\n' : '\n');

/** A unified diff as GNU `diff` writes and `patch` takes it; '' where nothing differs. */
export function writeUnified(comparison: Comparison, context: number, names: { left: string; right: string }): string {
  const lines = listLines(comparison);
  const hunks = listHunks(lines, context);
  if (hunks.length === 0) return '';
  const written = [`--- ${names.left}${endOfName(names.left)}`, `+++ ${names.right}${endOfName(names.right)}`];
  let next = 0;
  const at = { left: 0, right: 0 };
  const advance = (end: number) => {
    const before = { ...at };
    for (; next < end; next++) {
      if (lines[next]?.sign !== '+') at.left++;
      if (lines[next]?.sign !== '-') at.right++;
    }
    return { left: span(before.left, at.left), right: span(before.right, at.right) };
  };
  for (const { start, end } of hunks) {
    advance(start);
    const { left, right } = advance(end);
    written.push(`@@ -${left} +${right} @@\n`);
    for (const { sign, text } of lines.slice(start, end)) {
      written.push(sign, text.endsWith('\n') ? text : `${text}\n\\ No newline at end of file\n`);
    }
  }
  return written.join('');
}

/** Lines from an index to another one, as a hunk's head counts them: an empty span names the line before it. */
function span(start: number, end: number): string {
  const length = end - start;
  if (length === 1) return String(start + 1);
  return `${length === 0 ? start : start + 1},${length}`;
}

/** All lines of the left text and those that come in; what is ignored stays as it is on the left. */
function listLines({ left, right, gaps, isIgnored }: Comparison): Line[] {
  const lines: Line[] = [];
  let next = 0;
  const keep = (end: number) => {
    for (; next < end; next++) lines.push({ sign: ' ', text: left[next] ?? '' });
  };
  for (const { leftStart, leftEnd, rightStart, rightEnd } of gaps) {
    keep(leftStart);
    for (const text of left.slice(leftStart, leftEnd)) lines.push({ sign: isIgnored(text) ? ' ' : '-', text });
    for (const text of right.slice(rightStart, rightEnd)) if (!isIgnored(text)) lines.push({ sign: '+', text });
    next = leftEnd;
  }
  keep(left.length);
  return endLastLine(lines);
}

/** A last line without LF that stays, but is followed by others, gets one: else they would be joined. */
function endLastLine(lines: Line[]): Line[] {
  const index = lines.findLastIndex(({ sign }) => sign !== '+');
  const line = lines[index];
  if (line?.sign !== ' ' || line.text.endsWith('\n') || index === lines.length - 1) return lines;
  lines.splice(index, 1, { sign: '-', text: line.text }, { sign: '+', text: `${line.text}\n` });
  return lines;
}

/** Changes with their context; those that meet are one. */
function listHunks(lines: readonly Line[], context: number): { start: number; end: number }[] {
  const hunks: { start: number; end: number }[] = [];
  lines.forEach(({ sign }, index) => {
    if (sign === ' ') return;
    const start = Math.max(0, index - context);
    const end = Math.min(lines.length, index + 1 + context);
    const last = hunks.at(-1);
    if (last !== undefined && start <= last.end) last.end = end;
    else hunks.push({ start, end });
  });
  return hunks;
}
