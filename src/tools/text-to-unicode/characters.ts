import { toHex } from '#lib/bytes';

export interface Character {
  readonly character: string;
  /** U+20AC */
  readonly codePoint: string;
  /** Bytes in hex; '' for a lone surrogate, which has none. */
  readonly utf8: string;
  /** Code units in hex. */
  readonly utf16: string;
  /** As an HTML entity. */
  readonly decimal: string;
}

export interface CharacterList {
  /** Code points of the whole text. */
  readonly total: number;
  readonly rows: readonly Character[];
}

const MOST = 1000;

/** The first thousand characters (code points) of a text. */
export function listCharacters(text: string): CharacterList {
  const rows: Character[] = [];
  let total = 0;
  for (const character of text) {
    total += 1;
    if (rows.length < MOST) rows.push(describe(character));
  }
  return { total, rows };
}

const hex = (value: number, width: number) => value.toString(16).toUpperCase().padStart(width, '0');
const encoder = new TextEncoder();

function describe(character: string): Character {
  const codePoint = character.codePointAt(0) ?? 0;
  const isSurrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
  return {
    character,
    codePoint: `U+${hex(codePoint, 4)}`,
    utf8: isSurrogate
      ? ''
      : toHex(encoder.encode(character))
          .toUpperCase()
          .replace(/..(?=.)/g, '$& '),
    utf16: Array.from({ length: character.length }, (_, index) => hex(character.charCodeAt(index), 4)).join(' '),
    decimal: `&#${codePoint};`,
  };
}
