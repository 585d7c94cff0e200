import type { RunContext } from '#engine/operation';
import { placeAt } from '#lib/place';

/** POSIX classes and what JavaScript has for them; `\p` needs the flag u or v. */
const POSIX: Readonly<Record<string, string>> = {
  alpha: String.raw`[A-Za-z]`,
  digit: String.raw`\d`,
  alnum: String.raw`[A-Za-z\d]`,
  upper: String.raw`[A-Z]`,
  lower: String.raw`[a-z]`,
  space: String.raw`\s`,
  blank: String.raw`[ \t]`,
  punct: String.raw`[!-/:-@[-${'`'}{-~]`,
  xdigit: String.raw`[\dA-Fa-f]`,
  cntrl: String.raw`[\0-\x1F\x7F]`,
  print: String.raw`[ -~]`,
  graph: String.raw`[!-~]`,
  word: String.raw`\w`,
};
const ANCHORS: Readonly<Record<string, string>> = { A: '^', Z: '$', z: '$' };

const FOREIGN = new RegExp(String.raw`\\([AZz])|\[:\^?(${Object.keys(POSIX).join('|')}):\]|\\[^]`, 'g');

/** Notes, once for each kind, what other languages write and JavaScript reads as something else. */
export function noteForeign(pattern: string, note: RunContext['note']): void {
  const told = new Set<string>();
  for (const { 0: found, 1: anchor, 2: name, index } of pattern.matchAll(FOREIGN)) {
    const instead = anchor === undefined ? POSIX[name ?? ''] : ANCHORS[anchor];
    if (instead === undefined || told.has(found)) continue;
    told.add(found);
    const where = { option: 'pattern', at: { ...placeAt(pattern, index), endOffset: index + found.length } };
    if (anchor === undefined) note('note.posix', { found, instead }, where);
    else note('note.textAnchor', { found, letter: anchor, instead }, where);
  }
}
