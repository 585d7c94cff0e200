import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { calculate } from './calculate.ts';
import vectors from './ipaddress-vectors.json' with { type: 'json' };
import { plan } from './plan.ts';
import { split } from './split.ts';

const silent = () => undefined;
const facts = (text: string, inside = '') => calculate(text, { inside }, silent);

test(`${vectors.networks.length} networks are as in Python`, () => {
  for (const row of vectors.networks) {
    const [written = ''] = row.split(' ');
    const { cidr, mask, wildcard, size, first, last, broadcast, supernet, previous, next } = facts(written);
    const ours = [cidr, mask, wildcard, size, first, last, broadcast, supernet, previous, next];
    expect([written, ...ours.map((fact) => fact ?? '-')].join(' ')).toBe(row);
  }
});

test(`${vectors.relations.length} networks lie to others as in Python`, () => {
  for (const row of vectors.relations) {
    const [tested = '', network = '', relation] = row.split(' ');
    expect(`${tested} ${network} ${facts(network, tested).inside}`).toBe(`${tested} ${network} ${relation}`);
  }
});

test('published networks', () => {
  expect(facts('192.168.100.14/22')).toMatchObject({
    network: '192.168.100.0',
    broadcast: '192.168.103.255',
    size: 1024,
  });
  expect(facts('198.51.100.77/28')).toMatchObject({
    network: '198.51.100.64',
    first: '198.51.100.65',
    last: '198.51.100.78',
    broadcast: '198.51.100.79',
  });
  expect(facts('10.0.0.1/20')).toMatchObject({ mask: '255.255.240.0', wildcard: '0.0.15.255' });
  expect(facts('100.64.0.0/10')).toMatchObject({ kind: 'shared', kindRfc: 'RFC 6598' });
  // RFC 3021
  expect(facts('203.0.113.4/31')).toMatchObject({ usable: 2, broadcast: null });
  expect(facts('203.0.113.4')).toMatchObject({ cidr: '203.0.113.4/32', usable: 1, broadcast: null });
});

test('there is nothing before the first network nor after the last', () => {
  expect(facts('255.255.255.0/24')).toMatchObject({ next: null, previous: '255.255.254.0/24' });
  expect(facts('0.0.0.0/24')).toMatchObject({ previous: null });
  expect(facts('1.2.3.4/0')).toMatchObject({ previous: null, next: null, supernet: null, size: 4_294_967_296 });
  expect(facts('::1/0')).toMatchObject({ previous: null, next: null, supernet: null });
});

test.each([
  ['10.0.0.0/25', 'inside'],
  ['10.0.0.255', 'inside'],
  ['10.0.0.0-10.0.0.255', 'equal'],
  ['10.0.0.0/8', 'contains'],
  ['10.0.0.9-10.0.1.9', 'overlaps'],
  ['10.0.1.0', 'outside'],
  ['::a00:1', 'outside'],
])('%s is %s', (tested, relation) => {
  expect(facts('10.0.0.7/24', tested).inside).toBe(relation);
});

test('what is wrong is pointed at', () => {
  const errorOf = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      if (error instanceof ToolError) return [error.code, error.where.option, error.where.at?.offset];
    }
    return undefined;
  };
  expect(errorOf(() => facts('10.0.0.256/8'))).toEqual(['ip.octetRange', undefined, 7]);
  expect(errorOf(() => facts('10.0.0.0/8', '10.0.0.0/x'))).toEqual(['ip.prefixRange', 'inside', 9]);
  expect(errorOf(() => plan('10.0.0.0/8', { hosts: 'a 5\nb' }, silent))).toEqual(['error.hosts', 'hosts', 4]);
});

test('subnets make up their network, one after the other', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.integer({ min: 0, max: 32 }), fc.integer({ min: 0, max: 6 }), (address, length, more) => {
      const prefix = Math.min(32, length + more);
      const { count, subnets, cidr } = split(`${address}/${length}`, { prefix }, silent);
      expect(subnets).toHaveLength(count);
      expect(subnets[0]?.cidr.replace(/\/.*/, '')).toBe(cidr.replace(/\/.*/, ''));
      subnets.slice(1).forEach((subnet, index) => expect(facts(subnets[index]?.cidr ?? '').next).toBe(subnet.cidr));
      expect(facts(subnets.at(-1)?.cidr ?? '').next ?? 'end').toBe(
        facts(cidr).next?.replace(/\/.*/, `/${prefix}`) ?? 'end',
      );
    }),
    { numRuns: 200 },
  );
});

test('a plan has room for all hosts, and says what is left', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 12 }), (counts) => {
      const { subnets, free } = plan('10.0.0.0/8', { hosts: counts.join('\n') }, silent);
      expect(subnets.map(({ hosts }) => hosts).toSorted((a, b) => a - b)).toEqual(counts.toSorted((a, b) => a - b));
      for (const { hosts, usable, prefix } of subnets.map((one) => ({ ...one, prefix: facts(one.cidr).prefix }))) {
        expect(usable).toBeGreaterThanOrEqual(hosts);
        // One bit less would not do.
        expect(2 ** (31 - prefix) - 2).toBeLessThan(hosts);
      }
      const used = [...subnets.map(({ cidr }) => cidr), ...free].map((cidr) => Number(facts(cidr).size));
      expect(used.reduce((sum, size) => sum + size)).toBe(2 ** 24);
    }),
    { numRuns: 200 },
  );
  expect(plan('10.0.0.0/30', { hosts: 'link: 2' }, silent)).toMatchObject({ subnets: [{ name: 'link' }], free: [] });
});

test('any text is read or refused with a code', () => {
  const pieces = fc.constantFrom(
    '10.0.0.1',
    '/24',
    '/',
    '-',
    ' ',
    '.',
    '::',
    '1',
    '*',
    '255.255.0.0',
    'f',
    ':',
    '0x',
    '٣',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 6 }), (parts) => {
      const text = parts.join('');
      try {
        expect(facts(text, text).inside ?? 'equal').toMatch(/equal|inside|contains|overlaps/);
      } catch (error) {
        expect(error).toBeInstanceOf(ToolError);
        expect((error as ToolError).where.at).toBeDefined();
      }
    }),
    { numRuns: 300 },
  );
});
