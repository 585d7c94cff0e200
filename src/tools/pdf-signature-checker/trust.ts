import { ToolError } from '#engine/error';
import { decodeBase64, DecodingError } from '#lib/bytes';
import { isSameNode } from '#formats/x509/certificate.ts';
import { isOfStructure } from './ber.ts';
import { isIssuedBy, isSameCertificate, readCertificate, type Certificate } from './certificate.ts';

/**
 * The verdict of the certificates on the signer. `trusted`: they lead to a root that the reader gave; `unrooted`: to
 * none of those; `noRoots`: none were given; `expired`: one was not valid at the time that counts; `notAuthority`: one
 * that may not issue did.
 */
export type Trust = 'trusted' | 'unrooted' | 'noRoots' | 'expired' | 'notAuthority';

/** Longer than any real chain. */
const LONGEST = 10;
const PEM = /-----BEGIN (?:X509 |TRUSTED )?CERTIFICATE-----([^-]*)-----END (?:X509 |TRUSTED )?CERTIFICATE-----/g;

/** Certificates in PEM. Throws `error.roots`. */
export function readRoots(text: string): Certificate[] {
  if (text.trim() === '') return [];
  const fail = (number: number) => new ToolError('error.roots', { number }, { option: 'roots' });
  const roots = [...text.matchAll(PEM)].map(([, body = ''], index) => {
    try {
      return readCertificate(decodeBase64(body).bytes);
    } catch (error) {
      if (error instanceof DecodingError || isOfStructure(error)) throw fail(index + 1);
      throw error;
    }
  });
  if (roots.length === 0) throw new ToolError('error.noRoots', {}, { option: 'roots' });
  return roots;
}

/** The certificates from the signer's up to a root, as far as they are there; each is signed by the next. */
export function chainOf(signer: Certificate, others: readonly Certificate[], roots: readonly Certificate[]) {
  const chain = [signer];
  // A root that the reader gave goes before another certificate of that name and key.
  const pool = [...roots, ...others];
  for (let last = signer; chain.length < LONGEST;) {
    if (roots.some((root) => isSameCertificate(root, last)) || isSameNode(last.issuer, last.subject)) break;
    const current = last;
    const next = pool.find((candidate) => !chain.includes(candidate) && isIssuedBy(current, candidate));
    if (next === undefined) break;
    chain.push(next);
    last = next;
  }
  return chain;
}

/** Whether a chain leads to a root, and all of it was valid at a time (in milliseconds). */
export function trustOf(chain: readonly Certificate[], roots: readonly Certificate[], at: number): Trust {
  if (roots.length === 0) return 'noRoots';
  const last = chain.at(-1);
  if (last === undefined || !roots.some((root) => isSameCertificate(root, last))) return 'unrooted';
  if (chain.some(({ notBefore, notAfter }) => at < notBefore || at > notAfter)) return 'expired';
  // The reader's certificates are trusted as they are; an old root does not say that it is an authority.
  return chain.slice(1, -1).every(({ isAuthority }) => isAuthority) ? 'trusted' : 'notAuthority';
}
