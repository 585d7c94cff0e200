import { ToolError } from '#engine/error';
import { DecodingError, fromBase64, fromHex, toBase64, toHex } from '#lib/bytes';

/** A key in one of the three forms that programs read. */
export interface Pem {
  readonly label: 'PUBLIC KEY' | 'PRIVATE KEY' | 'CERTIFICATE';
  /** With its line breaks, whether or not those of the text were lost. */
  readonly text: string;
  /** The same key under the label that it had. */
  readonly given: string;
}

const fail = (code: string) => new ToolError(code, {}, { option: 'key' });

const BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \1-----/g;

/** Reads a key in PEM (RFC 7468), also of the older forms of OpenSSL. Throws `error.keyPem` and `error.keyEncrypted`. */
export function readPem(text: string): Pem {
  const blocks = [...text.matchAll(BLOCK)].filter(([, label]) => label !== 'EC PARAMETERS');
  const [, label = '', body = ''] = blocks[0] ?? [];
  if (label === 'ENCRYPTED PRIVATE KEY' || body.includes('ENCRYPTED')) throw fail('error.keyEncrypted');
  const bytes = bytesOf(body);
  const given = write(label, bytes);
  switch (label) {
    case 'PUBLIC KEY':
    case 'PRIVATE KEY':
    case 'CERTIFICATE':
      return { label, text: given, given };
    case 'RSA PUBLIC KEY':
      return { label: 'PUBLIC KEY', text: write('PUBLIC KEY', sequence(RSA, bitString(bytes))), given };
    case 'RSA PRIVATE KEY':
      return { label: 'PRIVATE KEY', text: write('PRIVATE KEY', sequence(ZERO, RSA, octets(bytes))), given };
    case 'EC PRIVATE KEY':
      return { label: 'PRIVATE KEY', text: write('PRIVATE KEY', sequence(ZERO, curveOf(bytes), octets(bytes))), given };
    default:
      throw fail('error.keyPem');
  }
}

function bytesOf(body: string): Uint8Array<ArrayBuffer> {
  try {
    return fromBase64(body);
  } catch (error) {
    if (error instanceof DecodingError) throw fail('error.keyPem');
    throw error;
  }
}

function write(label: string, bytes: Uint8Array): string {
  const lines = toBase64(bytes).match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`].join('\n');
}

/** A value of DER (ITU-T X.690, section 8.1) below 64 KB. */
function encode(tag: number, ...contents: readonly Uint8Array[]): Uint8Array {
  const length = contents.reduce((sum, { length: size }) => sum + size, 0);
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Uint8Array.from([tag, ...size, ...contents.flatMap((part) => [...part])]);
}

const sequence = (...contents: readonly Uint8Array[]) => encode(0x30, ...contents);
const octets = (bytes: Uint8Array) => encode(0x04, bytes);
const bitString = (bytes: Uint8Array) => encode(0x03, Uint8Array.of(0), bytes);
/** The version of a PrivateKeyInfo (RFC 5208, section 5). */
const ZERO = Uint8Array.of(2, 1, 0);
/** rsaEncryption, without parameters (RFC 8017, appendix A.1). */
const RSA = sequence(fromHex('06092a864886f70d010101'), Uint8Array.of(5, 0));
/** The names of the curves P-256, P-384 and P-521 (RFC 5480, section 2.1.1.1). */
const CURVES = ['06082a8648ce3d030107', '06052b81040022', '06052b81040023'];

/** An unsigned number, with a zero before a first bit that would make it negative. */
const integer = (bytes: Uint8Array) => encode(0x02, (bytes[0] ?? 0) < 128 ? bytes : Uint8Array.of(0, ...bytes));

/** An RSA public key by its modulus and exponent, without leading zeros, as in RFC 8017, appendix A.1.1. */
export const writeRsa = (modulus: Uint8Array, exponent: Uint8Array): string =>
  write('RSA PUBLIC KEY', sequence(integer(modulus), integer(exponent)));

/** The algorithm of a private key as in RFC 5915, which names its curve after the key. */
function curveOf(bytes: Uint8Array): Uint8Array {
  const hex = toHex(bytes);
  const curve = CURVES.find((name) => hex.includes(name));
  if (curve === undefined) throw fail('error.keyPem');
  return sequence(fromHex('06072a8648ce3d0201'), fromHex(curve));
}
