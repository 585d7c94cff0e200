import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

/** Addresses in a text, also those without zeros in front, as `arp -a` of macOS writes them. */
const ADDRESS =
  /(?<![\w:.-])(?:[\da-f]{1,2}(?::[\da-f]{1,2}){5}(?:(?::[\da-f]{1,2}){2})?|[\da-f]{2}(?:-[\da-f]{2}){5}(?:(?:-[\da-f]{2}){2})?|[\da-f]{4}\.[\da-f]{4}\.[\da-f]{4})(?![\w-]|[:.]\w)/gi;

/** All addresses in a text, each with its offset. */
export const findAddresses = (text: string): { readonly address: string; readonly offset: number }[] =>
  Array.from(text.matchAll(ADDRESS), ({ 0: address, index }) => ({ address, offset: index }));

/** One address and nothing else, or its first three bytes. */
function detectMac(sample: string): number {
  const text = sample.trim();
  const [first] = findAddresses(text);
  if (first?.address === text) return /^\d\d(?::\d\d)+$/.test(text) ? 0.7 : 0.95;
  if (/^[\da-f]{2}(?:[:-][\da-f]{2}){2,4}$/i.test(text)) return /[a-f-]/i.test(text) ? 0.35 : 0.2;
  if (/^fe80::[\da-f]{1,4}:[\da-f]{0,2}ff:fe[\da-f]{2}:[\da-f]{1,4}(?:%\w+)?$/i.test(text)) return 0.5;
  if (/^[\da-f]{4}(?:\.[\da-f]{4}){3}$/i.test(text)) return 0.9;
  if (/^[\da-f]{4}(?::[\da-f]{4}){3}$|^[\da-f]{6}fffe[\da-f]{6}$/i.test(text)) return 0.6;
  return /^(?=.*\d)(?=.*[a-f])[\da-f]{12}$/i.test(text) ? 0.35 : 0;
}

/** Lines with addresses, such as those of `arp -a` and `ip neigh`. */
export function detectMacs(sample: string): number {
  const lines = sample.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const count = lines.filter((line) => findAddresses(line).length > 0).length;
  if (count === 0) return 0;
  if (lines.length === 1) return findAddresses(sample).length > 1 || isNeighbour(sample) ? 0.85 : 0.1;
  return count / lines.length >= 0.5 ? 0.85 : 0.2;
}

/** A line of `arp -a` or `ip neigh`. */
const isNeighbour = (line: string) => /\blladdr\b|\bat [\da-f]{1,2}(?::[\da-f]{1,2}){5}\b/i.test(line);

export const detectors = {
  lookUp: { detect: detectMac, answer: ({ address, vendor }) => [vendor?.name ?? '–', address] },
  lookUpMany: {
    detect: detectMacs,
    answer: (lines) => lines.slice(0, 4).map(({ address, vendor }) => `${address} ${vendor?.name ?? '–'}`),
  },
} satisfies Detectors<typeof operations>;
