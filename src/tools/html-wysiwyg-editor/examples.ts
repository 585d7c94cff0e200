import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'clean',
    input:
      '<h2>Packing list</h2><p>For <b>three</b> days at the <i>lake</i>:</p><ul><li>Tent</li><li>Stove<ul><li>Fuel</li></ul></li></ul><pre><code>make coffee</code></pre>',
    output: `<h2>Packing list</h2>
<p>For <strong>three</strong> days at the <em>lake</em>:</p>
<ul>
  <li>Tent</li>
  <li>
    Stove
    <ul>
      <li>Fuel</li>
    </ul>
  </li>
</ul>
<pre><code>make coffee</code></pre>`,
  },
  {
    operation: 'clean',
    input:
      '<p>Rain</p><table>\n<tr><th>Day</th><th>Rain</th></tr>\n<tr><td>Monday</td><td style="color: red">yes</td></tr></table>',
    options: { layout: 'minified' },
    output: '<p>Rain</p><table><tr><th>Day</th><th>Rain</th></tr><tr><td>Monday</td><td>yes</td></tr></table>',
    notes: ['warning.attributes'],
  },
  {
    operation: 'clean',
    input:
      '<h2>Before the release</h2><ul><li><input type="checkbox" checked> Run the <b>tests</b></li><li><input type="checkbox"> Write <code>CHANGELOG.md</code></li></ul><p>See the <a href="https://example.com/guide">guide</a> for snake_case names &amp; 2*3*4.</p>',
    options: { layout: 'markdown' },
    output: `## Before the release

- [x] Run the **tests**
- [ ] Write \`CHANGELOG.md\`

See the [guide](https://example.com/guide) for snake_case names & 2\\*3\\*4.`,
  },
  {
    operation: 'clean',
    input: '<p>H<sub>2</sub>O</p><table><tr><td>a</td><td>b|c</td></tr><tr><td>1</td><td>2</td></tr></table>',
    options: { layout: 'markdown' },
    output: `H<sub>2</sub>O

| a | b\\|c |
| --- | --- |
| 1 | 2 |`,
    notes: ['note.html', 'warning.header'],
  },
  {
    operation: 'clean',
    input: '<h2>a</h2><script>1</script>',
    output: '<h2>a</h2>',
    notes: ['warning.removed'],
  },
  {
    operation: 'clean',
    input: '<div onclick="steal()">A <a href="javascript:alert(1)">link</a><!-- hm --></div><b></b',
    output: '<p>A link</p>',
    notes: ['warning.address', 'warning.handlers', 'warning.unwrapped', 'warning.htmlComments', 'note.repaired'],
  },
  {
    operation: 'clean',
    input: `${'<em>'.repeat(200)}deep`,
    output: '<p><em>deep</em></p>',
    notes: ['warning.deep', 'note.repaired'],
  },
  {
    operation: 'clean',
    input: '<p>Mon<br>Tue</p><table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    options: { layout: 'minified' },
    output: '<p>Mon<br>Tue</p><table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td></td></tr></table>',
    notes: ['warning.cells'],
  },
  { operation: 'count', input: 'Don’t <b>st</b>op.<br>3.14 é', output: { words: 4, characters: 17 } },
] satisfies Example<typeof operations>[];
