import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'spell',
    input: 'Booking Q7X-24',
    output: 'Bravo Oscar Oscar Kilo India November Golf   Quebec Seven X-ray Hyphen Two Four',
  },
  { operation: 'spell', input: 'b9', options: { nine: 'niner', layout: 'list' }, output: 'Bravo\nNiner' },
  { operation: 'spell', input: 'aB', options: { capitals: true }, output: 'Alfa Capital Bravo' },
  { operation: 'spell', input: 'a.b', options: { symbols: false }, output: 'Alfa . Bravo' },
  {
    operation: 'spell',
    input: 'Köln',
    options: { alphabet: 'german' },
    output: 'Köln Umlaut-Offenbach Leipzig Nürnberg',
  },
  { operation: 'spell', input: 'é', output: 'Echo', notes: ['warning.folded'] },
  { operation: 'spell', input: 'aж', output: 'Alfa [ж]', notes: ['warning.noWord'] },
  { operation: 'read', input: 'Hotel Echo Lima Lima Oscar   Four Two', output: 'HELLO 42' },
  { operation: 'read', input: 'Capital Alpha x-ray niner', output: 'Ax9', notes: ['note.capitals'] },
  {
    operation: 'read',
    input: 'Alfa\nCapital Bravo\n␣\nNiner',
    options: { lowercase: true, list: true },
    output: 'aB 9',
  },
  { operation: 'read', input: 'Alfa Banana', output: 'A[Banana]', notes: ['warning.notWord'] },
] satisfies Example<typeof operations>[];
