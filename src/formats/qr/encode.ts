import encodeQr from 'qr';
import type { QrLevel } from './options.ts';

/** Data codewords of version 40 (ISO/IEC 18004:2024, table 7). */
const CODEWORDS: Readonly<Record<QrLevel, number>> = { low: 2956, medium: 2334, quartile: 1666, high: 1276 };
/** Bits before the data of version 40: of the mode and of the count (tables 2 and 3). */
const HEAD = { numeric: 4 + 14, alphanumeric: 4 + 13, byte: 4 + 16 } as const;

/** How the characters of a text are written in a code. */
export type QrMode = keyof typeof HEAD;

export interface QrSymbol {
  /** Dark (true) and light modules, line by line, without a margin. */
  readonly rows: readonly (readonly boolean[])[];
  /** 1 to 40. */
  readonly version: number;
}

const modeOf = (text: string): QrMode => {
  if (/^\d+$/.test(text)) return 'numeric';
  return /^[\dA-Z $%*+./:-]+$/.test(text) ? 'alphanumeric' : 'byte';
};

/** Characters, or bytes, that the largest code of a level holds in a mode. */
export function capacity(level: QrLevel, mode: QrMode): number {
  const bits = CODEWORDS[level] * 8 - HEAD[mode];
  if (mode === 'byte') return Math.floor(bits / 8);
  // Two characters in 11 bits, one in 6 (7.4.4); three digits in 10 bits, two in 7, one in 4 (7.4.3).
  if (mode === 'alphanumeric') return 2 * Math.floor(bits / 11) + (bits % 11 >= 6 ? 1 : 0);
  const rest = bits % 10;
  return 3 * Math.floor(bits / 10) + (rest >= 7 ? 2 : rest >= 4 ? 1 : 0);
}

/** How much of the largest code a text takes, in the unit of its mode. */
export function measure(text: string): { readonly mode: QrMode; readonly used: number } {
  const mode = modeOf(text);
  return { mode, used: mode === 'byte' ? new TextEncoder().encode(text).length : text.length };
}

/** The smallest code of a text that is not empty; undefined where no version holds it. */
export function encode(text: string, level: QrLevel): QrSymbol | undefined {
  const { mode, used } = measure(text);
  if (used > capacity(level, mode)) return undefined;
  // The library draws a margin of one module at least.
  const rows = encodeQr(text, 'raw', { ecc: level, border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  return { rows, version: (rows.length - 17) / 4 };
}
