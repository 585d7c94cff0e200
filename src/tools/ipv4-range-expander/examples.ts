import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'expand',
    input: '192.0.2.1-192.0.2.6',
    options: { end: '' },
    output: {
      version: 4,
      start: '192.0.2.1',
      end: '192.0.2.6',
      size: 6,
      cidr: '192.0.2.0/29',
      blockStart: '192.0.2.0',
      blockEnd: '192.0.2.7',
      blockSize: 8,
      extraBefore: 1,
      extraAfter: 1,
      exact: ['192.0.2.1/32', '192.0.2.2/31', '192.0.2.4/31', '192.0.2.6/32'],
    },
  },
  {
    operation: 'expand',
    input: '2001:db8::',
    options: { end: '2001:db8::ff' },
    matches: /"size":256,"cidr":"2001:db8::\/120".*"extraBefore":0,"extraAfter":0,"exact":\["2001:db8::\/120"\]/,
  },
  {
    operation: 'expand',
    input: '2001:db8::6',
    options: { end: '2001:db8::1' },
    matches: /"start":"2001:db8::1","end":"2001:db8::6"/,
    notes: ['note.swapped'],
  },
  { operation: 'expand', input: '2001:db8::6', options: { end: '192.0.2.' }, error: 'ip.octetMissing' },
  { operation: 'expand', input: '2001:db8::6', options: { end: '192.0.2.7' }, error: 'ip.versions' },
  { operation: 'expand', input: '192.0.2.300', error: 'ip.octetRange' },
  {
    operation: 'toBlocks',
    input: '192.0.2.1-192.0.2.6\n10.0.0.0/25\n10.0.0.128 255.255.255.128\n2001:db8::/33, 2001:db8:8000::/33',
    output: '10.0.0.0/24\n192.0.2.1/32\n192.0.2.2/31\n192.0.2.4/31\n192.0.2.6/32\n2001:db8::/32',
  },
  {
    operation: 'toBlocks',
    input: '10.0.0.0/24 # office\n10.0.0.7',
    options: { form: 'range' },
    output: '10.0.0.0-10.0.0.255',
    notes: ['note.overlap'],
  },
  { operation: 'toBlocks', input: '10.0.0.0/24', options: { form: 'mask' }, output: '10.0.0.0 255.255.255.0' },
  { operation: 'toBlocks', input: '10.0.0.1-10.0.0.0', output: '10.0.0.0/31', notes: ['note.swapped'] },
  { operation: 'toBlocks', input: '10.0.0.0/33', error: 'ip.prefixRange' },
  {
    operation: 'listAddresses',
    input: '192.0.2.254-192.0.3.1\n10.0.0.0/31',
    output: '10.0.0.0\n10.0.0.1\n192.0.2.254\n192.0.2.255\n192.0.3.0\n192.0.3.1',
  },
  {
    operation: 'listAddresses',
    input: '0.0.0.0/0',
    options: { limit: 2 },
    output: '0.0.0.0\n0.0.0.1',
    notes: ['warning.cut'],
  },
  {
    operation: 'toBlocks',
    input: '10.0.0.0/24',
    options: { subtract: '10.0.0.64/26, 10.0.0.200-10.0.0.255' },
    output: '10.0.0.0/26\n10.0.0.128/26\n10.0.0.192/29',
  },
  { operation: 'toBlocks', input: '10.0.0.0/24', options: { subtract: '10.0.0.0/33' }, error: 'ip.prefixRange' },
  {
    operation: 'findGaps',
    input: '10.0.0.0/25\n10.0.0.64/26\n10.0.1.0-10.0.1.9',
    output: {
      gaps: [{ start: '10.0.0.128', end: '10.0.0.255', size: 128 }],
      overlaps: [
        {
          start: '10.0.0.64',
          end: '10.0.0.127',
          size: 64,
          one: '10.0.0.0/25',
          oneLine: 1,
          other: '10.0.0.64/26',
          otherLine: 2,
        },
      ],
    },
  },
  { operation: 'findGaps', input: '10.0.0.0/31\n'.repeat(60), matches: /"gaps":\[\]/, notes: ['warning.moreOverlaps'] },
  { operation: 'findGaps', input: '10.0.0.1\n10.0.0.256', error: 'ip.octetRange' },
] satisfies Example<typeof operations>[];
