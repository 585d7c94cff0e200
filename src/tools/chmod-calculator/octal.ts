import { ToolError } from '#engine/error';
import { placeAt } from '#lib/place';

/** Digits of a mode, and what `stat` and Git write before them: the type of the file (`100644`). */
const TYPED = /^(?:0?[124]|0?6|1[0247])(?=\d{4}$)/;

export const looksOctal = (text: string): boolean => /^(?:0o)?\d/i.test(text);

export interface Octal {
  readonly mode: number;
  readonly hasType: boolean;
}

/** Reads 3 or 4 octal digits, also as `0o755` and with a file type (`100644`). Throws `ToolError`. */
export function readOctal(text: string, shortest = 3): Octal {
  const prefix = /^0o/i.test(text) ? 2 : 0;
  const written = text.slice(prefix);
  const wrong = /[^0-7]/u.exec(written);
  if (wrong !== null) {
    const position = prefix + wrong.index;
    throw new ToolError('error.octalDigit', { character: wrong[0] }, { at: placeAt(text, position) });
  }
  const type = TYPED.exec(written)?.[0] ?? '';
  const digits = written.slice(type.length);
  if (digits.length < shortest || digits.length > 4) {
    const at = { ...placeAt(text, 0), endOffset: text.length };
    throw new ToolError('error.octalLength', { count: digits.length }, { at });
  }
  return { mode: parseInt(digits, 8), hasType: type !== '' };
}
