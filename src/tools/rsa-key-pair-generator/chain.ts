import { checkSignature, isAuthority, isSameNode, type X509 } from '#formats/x509/certificate.ts';
import { nameText } from '#formats/x509/name.ts';
import { DerError } from '#lib/der';

/** The signer of a certificate, as far as the certificates beside it tell. */
export interface Link {
  /** Of its issuer in the list, which may be itself; undefined where the issuer is not there. */
  readonly issuer: number | undefined;
  readonly check: 'valid' | 'invalid' | 'unknown' | 'noIssuer';
}

/** The order that certificates belong in; their numbers count from 1. */
export interface Chain {
  /** From the one that nobody else has for issuer up to the last that is there. */
  readonly order: readonly number[];
  /** Whether they are written in that order. */
  readonly isInOrder: boolean;
  /** Name of the issuer that the last one lacks; null where it is signed by itself. */
  readonly missing: string | null;
  /** Those that the chain does not lead to. */
  readonly unlinked: readonly number[];
  /** Issuers that their extensions do not allow to issue. */
  readonly notAuthorities: readonly number[];
}

export const isSelfIssued = (certificate: X509): boolean => isSameNode(certificate.issuer, certificate.subject);

/** The issuer of each certificate: of those with the right name one whose key signed it, or else the first. */
export function linksOf(certificates: readonly X509[]): Link[] {
  return certificates.map((certificate, index): Link => {
    const others = certificates.flatMap((other, issuer) =>
      issuer !== index && isSameNode(other.subject, certificate.issuer) ? [issuer] : [],
    );
    const named = isSelfIssued(certificate) ? [index, ...others] : others;
    let first: Link | undefined;
    for (const issuer of named) {
      const link = { issuer, check: checkSignature(certificate, certificates[issuer]!.spki) };
      if (link.check === 'valid') return link;
      first ??= link;
    }
    return first ?? { issuer: undefined, check: 'noIssuer' };
  });
}

/** The chain of at least one certificate. Throws `DerError`. */
export function chainOf(certificates: readonly X509[], links: readonly Link[]): Chain {
  const hasIssued = (index: number) => links.some(({ issuer }, other) => issuer === index && other !== index);
  const leaves = certificates.map((_, index) => index).filter((index) => !hasIssued(index));
  const start = leaves.find((index) => !isSelfIssued(certificates[index]!)) ?? leaves[0] ?? 0;
  const order: number[] = [];
  for (let at: number | undefined = start; at !== undefined && !order.includes(at); at = links[at]?.issuer)
    order.push(at);
  const last = certificates[order.at(-1) ?? start]!;
  return {
    order: order.map(count),
    isInOrder: order.every((index, place) => place === 0 || order[place - 1]! < index),
    missing: isSelfIssued(last) ? null : nameText(last.issuer),
    unlinked: certificates
      .map((_, index) => index)
      .filter((index) => !order.includes(index))
      .map(count),
    notAuthorities: order
      .slice(1)
      .filter((index) => !isAllowed(certificates[index]!))
      .map(count),
  };
}

const count = (index: number) => index + 1;

/** Version 1 has no extensions that could say it. */
const isAllowed = (certificate: X509) => certificate.version < 3 || mayIssue(certificate);

/** Whether a certificate says that it may issue others; one that says it in a broken way does not. */
export function mayIssue(certificate: X509): boolean {
  try {
    return isAuthority(certificate);
  } catch (error) {
    if (error instanceof DerError) return false;
    throw error;
  }
}
