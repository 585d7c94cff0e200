import type { Node } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { createCommands, isActive, type CommandName } from './commands.ts';
import { pluginsOf } from './keys.ts';
import { printHtml } from './print-html.ts';
import { readHtml } from './read-html.ts';
import type { RichNode } from './rich-text.ts';
import { createSchema } from './schema.ts';

const schema = createSchema('Task done');
const commands = createCommands(schema);
const plugins = pluginsOf(schema, commands, () => undefined);

function placeOf(doc: Node, text: string): number {
  let place: number | undefined;
  doc.descendants((node, at) => {
    const index = node.text?.indexOf(text) ?? -1;
    if (index >= 0) place ??= at + index;
  });
  if (place === undefined) throw new Error(`no “${text}” to select`);
  return place;
}

/** An editor that holds HTML, with everything selected from one text to another. */
function editorOf(html: string, from: string, to = from): EditorState {
  const doc = schema.nodeFromJSON(readHtml(html).doc);
  const selection = TextSelection.create(doc, placeOf(doc, from), placeOf(doc, to) + to.length);
  return EditorState.create({ doc, selection, plugins });
}

function run(state: EditorState, name: CommandName): EditorState {
  let after = state;
  commands[name](state, (transaction) => (after = state.apply(transaction)));
  return after;
}

const htmlOf = ({ doc }: EditorState) => printHtml(doc.toJSON() as RichNode, 'minified');

test.each<[CommandName, string, string]>([
  ['bold', '<p>a b</p>', '<p><strong>a</strong> b</p>'],
  ['italic', '<p>a b</p>', '<p><em>a</em> b</p>'],
  ['underline', '<p>a b</p>', '<p><u>a</u> b</p>'],
  ['strike', '<p>a b</p>', '<p><s>a</s> b</p>'],
  ['code', '<p>a b</p>', '<p><code>a</code> b</p>'],
  ['highlight', '<p>a b</p>', '<p><mark>a</mark> b</p>'],
  ['subscript', '<p>a b</p>', '<p><sub>a</sub> b</p>'],
  ['superscript', '<p>a b</p>', '<p><sup>a</sup> b</p>'],
  ['heading1', '<p>a</p>', '<h1>a</h1>'],
  ['heading4', '<h2>a</h2>', '<h4>a</h4>'],
  ['bulletList', '<p>a</p>', '<ul><li>a</li></ul>'],
  ['bulletList', '<ol><li>a</li></ol>', '<ul><li>a</li></ul>'],
  ['orderedList', '<p>a</p>', '<ol><li>a</li></ol>'],
  ['taskList', '<p>a</p>', '<ul><li><input type="checkbox" disabled> a</li></ul>'],
  ['taskList', '<ul><li>a</li><li>b</li></ul>', '<ul><li><input type="checkbox" disabled> a</li><li>b</li></ul>'],
  ['blockquote', '<p>a</p>', '<blockquote><p>a</p></blockquote>'],
  ['codeBlock', '<p>a</p>', '<pre><code>a</code></pre>'],
  ['alignCenter', '<p>a</p>', '<p style="text-align: center">a</p>'],
  ['alignRight', '<h2>a</h2>', '<h2 style="text-align: right">a</h2>'],
])('%s makes it of %s, is then on, and is undone as one step', (name, before, expected) => {
  const state = editorOf(before, 'a');
  expect(isActive(state, name)).toBe(false);
  const after = run(state, name);
  expect(htmlOf(after)).toBe(expected);
  expect(isActive(after, name)).toBe(true);
  const undone = run(after, 'undo');
  expect(htmlOf(undone)).toBe(before);
  expect(htmlOf(run(undone, 'redo'))).toBe(expected);
});

test.each<[CommandName, string, string]>([
  ['bold', '<p><b>a</b></p>', '<p>a</p>'],
  ['heading2', '<h2>a</h2>', '<p>a</p>'],
  ['bulletList', '<ul><li>a</li></ul>', '<p>a</p>'],
  ['taskList', '<ul><li><input type=checkbox checked>a</li></ul>', '<ul><li>a</li></ul>'],
  ['blockquote', '<blockquote>a</blockquote>', '<p>a</p>'],
  ['codeBlock', '<pre>a</pre>', '<p>a</p>'],
  ['alignCenter', '<p align=center>a</p>', '<p>a</p>'],
])('%s that is on takes it away from %s', (name, before, expected) => {
  const state = editorOf(before, 'a');
  expect(isActive(state, name)).toBe(true);
  expect(htmlOf(run(state, name))).toBe(expected);
});

test('a button is on only where all of the selection has it', () => {
  const headings = editorOf('<h1>a</h1><p>b</p>', 'a', 'b');
  expect(isActive(headings, 'heading1')).toBe(false);
  expect(htmlOf(run(headings, 'heading1'))).toBe('<h1>a</h1><h1>b</h1>');
});

test('what is inserted comes where the cursor is', () => {
  expect(htmlOf(run(editorOf('<p>ab</p>', 'a'), 'hardBreak'))).toBe('<p><br>b</p>');
  expect(htmlOf(run(editorOf('<p>ab</p>', 'a'), 'horizontalRule'))).toBe('<hr><p>b</p>');
  const row = (cell: string) => `<tr>${`<${cell}></${cell}>`.repeat(3)}</tr>`;
  expect(htmlOf(run(editorOf('<p>ab</p>', 'a'), 'table'))).toContain(
    `<table>${row('th')}${row('td')}${row('td')}</table>`,
  );
});

test('tables grow and shrink at the cursor, with even rows', () => {
  const table = '<table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></table>';
  const at = (text: string) => editorOf(table, text);
  expect(isActive(at('a'), 'table')).toBe(true);
  expect(htmlOf(run(at('c'), 'addRow'))).toBe(table.replace('</table>', '<tr><td></td><td></td></tr></table>'));
  expect(htmlOf(run(at('a'), 'addColumn'))).toBe(
    '<table><tr><th>a</th><th></th><th>b</th></tr><tr><td>c</td><td></td><td>d</td></tr></table>',
  );
  expect(htmlOf(run(at('a'), 'deleteRow'))).toBe('<table><tr><td>c</td><td>d</td></tr></table>');
  expect(htmlOf(run(at('b'), 'deleteColumn'))).toBe('<table><tr><th>a</th></tr><tr><td>c</td></tr></table>');
  expect(htmlOf(run(at('a'), 'deleteTable'))).toBe('');
});

test('clear formatting leaves plain paragraphs, and tables', () => {
  const state = editorOf(
    '<h2><a href="/x">a</a></h2><ul><li><b>b</b><ul><li>c</li></ul></li></ul><blockquote><p align=right>d</p></blockquote><pre>e</pre>',
    'a',
    'e',
  );
  expect(htmlOf(run(state, 'clearFormat'))).toBe('<p>a</p><p>b</p><p>c</p><p>d</p><p>e</p>');
  const cell = '<table><tr><td>b</td></tr></table>';
  expect(htmlOf(run(editorOf(cell.replace('>b<', '><h3>b</h3><'), 'b'), 'clearFormat'))).toBe(cell);
});
