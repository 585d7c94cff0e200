import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { readJson } from '#formats/json/read.ts';
import { toBase64 } from '#lib/bytes';
import type { JsonPart, Member } from './json-part.ts';

/** A claim that an SD-JWT discloses, and the text that its digest is taken of. */
export interface Disclosure {
  readonly text: string;
  readonly member: Member;
}

/** Whether the token, or what it discloses, has the digest of every disclosure. */
export type Digests =
  | { readonly is: 'match' }
  | { readonly is: 'foreign'; readonly names: readonly string[] }
  | { readonly is: 'unknown'; readonly algorithm: string };

const HASHES: Readonly<Record<string, (data: Uint8Array) => Uint8Array>> = {
  'sha-256': sha256,
  'sha-384': sha384,
  'sha-512': sha512,
};

/** Looks for the digests of disclosures from the payload on (RFC 9901, section 7.1, steps 2 to 5). */
export function checkDigests(payload: JsonPart | undefined, disclosures: readonly Disclosure[]): Digests {
  const algorithm = payload?.members.find(({ name }) => name === '_sd_alg')?.value ?? 'sha-256';
  const hash = Object.hasOwn(HASHES, algorithm) ? HASHES[algorithm] : undefined;
  if (hash === undefined) return { is: 'unknown', algorithm };
  const waiting = new Map(
    disclosures.map((one) => [toBase64(hash(new TextEncoder().encode(one.text)), { urlSafe: true }), one]),
  );
  const digests = payload === undefined ? [] : digestsIn(payload.json);
  // A disclosed value may have digests of further ones.
  for (const digest of digests) {
    const found = waiting.get(digest);
    waiting.delete(digest);
    if (found?.member.kind === 'object' || found?.member.kind === 'array')
      digests.push(...digestsIn(found.member.value));
  }
  if (waiting.size === 0) return { is: 'match' };
  return { is: 'foreign', names: Array.from(waiting.values(), ({ member }) => member.name) };
}

/** The digests that objects have in `_sd`, arrays in `{"...": digest}` (RFC 9901, section 4.2.4). */
function digestsIn(json: string): string[] {
  const document = readJson(json, { mode: 'strict' });
  const digests: string[] = [];
  for (let node = 0; node < document.size; node++) {
    if (document.kind(node) !== 'string') continue;
    const inSd = document.kind(document.parent(node)) === 'array' && keyOf(document.parent(node)) === '_sd';
    if (inSd || keyOf(node) === '...') digests.push(document.string(node));
  }
  return digests;

  function keyOf(node: number): string | undefined {
    return document.hasKey(node) ? document.key(node) : undefined;
  }
}
