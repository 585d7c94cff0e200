import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const art = (text: string) => text.slice(1).replace(/\n$/, '');

/** A font whose letters are one row: each is itself. */
const plain = `flf2a$ 1 1 3 0 0\n${Array.from({ length: 95 }, (_, index) => `${String.fromCharCode(32 + index)}~~`)
  .join('\n')
  .replace('~~~', '~@@')}\n${'@@\n'.repeat(7)}`;

export default [
  {
    operation: 'draw',
    input: 'Handy',
    output: art(String.raw`
 _   _                 _
| | | | __ _ _ __   __| |_   _
| |_| |/ _${'`'} | '_ \ / _${'`'} | | | |
|  _  | (_| | | | | (_| | |_| |
|_| |_|\__,_|_| |_|\__,_|\__, |
                         |___/
`),
  },
  {
    operation: 'draw',
    input: 'Hi',
    options: { font: 'Small', code: 'python' },
    output: art(String.raw`
print(" _  _ _")
print("| || (_)")
print("| __ | |")
print("|_||_|_|")
print("")
`),
  },
  {
    operation: 'draw',
    input: 'a b',
    options: { font: 'Digital', width: 8, border: 'rounded' },
    output: art('\n╭─────────╮\n│ +-+ +-+ │\n│ |a| |b| │\n│ +-+ +-+ │\n╰─────────╯'),
  },
  { operation: 'draw', input: 'ab', options: { ownFont: plain, code: 'hash' }, output: '# ab' },
  {
    operation: 'draw',
    input: 'ab',
    options: { ownFont: plain, font: 'Big' },
    output: 'ab',
    notes: ['note.ownFont'],
  },
  { operation: 'draw', input: 'x→y', options: { ownFont: plain }, output: 'x?y', notes: ['warning.missing'] },
  { operation: 'draw', input: 'Hi', options: { ownFont: 'flf' }, error: 'error.notFont' },
  { operation: 'draw', input: 'Hi', options: { font: 'Comic Sans' }, error: 'error.unknownFont' },
  { operation: 'draw', input: 'W', options: { width: 5 }, error: 'error.narrow' },
  { operation: 'draw', input: 'x'.repeat(5001), error: 'error.tooLong' },
  {
    operation: 'samples',
    input: 'a',
    options: { count: 1 },
    matches: /^\{"names":\["1Row",.*"Standard",.*\],"samples":\[\{"font":"1Row","art":"[^"]+"\}\]\}$/,
  },
] satisfies Example<typeof operations>[];
// no example: fetched.missing, because it takes a lost connection
