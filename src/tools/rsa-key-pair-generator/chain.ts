import { isAuthority, mayIssue, pathLengthOf } from '#formats/x509/authority.ts';
import { checkSignature, isIssuedBy, isSelfIssued, type Check, type X509 } from '#formats/x509/certificate.ts';

/** The signer of a certificate, as far as the certificates beside it tell. */
export interface Link {
  /** Of its issuer in the list, which may be itself; undefined where the issuer is not there. */
  readonly issuer: number | undefined;
  readonly check: Check | 'noIssuer';
}

/** The order that certificates belong in; their numbers count from 1. */
export interface Chain {
  /** From the one that has signed no other up to the last that is there. */
  readonly order: readonly number[];
  /** Whether they are written in that order. */
  readonly isInOrder: boolean;
  /** Name of the issuer that the last one lacks; null where it is its own. */
  readonly missing: string | null;
  /** Those that the chain does not lead to. */
  readonly unlinked: readonly number[];
  /** Issuers whose extensions do not allow them to issue. */
  readonly notAuthorities: readonly number[];
  /** Issuers with more authorities below them than they allow. */
  readonly tooLong: readonly number[];
}

/** The issuer of each certificate: of those with the right name one whose key signed it, or else the first. */
export function linksOf(certificates: readonly X509[]): Link[] {
  return certificates.map((certificate, index): Link => {
    const others = certificates.flatMap((other, issuer) =>
      issuer !== index && isIssuedBy(certificate, other) ? [issuer] : [],
    );
    const named = isSelfIssued(certificate) ? [index, ...others] : others;
    let first: Link | undefined;
    for (const issuer of named) {
      const link = { issuer, check: checkSignature(certificate, certificates[issuer]!.key) };
      if (link.check === 'valid') return link;
      first ??= link;
    }
    return first ?? { issuer: undefined, check: 'noIssuer' };
  });
}

/** The place of the leaf: the first that has signed no other, of those that are not their own issuers if there is one. */
export function leafOf(certificates: readonly X509[], links: readonly Link[]): number {
  const hasIssued = (index: number) => links.some(({ issuer }, other) => issuer === index && other !== index);
  const leaves = certificates.map((_, index) => index).filter((index) => !hasIssued(index));
  return leaves.find((index) => !isSelfIssued(certificates[index]!)) ?? leaves[0] ?? 0;
}

const count = (index: number) => index + 1;

/** The chain of at least one certificate. */
export function chainOf(certificates: readonly X509[], links: readonly Link[]): Chain {
  const order: number[] = [];
  const start = leafOf(certificates, links);
  for (let at: number | undefined = start; at !== undefined && !order.includes(at); at = links[at]?.issuer) {
    order.push(at);
  }
  const last = certificates[order.at(-1) ?? start]!;
  const issuers = order.slice(1);
  return {
    order: order.map(count),
    isInOrder: order.every((index, place) => place === 0 || order[place - 1]! < index),
    missing: isSelfIssued(last) ? null : last.issuer.text,
    unlinked: certificates
      .map((_, index) => index)
      .filter((index) => !order.includes(index))
      .map(count),
    notAuthorities: issuers.filter((index) => !mayIssue(certificates[index]!)).map(count),
    tooLong: issuers.filter((_, place) => isTooLong(certificates, order, place + 1)).map(count),
  };
}

/** RFC 5280, section 4.2.1.9: authorities that issued themselves a certificate do not count, nor does the leaf. */
function isTooLong(certificates: readonly X509[], order: readonly number[], place: number): boolean {
  const allowed = pathLengthOf(certificates[order[place]!]!);
  if (allowed === undefined) return false;
  const between = order.slice(1, place).map((index) => certificates[index]!);
  return between.filter((one) => isAuthority(one) && !isSelfIssued(one)).length > allowed;
}
