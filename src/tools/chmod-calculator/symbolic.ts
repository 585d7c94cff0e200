import { ToolError } from '#engine/error';
import { placeAt } from '#lib/place';
import { bitsFor, classes, specialOf } from './mode.ts';

/**
 * The characters that `ls` writes before the rights (file types) and after them (SELinux context, ACL, extended
 * attributes).
 */
const TYPES = '-dlbcpsDCMnP?';
const MARKS = '.+@';
const RIGHTS = 9;

export interface Symbolic {
  readonly mode: number;
  /** A file type, a mark or the rest of a line of `ls -l` that says nothing about rights. */
  readonly ignored: string;
}

/** `ls -l` and `stat` write rights so; clauses always have one of `ugoa+=` or a comma before the tenth character. */
export function looksSymbolic(text: string): boolean {
  const word = text.split(/\s/, 1)[0] ?? '';
  return !/[ugoa=,]|\+./.test(word) && (word.length >= RIGHTS || /^[rwx-]{4,}$/.test(word)) && !/^[+]/.test(word);
}

/** Reads `rwxr-xr-x`, with file type, mark and the rest of the line where it comes from `ls -l`. Throws `ToolError`. */
export function readSymbolic(text: string): Symbolic {
  const word = text.split(/\s/, 1)[0] ?? '';
  const hasMark = word.length > RIGHTS && MARKS.includes(word.at(-1) ?? '');
  const bare = hasMark ? word.slice(0, -1) : word;
  const start = bare.length === RIGHTS + 1 && TYPES.includes(bare.charAt(0)) ? 1 : 0;
  if (bare.length - start !== RIGHTS) {
    const at = { ...placeAt(text, 0), endOffset: word.length };
    throw new ToolError('error.symbolicLength', { characters: bare.length - start }, { at });
  }
  let mode = 0;
  for (let index = 0; index < RIGHTS; index += 1) mode |= readLetter(text, start + index, index);
  const type = text.slice(0, start).replace('-', '');
  return { mode, ignored: (type + text.slice(start + RIGHTS)).trim() };
}

function readLetter(text: string, position: number, index: number): number {
  const which = classes[Math.floor(index / 3)] ?? 'others';
  const right = index % 3;
  const plain = 'rwx'.charAt(right);
  const mark = right < 2 ? '' : which === 'others' ? 't' : 's';
  const letter = text.charAt(position);
  if (letter === '-') return 0;
  if (letter === plain) return bitsFor(which, 4 >> right);
  if (mark !== '' && letter === mark) return bitsFor(which, 1) | specialOf[which];
  if (mark !== '' && letter === mark.toUpperCase()) return specialOf[which];
  const allowed = [plain, ...(mark === '' ? [] : [mark, mark.toUpperCase()]), '-'].join(', ');
  const at = placeAt(text, position);
  const character = text.slice(position, at.endOffset);
  throw new ToolError('error.symbolicLetter', { character, allowed }, { at });
}
