import { DecodingError, fromHex } from '#lib/bytes';
import { dictionaryWithKeyAt, textOf, type PdfDictionary } from './pdf-dictionary.ts';
import { readPart } from './scan.ts';
import { Stop } from './stop.ts';

/** Bytes around a `/ByteRange` in which its dictionary must be. */
const WINDOW = 2 * 1024 * 1024;
/** Most bytes of a signature in hex; the largest bring lists of revoked certificates. */
const LARGEST = 32 * 1024 * 1024;

/** Offset and length of the part before the signature, then of the part after it (ISO 32000-2, section 12.8.1). */
export type ByteRange = readonly [start: number, length: number, next: number, rest: number];

/** Where a signature stands. */
export interface Place {
  readonly range: ByteRange;
  /** Undefined if it cannot be read. */
  readonly dictionary: PdfDictionary | undefined;
  /** The offset in the file of the offsets in the dictionary. */
  readonly from: number;
}

/** Reads the dictionary that has a `/ByteRange` at this offset of a file. Throws `Stop`, `file.unreadable`. */
export async function readPlace(file: Blob, at: number): Promise<Place> {
  const from = Math.max(0, at - WINDOW);
  const bytes = await readPart(file, from, at + WINDOW);
  return { range: rangeAt(bytes, at - from), dictionary: dictionaryWithKeyAt(bytes, at - from), from };
}

function rangeAt(bytes: Uint8Array, at: number): ByteRange {
  const text = String.fromCharCode(...bytes.subarray(at, at + 256));
  const [, inside = ''] = /^\/ByteRange\s*\[([^\]]*)\]/.exec(text) ?? [];
  const numbers = inside.trim().split(/\s+/);
  if (numbers.length !== 4 || !numbers.every((number) => /^\d{1,15}$/.test(number))) throw new Stop('rangeForm');
  return numbers.map(Number) as [number, number, number, number];
}

/** A range that covers all of the file up to its end, but for one gap. Throws `Stop`. */
export function checkRange([start, length, next, rest]: ByteRange, size: number): void {
  if (start + length > size || next + rest > size) throw new Stop('rangeOutside');
  if (next < start + length) throw new Stop('rangeOverlap');
  if (start !== 0) throw new Stop('rangeStart');
}

/** The dictionary of a place, whose `/Contents` must be the gap of the range. Throws `Stop`. */
export function checkDictionary({ dictionary, from, range: [, length, next] }: Place): PdfDictionary {
  if (dictionary === undefined || dictionary.isAmbiguous) throw new Stop('dictionary');
  const contents = dictionary.entries.get('Contents');
  if (contents?.is !== 'string') throw new Stop('contentsHex');
  if (from + contents.start !== length || from + contents.end !== next) throw new Stop('contentsMismatch');
  return dictionary;
}

/** The bytes of the signature, with the zeros that fill its place. Throws `Stop`, `file.unreadable`. */
export async function readContents(file: Blob, [, length, next]: ByteRange): Promise<Uint8Array> {
  if (next - length > LARGEST) throw new Stop('cms');
  const text = new TextDecoder('windows-1252').decode(await readPart(file, length, next));
  if (!text.startsWith('<') || !text.endsWith('>')) throw new Stop('contentsHex');
  const digits = text.slice(1, -1).replace(/[\0\s]+/g, '');
  if (/^0*$/.test(digits)) throw new Stop('contentsEmpty');
  try {
    return fromHex(digits.length % 2 === 0 ? digits : `${digits}0`);
  } catch (error) {
    if (error instanceof DecodingError) throw new Stop('contentsHex');
    throw error;
  }
}

/** The permissions of a certification (ISO 32000-2, section 12.8.2.2); 2 if it does not say. */
export function certificationOf({ entries }: PdfDictionary): number | undefined {
  const references = entries.get('Reference');
  for (const item of references?.is === 'array' ? references.items : []) {
    if (item.is !== 'dictionary' || textOf(item.entries.get('TransformMethod')) !== 'DocMDP') continue;
    const parameters = item.entries.get('TransformParams');
    const permissions = parameters?.is === 'dictionary' ? parameters.entries.get('P') : undefined;
    return permissions?.is === 'number' && [1, 2, 3].includes(permissions.value) ? permissions.value : 2;
  }
  return undefined;
}
