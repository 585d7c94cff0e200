import { ToolError } from '#engine/error';
import { DecodingError, fromBase64 } from '#lib/bytes';
import { numberOf, TAG } from '#lib/der';
import { childrenOf, readDer, type Der } from './der.ts';
import type { Key } from './keys.ts';

type Pair = Extract<Key, { is: 'pair' }>;

const refused = () => new ToolError('error.keyRefused', {}, { option: 'key' });

/** Modulus and private exponent of an RSA key (RFC 8017, appendix A.1.2; RFC 7518, section 6.3). Throws `ToolError`. */
export function rsaParts({ data }: Pair): { readonly n: bigint; readonly d: bigint } {
  if (data.format === 'jwk') return { n: numberOf(partOf(data.jwk.n)), d: numberOf(partOf(data.jwk.d)) };
  const { bytes } = data;
  const [, n, , d] = childrenOf(bytes, innerOf(bytes));
  if (n === undefined || d === undefined) throw refused();
  return { n: numberOf(contentOf(bytes, n)), d: numberOf(contentOf(bytes, d)) };
}

/** The private number of an EC key (RFC 5915), or the bytes of an X25519 one (RFC 8410, section 7). Throws `ToolError`. */
export function secretScalar({ data, kind }: Pair): Uint8Array {
  if (data.format === 'jwk') return partOf(data.jwk.d);
  const { bytes } = data;
  const inner = innerOf(bytes);
  const scalar = kind === 'X25519' ? inner : childrenOf(bytes, inner)[1];
  if (scalar?.tag !== TAG.octets) throw refused();
  return contentOf(bytes, scalar);
}

/** The key inside of a PrivateKeyInfo (RFC 5208, section 5). */
function innerOf(bytes: Uint8Array): Der {
  const root = readDer(bytes, 0);
  const key = root === undefined ? undefined : childrenOf(bytes, root)[2];
  const inner = key === undefined ? undefined : readDer(bytes, key.from);
  if (inner === undefined) throw refused();
  return inner;
}

const contentOf = (bytes: Uint8Array, { from, to }: Der) => bytes.slice(from, to);

function partOf(value: string | undefined): Uint8Array {
  try {
    if (value !== undefined) return fromBase64(value);
  } catch (error) {
    if (!(error instanceof DecodingError)) throw error;
  }
  throw refused();
}
