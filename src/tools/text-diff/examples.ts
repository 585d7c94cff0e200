import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const one = (line: number, ...parts: string[]) => ({ line, parts });
const old = 'The quick brown fox\njumps over\nthe lazy dog.\n';
const fresh = 'The quick red fox\njumps over\nthe lazy dog.\nThe end.\n';

const oneChange = { identical: false, same: false, changes: 1, added: 1, removed: 1, isSorted: false };
/** Equal with the options, but not down to the last character. */
const equal = { identical: false, same: true, changes: 0, added: 0, removed: 0, isSorted: false };

export default [
  {
    operation: 'diff',
    input: old,
    options: { right: fresh },
    output: {
      identical: false,
      same: false,
      changes: 2,
      added: 2,
      removed: 1,
      isSorted: false,
      rows: [
        { is: 'changed', left: one(1, 'The quick ', 'brown', ' fox'), right: one(1, 'The quick ', 'red', ' fox') },
        { is: 'same', left: one(2, 'jumps over'), right: one(2, 'jumps over') },
        { is: 'same', left: one(3, 'the lazy dog.'), right: one(3, 'the lazy dog.') },
        { is: 'added', left: null, right: one(4, 'The end.') },
      ],
    },
    // The parts of a line stand side by side, with nothing between them.
    reworded: ['rows[].is', 'rows[].left.parts[]', 'rows[].right.parts[]'],
  },
  {
    operation: 'diff',
    input: 'kitten',
    options: { right: 'sitting', unit: 'character' },
    output: {
      identical: false,
      same: false,
      changes: 3,
      added: 3,
      removed: 2,
      isSorted: false,
      rows: [
        {
          is: 'changed',
          left: one(1, '', 'k', 'itt', 'e', 'n'),
          right: one(1, '', 's', 'itt', 'i', 'n', 'g'),
        },
      ],
    },
  },
  {
    operation: 'diff',
    input: 'Same\r\n',
    options: { right: 'same\n', ignoreCase: true, ignoreLineEnds: true },
    output: {
      ...equal,
      rows: [{ is: 'same', left: one(1, 'Same'), right: one(1, 'same') }],
    },
    notes: ['note.lineEnds'],
  },
  {
    operation: 'diff',
    input: 'a\nb',
    options: { right: 'a\nb\n' },
    output: {
      ...oneChange,
      rows: [
        { is: 'same', left: one(1, 'a'), right: one(1, 'a') },
        { is: 'changed', left: one(2, 'b'), right: one(2, 'b', '␊') },
      ],
    },
    notes: ['note.finalBreak.right'],
  },
  {
    operation: 'diff',
    input: 'b\n',
    options: { right: 'b', ignoreLineEnds: true },
    output: {
      ...equal,
      rows: [{ is: 'same', left: one(1, 'b'), right: one(1, 'b') }],
    },
  },
  { operation: 'diff', input: 'b\n', options: { right: 'c' }, notes: ['note.finalBreak.left'], matches: /"changes":1/ },
  {
    operation: 'diff',
    input: 'na\u00efve plan',
    options: { right: 'nai\u0308ve\u00a0plan' },
    output: {
      ...oneChange,
      rows: [
        {
          is: 'changed',
          left: one(1, '', 'na\u00efve ', 'plan'),
          right: one(1, '', 'nai\u0308ve\u00a0', 'plan'),
        },
      ],
    },
    notes: ['warning.lookAlike'],
  },
  {
    operation: 'diff',
    input: 'Two  spaces.\n\n',
    options: { right: 'Two spaces.', space: 'amount', ignoreBlankLines: true, ignoreLineEnds: true },
    output: {
      ...equal,
      rows: [
        { is: 'same', left: one(1, 'Two  spaces.'), right: one(1, 'Two spaces.') },
        { is: 'same', left: one(2, ''), right: null },
      ],
    },
  },
  {
    operation: 'diff',
    input: 'same',
    options: { right: 'same', sortJson: true },
    output: {
      identical: true,
      same: true,
      changes: 0,
      added: 0,
      removed: 0,
      isSorted: false,
      rows: [{ is: 'same', left: one(1, 'same'), right: one(1, 'same') }],
    },
    notes: ['warning.unsorted.left', 'warning.unsorted.right'],
  },
  {
    operation: 'patch',
    input: 'a\nb\nc\n',
    options: { right: 'a\nx\nc\n' },
    output: '--- old.txt\n+++ new.txt\n@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n',
  },
  {
    operation: 'patch',
    input: 'a\nb\nc',
    options: { right: 'a\nb\nc\n', context: 0, leftName: 'a/c.txt', rightName: 'b/c.txt' },
    output: '--- a/c.txt\n+++ b/c.txt\n@@ -3 +3 @@\n-c\n\\ No newline at end of file\n+c\n',
  },
  { operation: 'patch', input: 'a\n', options: { right: 'a\n' }, output: '', notes: ['note.identical'] },
  {
    operation: 'patch',
    input: 'a b\n',
    options: { right: 'A  b\n', ignoreCase: true, space: 'none' },
    output: '',
    notes: ['note.same'],
  },
  { operation: 'patch', input: 'a\n', options: { right: 'b\n', leftName: 'a\nb' }, error: 'error.name' },
] satisfies Example<typeof operations>[];
// no example: note.sorted, because JSON tools claim such a text
// no example: note.byLine, because it takes two million characters
// no example: note.unmarked, because it takes two million words
// no example: warning.cut, because it takes 20,000 lines of few different words
