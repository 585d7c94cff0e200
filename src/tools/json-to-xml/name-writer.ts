import { ToolError, type Place } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { shorten } from '#lib/shorten';
import { isNamePart, isNameStart, isXmlName } from '#formats/xml/names.ts';

/** What becomes of a key that cannot be a name. */
export type Names = 'replace' | 'encode' | 'error';

/** What already looks encoded, so that it must be encoded too to be told apart. */
const ENCODED = /_(?=x(?:[\da-fA-F]{4}|[\da-fA-F]{8})_)/g;

/** Makes names of keys, and counts those that had to be changed. */
export class NameWriter {
  private changed = 0;
  private first: { readonly key: string; readonly name: string; readonly at: Place } | undefined;

  constructor(private readonly names: Names) {}

  /** A well-formed name. Throws `error.name` when none may be made up. */
  write(key: string, at: () => Place): string {
    if (isXmlName(key) && (this.names !== 'encode' || key.search(ENCODED) < 0)) return key;
    if (this.names === 'error') throw new ToolError('error.name', { name: shorten(key) }, { at: at() });
    const name = this.names === 'encode' ? encodeName(key) : replaceName(key);
    this.changed++;
    this.first ??= { key, name, at: at() };
    return name;
  }

  finish(note: RunContext['note']): void {
    if (this.first === undefined) return;
    const { key, name, at } = this.first;
    note('warning.names', { count: this.changed, key: shorten(key), name: shorten(name) }, { at });
  }
}

/** Each character that cannot stand in a name as `_`. */
function replaceName(key: string): string {
  const name = Array.from(key, (character) => (isNamePart(character) ? character : '_')).join('');
  return isNameStart(String.fromCodePoint(name.codePointAt(0) ?? 0)) ? name : `_${name}`;
}

/** As `_xHHHH_` (ISO/IEC 9075-14, 9.1; .NET's XmlConvert.EncodeName), which can be turned back. */
function encodeName(key: string): string {
  if (key === '') return '_';
  const hex = (character: string) => {
    const code = character.codePointAt(0) ?? 0;
    return `_x${code
      .toString(16)
      .toUpperCase()
      .padStart(code > 0xffff ? 8 : 4, '0')}_`;
  };
  return Array.from(key.replace(ENCODED, '\0'), (character, index) => {
    if (character === '\0') return '_x005F_';
    return (index === 0 ? isNameStart(character) : isNamePart(character)) ? character : hex(character);
  }).join('');
}
