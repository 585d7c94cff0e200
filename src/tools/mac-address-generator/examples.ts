import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  { operation: 'generate', matches: /^[\dA-F][26AE](:[\dA-F]{2}){5}$/ },
  {
    operation: 'generate',
    options: { prefix: '64:16:7F' },
    matches: /^64:16:7F(:[\dA-F]{2}){3}$/,
    notes: ['note.prefixUniversal'],
  },
  {
    operation: 'generate',
    options: { prefix: 'fe:ee:a', separator: 'hyphen', uppercase: false, count: 2 },
    matches: /^(fe-ee-0a(-[\da-f]{2}){3}(\n|$)){2}$/,
    notes: ['note.padded'],
  },
  {
    operation: 'generate',
    options: { prefix: '70:B3:D5:00:2/36', local: false },
    matches: /^70:B3:D5:00:2[\dA-F]:[\dA-F]{2}$/,
  },
  {
    operation: 'generate',
    options: { prefix: '64167F123456', separator: 'cisco', uppercase: false, local: false },
    output: '6416.7f12.3456',
  },
  {
    operation: 'generate',
    options: { prefix: '00:0a:95:9d:68:16', local: false, form: 'eui64' },
    output: '02:0A:95:FF:FE:9D:68:16',
  },
  {
    operation: 'generate',
    options: { unicast: false, separator: 'none' },
    matches: /^[\dA-F][37BF][\dA-F]{10}$/,
  },
  {
    operation: 'generate',
    options: { local: false, sequential: true, count: 3 },
    matches: /^([\dA-F][048C].{15}\n?){3}$/,
  },
  {
    operation: 'generate',
    options: { prefix: '01:00:5E', local: false },
    matches: /^01:00:5E/,
    notes: ['note.prefixMulticast'],
  },
  {
    operation: 'generate',
    options: { prefix: '02:42', unicast: false, local: false },
    matches: /^02:42/,
    notes: ['note.prefixUnicast', 'note.prefixLocal'],
  },
  { operation: 'generate', options: { prefix: 'FF/7', unicast: true }, matches: /^FE/, notes: ['warning.bitsDropped'] },
  { operation: 'generate', options: { prefix: '02:16:7F:00:00', count: 257 }, error: 'error.tooMany' },
  { operation: 'generate', options: { prefix: '02:16:7F:00:00:00:00' }, error: 'error.prefixLong' },
  { operation: 'generate', options: { prefix: '02:16/24' }, error: 'error.prefixShort' },
  { operation: 'generate', options: { prefix: '02:16:zz' }, error: 'mac.character' },
] satisfies Example<typeof operations>[];
