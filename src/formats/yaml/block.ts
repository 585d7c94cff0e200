import { isPrintable } from './quote.ts';

/**
 * A text of several lines as a literal block after a key or dash, or undefined where only quotes keep it. `step`: how
 * much deeper the lines are than what they belong to, -1 at the root (YAML 1.2.2, section 8.1).
 */
export function literalBlock(text: string, indent: string, step: number): { header: string; body: string } | undefined {
  if (!/\n/.test(text) || !isPrintable(text) || /^\s*$/.test(text) || /\n[ \t]+$/.test(text) || /^\t/.test(text)) {
    return undefined;
  }
  const isIndented = /^\n* /.test(text);
  // The root is at -1, where readers disagree on what the number means.
  if (isIndented && (step < 1 || step > 9)) return undefined;
  const end = /\n*$/.exec(text)?.[0].length ?? 0;
  const chomping = end === 0 ? '-' : end === 1 ? '' : '+';
  const lines = (end === 0 ? text : text.slice(0, -1)).split('\n');
  const body = lines.map((line) => (line === '' ? '\n' : `\n${indent}${line}`)).join('');
  return { header: `|${isIndented ? step : ''}${chomping}`, body };
}

/** A text of one long line as a folded block, broken at single blanks; undefined where that would change it. */
export function foldedBlock(text: string, indent: string, width: number): { header: string; body: string } | undefined {
  const room = Math.max(20, width - indent.length);
  if (text.length <= room || /[\n\t]|^ | $| {2}/.test(text) || !isPrintable(text)) return undefined;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  if (lines.length === 1) return undefined;
  return { header: '>-', body: lines.map((part) => `\n${indent}${part}`).join('') };
}
