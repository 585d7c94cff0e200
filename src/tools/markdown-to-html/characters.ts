import { decodeNamedCharacterReference } from 'decode-named-character-reference';

const NAMES: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' };

/** Text as it is written in HTML, between tags or in quotes. */
export const encodeText = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&${NAMES[character] ?? ''};`);

/** Text of HTML; what is no character reference stays. */
export const decodeText = (html: string): string =>
  html.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{0,40}));/gi,
    (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (name !== undefined) return decodeNamedCharacterReference(name) || whole;
      return fromCode(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    },
  );

/** HTML, 13.2.5.84: what is no character is U+FFFD; control characters too, as in CommonMark. */
function fromCode(code: number): string {
  const isCharacter =
    code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) && (code >= 0xa0 || (code >= 0x20 && code < 0x7f));
  return isCharacter || code === 9 || code === 10 || code === 13 ? String.fromCodePoint(code) : '\uFFFD';
}
