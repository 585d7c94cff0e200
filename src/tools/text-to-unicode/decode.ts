import type { RunContext } from '#engine/operation';
import { placeAt } from '#lib/place';

const H = '[0-9A-Fa-f]';
/**
 * All notations in any mix. Two halves of one character come first: as \u escapes, and as the wrong entities that some
 * tools write. A named entity, one without its end and half of a character are found to be told about.
 */
const ESCAPES = new RegExp(
  [
    String.raw`\\u(?<high>[Dd][89ABab]${H}{2})\\u(?<low>[Dd][C-Fc-f]${H}{2})`,
    String.raw`&#(?<highEntity>5[56]\d{3});&#(?<lowEntity>5[67]\d{3});`,
    String.raw`&#(?:[xX](?<hex>${H}+)|(?<decimal>\d+))(?<end>;?)`,
    String.raw`(?<name>&[A-Za-z][A-Za-z\d]{1,31};)`,
    String.raw`\\u\{(?<braces>${H}+)\}`,
    String.raw`\\u(?<unit>${H}{4})`,
    String.raw`\\U(?<long>${H}{8})`,
    String.raw`\\x(?<byte>${H}{2})`,
    String.raw`\\(?<css>${H}{4,6})[ \t\n]?`,
    String.raw`[Uu]\+(?<uplus>${H}{4,6})(?: (?=[Uu]\+${H}{4}))?`,
    String.raw`(?<half>[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff])`,
  ].join('|'),
  'g',
);

type Groups = Readonly<Partial<Record<string, string>>>;
type Remark = 'warning.outside' | 'warning.surrogate' | 'warning.unterminated' | 'note.named';

/**
 * The text with every escape replaced by its character: entities, \uXXXX, \u{…}, \UXXXXXXXX, \xXX, U+XXXX and CSS. What
 * stands for no character stays as it is, with a note. White space alone gives nothing, and a result of nothing else is
 * told about, because it cannot be seen.
 */
export function decode(text: string, note: RunContext['note']): string {
  if (text.trim() === '') {
    if (text !== '') note('note.blank');
    return '';
  }
  const found = new Map<Remark, { count: number; first: number; escape: string }>();
  const pieces: string[] = [];
  let end = 0;
  for (const { 0: escape, index, groups = {} } of text.matchAll(ESCAPES)) {
    const [character, remark] = read(groups);
    if (remark !== undefined) {
      const known = found.get(remark);
      if (known === undefined) found.set(remark, { count: 1, first: index, escape: escape.slice(0, 40) });
      else known.count += 1;
    }
    pieces.push(text.slice(end, index), character ?? escape);
    end = index + escape.length;
  }
  for (const [code, { count, first, escape }] of found) note(code, { count, escape }, { at: placeAt(text, first) });
  const decoded = pieces.join('') + text.slice(end);
  if (decoded.trim() === '') note('note.unseen');
  return decoded;
}

/** The character, or why there is none. */
function read(groups: Groups): [character: string | undefined, remark?: Remark] {
  const { high, low, highEntity, lowEntity, name, end, half } = groups;
  if (high !== undefined && low !== undefined) return [String.fromCharCode(parseInt(high, 16), parseInt(low, 16))];
  if (highEntity !== undefined && lowEntity !== undefined) return readPair(Number(highEntity), Number(lowEntity));
  if (half !== undefined) return [undefined, 'warning.surrogate'];
  if (name !== undefined) return [undefined, 'note.named'];
  if (end === '') return [undefined, 'warning.unterminated'];
  const { decimal, hex, braces, unit, long, byte, css, uplus } = groups;
  const value =
    decimal === undefined ? parseInt(hex ?? braces ?? unit ?? long ?? byte ?? css ?? uplus ?? '', 16) : Number(decimal);
  if (value > 0x10ffff) return [undefined, 'warning.outside'];
  if (value >= 0xd800 && value <= 0xdfff) return [undefined, 'warning.surrogate'];
  return [String.fromCodePoint(value)];
}

/** Five-digit entities that are two halves of a character; others that look alike are two characters. */
function readPair(first: number, second: number): [character: string | undefined, remark?: Remark] {
  const isHigh = first >= 0xd800 && first <= 0xdbff;
  const isLow = second >= 0xdc00 && second <= 0xdfff;
  if (isHigh && isLow) return [String.fromCharCode(first, second)];
  const isAnySurrogate = [first, second].some((value) => value >= 0xd800 && value <= 0xdfff);
  return isAnySurrogate ? [undefined, 'warning.surrogate'] : [String.fromCharCode(first, second)];
}
