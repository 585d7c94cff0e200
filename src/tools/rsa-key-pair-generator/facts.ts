import { md5, sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bitsOfNumber } from '#lib/bits-of-number';
import { toBase64, toHex } from '#lib/bytes';
import { thumbprint } from './jwk.ts';
import { OCTET_KEYS, type Key } from './key.ts';
import { publicBits } from './key-der.ts';
import { colonHex } from './numbers.ts';
import { writeBlob } from './openssh.ts';
import { strengthOf } from './strength.ts';

/** The facts about a key, and the fingerprints it is recognised by. */
export interface KeyFacts {
  /** Such as “RSA 2048”. */
  readonly algorithm: string;
  /** See `strengthOf`. */
  readonly strength: number | null;
  /** As `ssh-keygen -l` shows them; null for keys that SSH does not have. */
  readonly sha256: string | null;
  readonly md5: string | null;
  /** SubjectKeyIdentifier of certificates: RFC 5280, 4.2.1.2, method 1. */
  readonly keyId: string;
  /** RFC 7638; the `kid` of a JWK. */
  readonly thumbprint: string;
}

/** The name of a key. */
export function nameOf(key: Key): string {
  if (key.type === 'rsa') return `RSA ${bitsOfNumber(key.n)}`;
  return key.type === 'ec' ? `EC ${key.curve}` : OCTET_KEYS[key.type].name;
}

export function factsOf(key: Key): KeyFacts {
  const blob = key.type === 'x25519' ? undefined : writeBlob(key);
  return {
    algorithm: nameOf(key),
    strength: strengthOf(nameOf(key)),
    sha256: blob === undefined ? null : `SHA256:${toBase64(sha256(blob), { padding: false })}`,
    md5: blob === undefined ? null : `MD5:${colonHex(md5(blob))}`,
    keyId: toHex(sha1(publicBits(key))),
    thumbprint: thumbprint(key),
  };
}
