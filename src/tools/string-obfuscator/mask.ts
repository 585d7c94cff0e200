import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { ToolError } from '#engine/error';
import { graphemesOf } from '#lib/graphemes';

/** The replacement of hidden characters. */
export interface MaskWish {
  readonly mask: string;
  /** How many masks stand for what is hidden, whatever its length; 0 is one for each character. */
  readonly fixedLength: number;
  /** Equal values end in the same short hash. */
  readonly suffix: boolean;
}

/** Which characters of a value stay. */
export interface Kept {
  readonly first: number;
  readonly last: number;
  /** Characters that are neither hidden nor counted, such as spaces. */
  readonly others: RegExp;
}

export interface Masked {
  readonly text: string;
  /** Characters that could be hidden, and those that are. */
  readonly size: number;
  readonly hidden: number;
}

/** Bytes of SHA-256 that tell values apart: of 10,000 values two are equal by chance once in 86 texts. */
const SUFFIX_BYTES = 4;

/** Throws `error.mask` if the mask is not one character as readers count them. */
export function checkMask({ mask }: MaskWish): void {
  const count = [...graphemesOf(mask)].length;
  if (count !== 1) throw new ToolError('error.mask', { count }, { option: 'mask' });
}

/** A value whose middle is hidden; all of it if nothing would be. */
export function maskValue(value: string, { first, last, others }: Kept, wish: MaskWish): Masked {
  const characters = [...graphemesOf(value)];
  const isOther = characters.map((character) => others.test(character));
  const size = isOther.filter((other) => !other).length;
  const isShort = first + last >= size;
  let place = 0;
  let text = '';
  let hidden = 0;
  characters.forEach((character, index) => {
    const isInner = hidden > 0 && hidden < size - (isShort ? 0 : first + last);
    if (isOther[index] === true) {
      // Where the length is a secret, so is what is between.
      if (!(isInner && wish.fixedLength > 0)) text += character;
      return;
    }
    const isKept = !isShort && (place < first || place >= size - last);
    place += 1;
    if (isKept) text += character;
    else {
      hidden += 1;
      if (wish.fixedLength === 0) text += wish.mask;
      else if (hidden === 1) text += wish.mask.repeat(wish.fixedLength);
    }
  });
  return { text: hidden > 0 && wish.suffix ? text + suffixOf(value) : text, size, hidden };
}

const suffixOf = (value: string) => `#${bytesToHex(sha256(utf8ToBytes(value)).subarray(0, SUFFIX_BYTES))}`;
