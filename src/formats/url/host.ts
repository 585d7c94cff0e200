import { decode } from 'punycode/punycode.es6.js';
import type { RunContext } from '#engine/operation';
import type { Place } from '#lib/place';
import { codePointAt } from '#lib/show-character';
import { findLookAlike, mixesScripts } from './look-alikes.ts';

type Note = RunContext['note'];

/** The Unicode form of a host (RFC 5891, section 4.4). A label that is not valid Punycode stays as it is. */
export const unicodeHost = (host: string): string =>
  host
    .split('.')
    .map((label) => (/^xn--./i.test(label) ? (decodeLabel(label.slice(4)) ?? label) : label))
    .join('.');

function decodeLabel(label: string): string | undefined {
  try {
    return decode(label);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Warns of a host, given in Unicode, whose letters may make it pass for another. */
export function noteLookAlikes(host: string, note: Note, where: { readonly at?: Place } = {}): void {
  const found = findLookAlike(host);
  if (found !== undefined) {
    note('warning.lookAlike', { host, ...found, codePoint: codePointAt(found.character, 0) }, where);
  } else if (mixesScripts(host)) note('warning.mixedScripts', { host }, where);
}
