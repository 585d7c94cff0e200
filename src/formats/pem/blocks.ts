import { toBase64 } from '#lib/bytes';

/** PEM (RFC 7468), in lines of 64 characters, or of 70 as OpenSSH writes them. */
export function writePem(label: string, bytes: Uint8Array, width = 64): string {
  const lines = toBase64(bytes).match(new RegExp(`.{1,${width}}`, 'g')) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}

/** Whether bytes begin like a sequence of DER of at least 128 bytes, which no text does. */
export const isDer = (bytes: Uint8Array): boolean => bytes[0] === 0x30 && (bytes[1] ?? 0) >= 0x80;

/** A block of PEM. All numbers are offsets in the text. */
export interface PemBlock {
  readonly label: string;
  /** Of the line that begins it. */
  readonly at: number;
  /** Of what is between its lines. */
  readonly from: number;
  /** Undefined where the line that ends it is missing. */
  readonly to: number | undefined;
}

/** The blocks of a text, in order; text between them is passed over (RFC 7468, section 2). */
export const findBlocks = (text: string): readonly PemBlock[] =>
  Array.from(text.matchAll(/-----BEGIN ([A-Z0-9 ]+)-----/g), ({ 0: line, 1: label = '', index: at }) => {
    const from = at + line.length;
    const to = text.indexOf(`-----END ${label}-----`, from);
    return { label, at, from, to: to < 0 ? undefined : to };
  });
