import { expect, test, vi } from 'vitest';
import fc from 'fast-check';
import { ToolError } from '#engine/error';
import { detectMacs, findAddresses } from './detect.ts';
import { findVendor, lookUp, lookUpMany } from './logic.ts';
import { toCsv } from './csv.ts';

const look = async (text: string) => {
  const notes: string[] = [];
  const facts = await lookUp(text, (code) => notes.push(code));
  return { ...facts, notes };
};
const context = { note: vi.fn(), progress: vi.fn(), signal: new AbortController().signal };

// The vectors of IEEE's public registries that everybody knows.
test.each([
  ['00:0A:95:9D:68:16', 'Apple, Inc.'],
  ['B8:27:EB:00:00:00', 'Raspberry Pi Foundation'],
  ['00-00-0C-01-02-03', 'Cisco Systems, Inc'],
  ['0000.0c01.0203', 'Cisco Systems, Inc'],
  ['00000c010203', 'Cisco Systems, Inc'],
  ['00 00 0c 01 02 03', 'Cisco Systems, Inc'],
  ['70:B3:D5:00:2F:FF', 'Gogo BA'],
])('%s is of %s', async (text, vendor) => expect((await look(text)).vendor?.name).toBe(vendor));

test('flags and known uses', async () => {
  expect(await look('01:00:5E:00:00:01')).toMatchObject({ cast: 'multicast', use: { name: 'IPv4 multicast' } });
  expect(await look('33:33:00:00:00:01')).toMatchObject({ cast: 'multicast', vendor: null });
  expect(await look('02:00:00:00:00:01')).toMatchObject({ scope: 'local', vendor: null, notes: ['note.local'] });
  expect(await look('52:54:00:12:34:56')).toMatchObject({ use: { kind: 'virtual', name: 'QEMU, KVM' }, notes: [] });
  expect(await look('DA:A1:19:00:00:01')).toMatchObject({ scope: 'local', vendor: { registry: 'CID' } });
  expect(await look('02:42:ac:11:00:02')).toMatchObject({ use: { name: 'Docker' } });
  expect(await look('ff:ff:ff:ff:ff:ff')).toMatchObject({ use: { kind: 'broadcast' }, vendor: null });
  expect(await look('00:00:00:00:00:00')).toMatchObject({ use: { kind: 'null' }, vendor: null });
});

test('the block has its ends and its size, and its prefix leads back to it', async () => {
  const { vendor } = await look('70:B3:D5:00:2F:FF');
  expect(vendor).toMatchObject({
    registry: 'MA-S',
    prefix: '70:B3:D5:00:2',
    bits: 36,
    first: '70:B3:D5:00:20:00',
    last: '70:B3:D5:00:2F:FF',
    size: 4096,
  });
  expect((await look('70:B3:D5:00:2/36')).vendor).toEqual(vendor);
});

// RFC 4291, appendix A, and the address that macOS and Linux make of it.
test('EUI-64 and link-local addresses lead back to the MAC address', async () => {
  const facts = await look('00:0a:95:9d:68:16');
  expect(facts).toMatchObject({ interfaceId: '02:0A:95:FF:FE:9D:68:16', linkLocal: 'fe80::20a:95ff:fe9d:6816' });
  expect((await look(facts.linkLocal ?? '')).address).toBe(facts.address);
  await expect(look('fe80::1')).rejects.toThrow('error.noMacInside');
  await expect(look('fe80:0:0:0:1:2:3:4')).rejects.toThrow('error.noMacInside');
  expect((await look('fe80:1234:5678')).address).toBe('FE:80:12:34:56:78');
});

const ARP_MACOS = '? (10.0.0.1) at 0:a:95:9d:68:16 on en0 ifscope [ethernet]\n? (10.0.0.9) at (incomplete) on en0';
const ARP_LINUX = 'router (192.168.0.1) at b8:27:eb:1:2:3 [ether] on eth0';
const ARP_WINDOWS = '  192.168.0.1           00-00-0c-01-02-03     dynamic';
const NEIGH = 'fe80::ba27:ebff:fe01:203 dev eth0 lladdr b8:27:eb:01:02:03 router REACHABLE';
const CISCO = 'Internet  10.1.1.1   5   0000.0c01.0203  ARPA   Vlan1';

test('tables of systems are read with their IP addresses', async () => {
  const rows = await lookUpMany([ARP_MACOS, ARP_LINUX, ARP_WINDOWS, NEIGH, CISCO].join('\n'), context);
  expect(rows.map(({ line, address, ip, vendor }) => [line, address, ip, vendor?.name])).toEqual([
    [1, '00:0A:95:9D:68:16', '10.0.0.1', 'Apple, Inc.'],
    [3, 'B8:27:EB:01:02:03', '192.168.0.1', 'Raspberry Pi Foundation'],
    [4, '00:00:0C:01:02:03', '192.168.0.1', 'Cisco Systems, Inc'],
    [5, 'B8:27:EB:01:02:03', 'fe80::ba27:ebff:fe01:203', 'Raspberry Pi Foundation'],
    [6, '00:00:0C:01:02:03', '10.1.1.1', 'Cisco Systems, Inc'],
  ]);
  expect(context.note).toHaveBeenCalledWith('note.linesWithout', { count: 1 });
  expect(toCsv(rows).split('\r\n')[1]).toBe(
    '1,00:0A:95:9D:68:16,10.0.0.1,"Apple, Inc.",US,MA-L,00:0A:95,00:0A:95:00:00:00,00:0A:95:FF:FF:FF,unicast,universal,',
  );
});

test('lines that are an address or a beginning and nothing else', async () => {
  const rows = await lookUpMany('00000c010203\n00:00:0c\n00 0a 95', context);
  expect(rows.map(({ address }) => address)).toEqual(['00:00:0C:01:02:03', '00:00:0C', '00:0A:95']);
});

test('IPv6 addresses and times are no MAC addresses', () => {
  expect(findAddresses('2001:db8:1:2:3:4:5:6 and 2026:11:23:10:00:00:1')).toEqual([]);
  expect(detectMacs('10:20:30\n10:20:31')).toBe(0);
});

test('vendors are found with all their prefixes', async () => {
  const [first] = await findVendor('apple inc', context);
  expect(first).toMatchObject({ name: 'Apple, Inc.', country: 'US' });
  expect(first?.count).toBe(first?.prefixes.length);
  expect(first?.prefixes).toContain('00:0A:95');
});

test('of 300 broken texts each is read or fails with a code', async () => {
  const pieces = fc.constantFrom('00', 'ff', ':', '-', '.', 'fe80::', '%', 'g', '1', ' ', '\n', '10.0.0.1', 'é', '😀');
  const text = fc.array(pieces, { maxLength: 14 }).map((list) => list.join(''));
  const run = async (broken: string) => {
    for (const work of [() => lookUp(broken, () => undefined), () => lookUpMany(broken, context)]) {
      await work().catch((error: unknown) => expect(error).toBeInstanceOf(ToolError));
    }
  };
  await fc.assert(fc.asyncProperty(text, run), { numRuns: 300 });
});
