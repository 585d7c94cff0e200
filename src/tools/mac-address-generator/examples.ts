import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  { operation: 'generate', matches: /^[\dA-F][26AE](:[\dA-F]{2}){5}$/ },
  { operation: 'generate', options: { kind: 'prefix' }, matches: /^64:16:7F(:[\dA-F]{2}){3}$/ },
  {
    operation: 'generate',
    options: { kind: 'prefix', prefix: 'ff:ee:a', separator: 'hyphen', uppercase: false, count: 2 },
    matches: /^(ff-ee-0a(-[\da-f]{2}){3}(\n|$)){2}$/,
    notes: ['note.padded'],
  },
  {
    operation: 'generate',
    options: { kind: 'prefix', prefix: '64167F123456', separator: 'cisco', uppercase: false },
    output: '6416.7f12.3456',
  },
  {
    operation: 'generate',
    options: { kind: 'prefix', prefix: '00:0a:95:9d:68:16', form: 'eui64' },
    output: '02:0A:95:FF:FE:9D:68:16',
  },
  { operation: 'generate', options: { kind: 'multicast', separator: 'none' }, matches: /^[\dA-F][37BF][\dA-F]{10}$/ },
  {
    operation: 'generate',
    options: { kind: 'universal', sequential: true, count: 3 },
    matches: /^([\dA-F][048C].{15}\n?){3}$/,
  },
  { operation: 'generate', options: { kind: 'prefix', prefix: '64:16:7F:00:00', count: 257 }, error: 'error.tooMany' },
  { operation: 'generate', options: { kind: 'prefix', prefix: '64:16:7F:00:00:00:00' }, error: 'error.prefixLong' },
  { operation: 'generate', options: { kind: 'prefix', prefix: '64:16:zz' }, error: 'mac.character' },
  {
    operation: 'findPrefixes',
    input: 'raspberry pi foundation',
    output: [{ prefix: 'B8:27:EB', name: 'Raspberry Pi Foundation' }],
  },
  { operation: 'findPrefixes', input: 'illuminous llc', output: [], notes: ['note.smallBlocks'] },
  { operation: 'findPrefixes', input: 'apple, inc.', matches: /"prefix":"00:0A:95"/, notes: ['note.morePrefixes'] },
] satisfies Example<typeof operations>[];
