import { ToolError } from '#engine/error';
import { mayIssue } from '#formats/x509/authority.ts';
import { checkSignature, isIssuedBy, isSelfIssued, readX509, type X509 } from '#formats/x509/certificate.ts';
import { isBroken } from '#formats/der/der.ts';
import { findBlocks } from '#formats/pem/blocks.ts';
import { pemOfBare, plainPem } from '#formats/pem/plain.ts';
import { decodeBase64, DecodingError, isEqual } from '#lib/bytes';

/**
 * What the certificates say about the signer. `trusted`: they lead to a root that the reader gave; `unrooted`: to none of those;
 * `noRoots`: none were given; `expired`: one was not valid at the time that counts; `notAuthority`: one was issued by a certificate
 * that may not issue.
 */
export type Trust = 'trusted' | 'unrooted' | 'noRoots' | 'expired' | 'notAuthority';

/** Longer than any real chain. */
const LONGEST = 10;
const LABELS = ['CERTIFICATE', 'X509 CERTIFICATE', 'TRUSTED CERTIFICATE'];

/** Reads certificates in PEM. Throws `error.noRoots`, `error.roots`. */
export function readRoots(typed: string): X509[] {
  if (typed.trim() === '') return [];
  const text = pemOfBare(typed) ?? plainPem(typed);
  const blocks = findBlocks(text).filter(({ label }) => LABELS.includes(label));
  if (blocks.length === 0) throw new ToolError('error.noRoots', {}, { option: 'roots' });
  return blocks.map(({ from, to = text.length }, index) => {
    try {
      return readX509(decodeBase64(text.slice(from, to)).bytes);
    } catch (error) {
      if (!(error instanceof DecodingError) && !isBroken(error)) throw error;
      throw new ToolError('error.roots', { number: index + 1 }, { option: 'roots' });
    }
  });
}

const isSame = (left: X509, right: X509): boolean => isEqual(left.der, right.der);

const isSignedBy = (certificate: X509, issuer: X509): boolean =>
  isIssuedBy(certificate, issuer) && checkSignature(certificate, issuer.key) === 'valid';

/** The certificates from the signer's up to a root, as far as they are known; each is signed by the next. */
export function chainOf(signer: X509, others: readonly X509[], roots: readonly X509[]): readonly X509[] {
  const chain = [signer];
  let last = signer;
  // The reader's roots come first: another certificate may have the same name and key.
  const pool = [...roots, ...others];
  while (chain.length < LONGEST) {
    if (roots.some((root) => isSame(root, last)) || isSelfIssued(last)) break;
    const issuer = pool.find((candidate) => !chain.includes(candidate) && isSignedBy(last, candidate));
    if (issuer === undefined) break;
    chain.push(issuer);
    last = issuer;
  }
  return chain;
}

/** Whether a chain leads to a root, and all of it was valid at a time (in milliseconds). */
export function trustOf(chain: readonly X509[], roots: readonly X509[], time: number): Trust {
  if (roots.length === 0) return 'noRoots';
  const last = chain.at(-1);
  if (last === undefined || !roots.some((root) => isSame(root, last))) return 'unrooted';
  if (chain.some(({ notBefore, notAfter }) => time < notBefore.getTime() || time > notAfter.getTime()))
    return 'expired';
  // The reader's own root may be old and not say that it is an authority.
  return chain.slice(1, -1).every(mayIssue) ? 'trusted' : 'notAuthority';
}
