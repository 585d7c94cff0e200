import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'encode',
    input: 'HTML & CSS: <title>It’s "here"</title>',
    output: 'HTML &amp; CSS: &lt;title&gt;It’s &quot;here&quot;&lt;/title&gt;',
  },
  { operation: 'encode', input: `see <a title="x">'&`, output: 'see &lt;a title=&quot;x&quot;&gt;&#39;&amp;' },
  {
    operation: 'encode',
    input: 'Zoë ♥ … → 😀 "x"',
    options: { scope: 'nonAscii' },
    output: 'Zo&euml; &hearts; &hellip; &rarr; &#128512; &quot;x&quot;',
  },
  { operation: 'encode', input: 'é<', options: { scope: 'nonAscii', notation: 'hex' }, output: '&#xE9;&#x3C;' },
  { operation: 'encode', input: 'Hi\n', options: { scope: 'all', notation: 'decimal' }, output: '&#72;&#105;&#10;' },
  { operation: 'encode', input: '≂̸ fj', options: { scope: 'nonAscii' }, output: '&nesim; fj' },
  { operation: 'encode', input: 'a\0b', options: { scope: 'all' }, output: '&#97;\0&#98;', notes: ['note.kept'] },
  {
    operation: 'decode',
    input: '&lt;p&gt;Tom &amp; Zo&euml; &hearts;&nbsp;&#8364;&lt;/p&gt;',
    output: '<p>Tom & Zoë ♥\u00a0€</p>',
  },
  // HTML Standard, section 13.5
  { operation: 'decode', input: '&CounterClockwiseContourIntegral;&NotEqualTilde;', output: '∳≂̸' },
  { operation: 'decode', input: '&lt;p&gt;&amp;copy;', output: '<p>&copy;', notes: ['note.stillEncoded'] },
  {
    operation: 'decode',
    input: '&lt;p&gt;&amp;amp;copy;',
    options: { repeat: true },
    output: '<p>©',
    notes: ['note.rounds'],
  },
  { operation: 'decode', input: '&copy 2026 &notreal; AT&T', output: '© 2026 ¬real; AT&T', notes: ['note.unended'] },
  { operation: 'decode', input: '?a=1&copy=2', options: { attribute: true }, output: '?a=1&copy=2' },
  { operation: 'decode', input: '&nope; &#x; &amp;', output: '&nope; &#x; &', notes: ['warning.unknown'] },
  { operation: 'decode', input: '&#128;&#146;', output: '€’', notes: ['note.windows'] },
  { operation: 'decode', input: '&#0;&#xD800;&#x110000;', output: '\ufffd\ufffd\ufffd', notes: ['warning.replaced'] },
] satisfies Example<typeof operations>[];
