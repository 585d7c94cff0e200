import { encryptAes } from './salted.ts';

/**
 * AES in OFB (NIST SP 800-38A, section 6.4): both directions. The key stream is what CBC makes of zeros, each block being the
 * encryption of the one before.
 */
export function ofb(key: Uint8Array, iv: Uint8Array, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const stream = encryptAes(key, iv, new Uint8Array(Math.ceil(data.length / iv.length) * iv.length));
  const result = stream.subarray(0, data.length);
  for (let at = 0; at < data.length; at++) result[at]! ^= data[at]!;
  return result;
}
