import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { ToolError } from '#engine/error';
import { platformSources } from '#lib/sources';
import { deriveGlobalId, generate, ntpTime, type GenerateOptions } from './logic.ts';
import vectors from './ipaddress-vectors.json';
import { readUla } from './read-ula.ts';

const INITIAL: GenerateOptions = { method: 'random', mac: '00:0a:95:9d:68:16', subnet: '1', count: 1, keep: '' };
const make = (options: Partial<GenerateOptions>, sources = platformSources) =>
  generate({ ...INITIAL, ...options }, sources);

// RFC 4193, section 3.2.2, with the modified EUI-64 of RFC 4291, appendix A, and a time of zero.
test('the algorithm of the RFC', () => {
  const { sha1 } = deriveGlobalId('0000000000000000', '020a95fffe9d6816');
  expect(sha1).toBe('21880de0d68bcb6752fdb4c44f0684961b7d886a');
  const [site] = make({ keep: `fd${sha1.slice(-10, -8)}:${sha1.slice(-8, -4)}:${sha1.slice(-4)}::/48` });
  expect(site?.prefix).toBe('fd96:1b7d:886a::/48');
});

test('100 sites are as Python makes them', () => {
  expect(vectors).toHaveLength(100);
  for (const [milliseconds, mac, subnet, ...expected] of vectors as [number, string, string, ...string[]][]) {
    const [site] = make({ method: 'rfc', mac, subnet }, { ...platformSources, now: () => milliseconds });
    expect([
      site?.inputs?.ntpTime,
      site?.prefix,
      site?.firstSubnet,
      site?.lastSubnet,
      site?.subnet,
      site?.gateway,
      site?.address,
      site?.reverseZone,
      site?.subnetReverseZone,
    ]).toEqual(expected);
  }
});

// RFC 5905, figure 4: the first day of Unix.
test('NTP time', () => {
  expect(ntpTime(0, 0)).toBe('83aa7e8000000000');
  expect(ntpTime(500, 1)).toBe('83aa7e8080000001');
});

test('random prefixes are all different and of RFC 4193', () => {
  const sites = make({ count: 100 });
  expect(new Set(sites.map(({ prefix }) => prefix)).size).toBe(100);
  for (const { prefix } of sites) expect(prefix).toMatch(/^fd[\da-f]{2}:([\da-f]{1,4}:)?[\da-f]{0,4}:?:\/48$/);
});

test('each of a batch by the algorithm is another', () => {
  const sites = make({ method: 'rfc', count: 100 }, { ...platformSources, now: () => 0 });
  expect(new Set(sites.map(({ globalId }) => globalId)).size).toBe(100);
});

test('a prefix that is kept stays, however it is written', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\da-f]{10}$/), (id) => {
      const random = () => Uint8Array.from(id.match(/../g) ?? [], (byte) => parseInt(byte, 16));
      const [site] = make({}, { ...platformSources, random });
      const texts = [site?.prefix, site?.gateway, site?.address ?? ''];
      return texts.every((keep) => make({ keep: keep ?? '', subnet: 'ffff' })[0]?.globalId === id);
    }),
  );
});

test.each([
  [{ subnet: '10000' }, 'error.subnetRange'],
  [{ subnet: 'xyz' }, 'error.subnet'],
  [{ subnet: '' }, 'error.subnet'],
  [{ mac: '00:0a:95' }, 'mac.length'],
  [{ mac: '00:0a:95:9d:68:1g' }, 'mac.character'],
  [{ method: 'rfc', mac: '' }, 'mac.empty'],
  [{ keep: 'fe80::1' }, 'error.keep'],
  [{ keep: 'fc00::1' }, 'error.keep'],
  [{ keep: 'fd12:3456:7::1::2:::/999' }, 'ip.prefixRange'],
  [{ keep: 'fd12:3456:7::1::2' }, 'ip.gapTwice'],
] as const)('%j is refused with %s', (options, code) => {
  expect(() => make(options)).toThrow(expect.objectContaining({ code }) as ToolError);
});

test('an address is taken apart into what it was made of', () => {
  for (const [milliseconds, mac, subnet] of vectors.slice(0, 50) as [number, string, string][]) {
    const [site] = make({ method: 'rfc', mac, subnet }, { ...platformSources, now: () => milliseconds });
    const facts = readUla(site?.address ?? '', () => expect.unreachable('A note was not expected.'));
    expect([facts.prefix, facts.globalId, facts.subnet]).toEqual([site?.prefix, site?.globalId, site?.subnet]);
    expect(parseInt(facts.subnetId, 16)).toBe(parseInt(subnet, 16));
    expect(facts.mac?.replaceAll(':', '').toLowerCase()).toBe(mac.replace(/[^\da-f]/gi, '').toLowerCase());
  }
});
