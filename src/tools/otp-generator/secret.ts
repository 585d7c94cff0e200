import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBytes as readForm } from '#formats/bytes/read.ts';
import { loneSurrogate } from '#lib/charset/utf8';
import { placeAt } from '#lib/place';
import { fromBase32 } from './base32.ts';

export interface SecretOptions {
  readonly secret: string;
  readonly encoding: 'base32' | 'hex' | 'base64' | 'text';
}

/** Characters that Base32 does not have, and what is meant where somebody typed them off. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { 0: 'O', 1: 'I, L', 8: 'B' };

/** 16 digits of Base32, as the shortest secrets have that are in use. */
const SHORT = 10;

/**
 * The bytes of a secret. Base32 is as RFC 4648 has it, in either case and with spaces or hyphens between its groups. Throws
 * `ToolError` with the place of what is wrong.
 */
export function readSecret({ secret, encoding }: SecretOptions, note: RunContext['note']): Uint8Array {
  if (secret.trim() === '') throw new ToolError('error.secretMissing', {}, { option: 'secret' });
  const bytes = readBytes(secret, encoding, note);
  if (bytes.length === 0) throw new ToolError('error.secretMissing', {}, { option: 'secret' });
  if (bytes.length < SHORT) note('warning.shortSecret', { count: bytes.length * 8 }, { option: 'secret' });
  return bytes;
}

function readBytes(secret: string, encoding: SecretOptions['encoding'], note: RunContext['note']): Uint8Array {
  switch (encoding) {
    case 'base32':
      return readBase32(secret, note);
    case 'hex':
    case 'base64':
      return readForm(secret, encoding, note, { option: 'secret' });
    case 'text': {
      const half = loneSurrogate(secret);
      if (half >= 0) throw new ToolError('error.loneSurrogate', {}, { option: 'secret', at: placeAt(secret, half) });
      return new TextEncoder().encode(secret);
    }
  }
}

/** The bytes of a secret in Base32, as it is in a link, too. Throws `ToolError`. */
export function readBase32(secret: string, note: RunContext['note']): Uint8Array<ArrayBuffer> {
  const wrong = secret.search(/[^a-z2-7\s=-]|=(?=[\s-]*[a-z2-7])/i);
  if (wrong >= 0) {
    const character = String.fromCodePoint(secret.codePointAt(wrong) ?? 0);
    const { [character]: meant } = LOOK_ALIKES;
    const where = { option: 'secret', at: placeAt(secret, wrong) };
    if (meant !== undefined) throw new ToolError('error.lookAlike', { character, meant }, where);
    throw new ToolError('error.secretCharacter', { character }, where);
  }
  const { bytes, hasLeftOver } = fromBase32(secret.replace(/[\s=-]/g, ''));
  if (hasLeftOver && bytes.length > 0) note('warning.leftOver', {}, { option: 'secret' });
  return bytes;
}
