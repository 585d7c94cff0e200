import { ToolError, type Params } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { encodeText } from '#formats/bytes/encode-text.ts';
import { toHex } from '#lib/bytes';
import { bytesToText, type Charset } from '#lib/charset/charset';
import { placeAt } from '#lib/place';
import { digitsOf, readBits, readNumbers, type Base, type Read } from './read-digits.ts';
import { readDump } from './read-dump.ts';

export type { Base };

interface Encoding {
  readonly base: Base;
  readonly charset: Charset;
  readonly separator: 'space' | 'none' | 'comma' | 'line';
  readonly bits: number;
  readonly prefix: boolean;
}

const SEPARATORS = { space: ' ', none: '', comma: ', ', line: '\n' } as const;
const PREFIXES = { 2: '0b', 8: '0o', 10: '', 16: '0x' } as const;
/** Digits that the largest byte takes. */
const WIDTHS = { 2: 8, 8: 3, 10: 3, 16: 2 } as const;

/** The text's bytes as numbers. Throws `error.loneSurrogate` or `error.notLatin1` with the place. */
export function encode(text: string, { base, charset, separator, bits, prefix }: Encoding): string {
  const bytes = encodeText(text, charset);
  // Decimal numbers that touch must have one width, or nobody could tell them apart.
  const isPadded = base !== '10' || separator === 'none';
  const table = Array.from({ length: 256 }, (_, byte) =>
    byte.toString(Number(base)).padStart(isPadded ? WIDTHS[base] : 1, '0'),
  );
  let groups = Array.from(bytes, (byte) => table[byte] ?? '');
  if (base === '2' && bits !== 8) groups = groups.join('').match(new RegExp(`.{1,${bits}}`, 'g')) ?? [];
  const sign = prefix ? PREFIXES[base] : '';
  return groups.map((group) => sign + group).join(SEPARATORS[separator]);
}

/**
 * The text of numbers. In base 2 only the bits count, however they are grouped; in the others a number is a byte, or
 * several of full width; in base 16 a hex dump is read without its offsets. Throws `error.bits`, `error.byte`,
 * `error.digits`, `error.gap`, `error.notText`, `error.oddLength`.
 */
export function decode(
  text: string,
  { base, charset }: { readonly base: Base; readonly charset: Charset },
  note: RunContext['note'],
): string {
  const dump = base === '16' ? readDump(text, (gap) => failIn(text)('error.gap', {}, gap, gap + 1)) : undefined;
  const bytes = dump ?? bytesIn(text, base, note);
  return bytesToText(bytes, charset, (reason, index) => {
    const byte = toHex(bytes.subarray(index, index + 1)).toUpperCase();
    const around = toHex(bytes.subarray(Math.max(0, index - 4), index + 4))
      .replace(/..(?=.)/g, '$& ')
      .toUpperCase();
    throw new ToolError(
      `error.${reason}`,
      reason === 'oddLength' ? { count: bytes.length } : { position: index + 1, byte, around },
    );
  });
}

function bytesIn(text: string, base: Base, note: RunContext['note']): Uint8Array<ArrayBuffer> {
  const read = base === '2' ? readBits(text) : readNumbers(text, base, failIn(text));
  if (base === '2' && read.missing > 0) {
    throw new ToolError('error.bits', { count: read.missing, total: read.digits }, { at: lastDigit(text, read) });
  }
  if (read.skipped.count > 0) {
    note(
      'warning.skipped',
      { count: read.skipped.count, digits: digitsOf[base] },
      { at: placeAt(text, read.skipped.first) },
    );
  }
  return read.bytes;
}

const lastDigit = (text: string, { last }: Read) => placeAt(text, last);

function failIn(text: string) {
  return (code: string, params: Params, offset: number, endOffset: number): never => {
    throw new ToolError(code, params, { at: { ...placeAt(text, offset), endOffset } });
  };
}
