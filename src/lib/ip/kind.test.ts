import { expect, test } from 'vitest';
import { kindOf, type KindName } from './kind.ts';
import vectors from './kind-vectors.json' with { type: 'json' };
import { readRange } from './range.ts';
import { textError } from '../text-error.ts';
import { wholeText } from './part.ts';

/**
 * Python's names for them, as make-kind-vectors.py writes it: private means that IANA says it is not globally
 * reachable.
 */
const WORDS: Readonly<Record<Exclude<KindName, 'mixed'>, string>> = {
  thisNetwork: 'private',
  thisHost: 'unspecified',
  private: 'private',
  shared: 'shared',
  loopback: 'loopback',
  linkLocal: 'link-local',
  protocol: 'private',
  continuity: 'private',
  dummy: 'private',
  portControl: 'global',
  turn: 'global',
  discovery: 'private',
  documentation: 'private',
  as112: 'global',
  amt: 'global',
  relay: 'global',
  relay6a44: 'private',
  benchmarking: 'private',
  multicast: 'multicast',
  reserved: 'reserved',
  broadcast: 'reserved',
  mapped: 'private',
  translation: 'global',
  discard: 'private',
  teredo: 'private',
  serviceDiscovery: 'global',
  orchid: 'global',
  drone: 'global',
  sixToFour: 'private',
  segmentRouting: 'private',
  uniqueLocal: 'private',
  global: 'global',
  unassigned: 'unassigned',
};
/** Blocks that differ from others of their name. */
const OF_BLOCK: Readonly<Record<string, string>> = { '64:ff9b:1::/48': 'private', '2001:10::/28': 'private' };

test(`${vectors.length} addresses around all boundaries are of the kind that Python and IANA give`, () => {
  expect(vectors.length).toBeGreaterThan(600);
  const seen = new Set<string>();
  for (const row of vectors) {
    const [address = '', word] = row.split(' ');
    const { name, block } = kindOf(readRange(wholeText(address), textError));
    seen.add(name);
    const said = OF_BLOCK[block ?? ''] ?? WORDS[name as keyof typeof WORDS];
    expect(`${address} ${said}`, `${name} ${block}`).toBe(`${address} ${word}`);
  }
  expect([...seen].toSorted()).toEqual(Object.keys(WORDS).toSorted());
});
