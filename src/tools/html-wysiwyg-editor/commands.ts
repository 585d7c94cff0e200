import { chainCommands, exitCode, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Attrs, Node, NodeType, Schema } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, isInTable } from 'prosemirror-tables';
import { liftTarget } from 'prosemirror-transform';
import { MARK_ORDER, type MarkName } from './rich-text.ts';

export type CommandName = keyof ReturnType<typeof createCommands>;

/** What the buttons and keys of the editor do. */
export function createCommands(schema: Schema) {
  const { nodes, marks } = schema;
  const mark = (name: MarkName) => toggleMark(marks[name]!);
  return {
    undo,
    redo,
    bold: mark('bold'),
    italic: mark('italic'),
    underline: mark('underline'),
    strike: mark('strike'),
    code: mark('code'),
    highlight: mark('highlight'),
    subscript: mark('subscript'),
    superscript: mark('superscript'),
    clearFormat,
    heading1: toggleBlock(nodes['heading']!, { level: 1 }),
    heading2: toggleBlock(nodes['heading']!, { level: 2 }),
    heading3: toggleBlock(nodes['heading']!, { level: 3 }),
    heading4: toggleBlock(nodes['heading']!, { level: 4 }),
    bulletList: toggleList(nodes['bulletList']!),
    orderedList: toggleList(nodes['orderedList']!),
    taskList: toggleTasks,
    blockquote: toggleQuote(nodes['blockquote']!),
    codeBlock: toggleBlock(nodes['codeBlock']!, {}),
    horizontalRule: insert(nodes['horizontalRule']!.create()),
    hardBreak: chainCommands(exitCode, insert(nodes['hardBreak']!.create())),
    alignCenter: toggleAlign('center'),
    alignRight: toggleAlign('right'),
    table: insert(emptyTable(schema)),
    addRow: addRowAfter,
    addColumn: addColumnAfter,
    deleteRow,
    deleteColumn,
    deleteTable,
  } satisfies Record<string, Command>;
}

/** Whether a command's button is on for what is selected. */
export function isActive(state: EditorState, name: string): boolean {
  const level = /^heading(\d)$/.exec(name)?.[1];
  if (level !== undefined) return blocksOf(state).every(({ attrs }) => attrs['level'] === Number(level));
  switch (name) {
    case 'codeBlock':
      return blocksOf(state).every(({ type }) => type.name === name);
    case 'alignCenter':
      return blocksOf(state).every(({ attrs }) => attrs['align'] === 'center');
    case 'alignRight':
      return blocksOf(state).every(({ attrs }) => attrs['align'] === 'right');
    case 'bulletList':
    case 'orderedList':
      return listAround(state)?.type.name === name;
    case 'taskList': {
      const items = itemsIn(state);
      return items.size > 0 && [...items.values()].every(({ attrs }) => attrs['checked'] !== null);
    }
    case 'blockquote':
      return ancestorsOf(state).some(({ type }) => type.name === name);
    case 'table':
      return isInTable(state);
    default:
      return name in state.schema.marks && hasMark(state, name);
  }
}

function hasMark({ selection: { from, to, empty, $from }, storedMarks, doc, schema }: EditorState, name: string) {
  const type = schema.marks[name]!;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

/** The nodes around the beginning of the selection, innermost first. */
function ancestorsOf({ selection: { $from } }: EditorState): Node[] {
  return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node($from.depth - depth));
}

const listAround = (state: EditorState) =>
  ancestorsOf(state).find(({ type }) => type.name === 'bulletList' || type.name === 'orderedList');

function eachBlock({ doc, selection: { from, to } }: EditorState, take: (block: Node, at: number) => void): void {
  doc.nodesBetween(from, to, (node, at) => {
    if (node.isTextblock) take(node, at);
  });
}

/** The paragraphs, headings and code blocks that the selection touches: at least one, or a node that is selected. */
function blocksOf(state: EditorState): Node[] {
  const blocks: Node[] = [];
  eachBlock(state, (block) => blocks.push(block));
  return blocks.length > 0 ? blocks : [state.selection.$from.parent];
}

/** The items whose text is selected, not those around them, by position. */
function itemsIn(state: EditorState): ReadonlyMap<number, Node> {
  const items = new Map<number, Node>();
  eachBlock(state, (_, at) => {
    const $at = state.doc.resolve(at);
    if ($at.parent.type.name === 'listItem') items.set($at.before(), $at.parent);
  });
  return items;
}

const toggleBlock =
  (type: NodeType, attrs: Attrs): Command =>
  (state, dispatch) => {
    const isOn = blocksOf(state).every((block) => block.hasMarkup(type, { ...block.attrs, ...attrs }));
    return setBlockType(isOn ? state.schema.nodes['paragraph']! : type, isOn ? {} : attrs)(state, dispatch);
  };

const toggleQuote =
  (type: NodeType): Command =>
  (state, dispatch) =>
    (ancestorsOf(state).some((node) => node.type === type) ? lift : wrapIn(type))(state, dispatch);

/** Toggles a list of this kind; a list of the other kind is converted. */
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const list = listAround(state);
    if (list === undefined) return wrapInList(type)(state, dispatch);
    if (list.type === type) return liftListItem(state.schema.nodes['listItem']!)(state, dispatch);
    const depth = $from.depth - ancestorsOf(state).indexOf(list);
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
    return true;
  };

/** Makes tasks of the selected items, or plain items of tasks; other text becomes a list first. */
const toggleTasks: Command = (state, dispatch, view) => {
  if (listAround(state) === undefined)
    return wrapInList(state.schema.nodes['bulletList']!)(
      state,
      dispatch &&
        ((tr) => {
          for (const at of itemsIn(state.apply(tr)).keys()) tr.setNodeAttribute(at, 'checked', 'false');
          dispatch(tr);
        }),
      view,
    );
  const items = itemsIn(state);
  const isTask = [...items.values()].every(({ attrs }) => attrs['checked'] !== null);
  const { tr } = state;
  for (const at of items.keys()) tr.setNodeAttribute(at, 'checked', isTask ? null : 'false');
  dispatch?.(tr);
  return items.size > 0;
};

const toggleAlign =
  (align: string): Command =>
  (state, dispatch) => {
    const { tr } = state;
    const isOn = blocksOf(state).every(({ attrs }) => attrs['align'] === align);
    eachBlock(state, ({ type }, at) => {
      if (type.name !== 'codeBlock') tr.setNodeAttribute(at, 'align', isOn ? null : align);
    });
    if (tr.docChanged) dispatch?.(tr);
    return tr.docChanged;
  };

/** Leaves plain paragraphs, without marks, lists and quotes; tables stay. */
const clearFormat: Command = (state, dispatch) => {
  const { selection, schema } = state;
  const { tr } = state;
  const { from, to } = selection;
  for (const name of MARK_ORDER) tr.removeMark(from, to, schema.marks[name]);
  eachBlock(state, (_, at) => {
    const start = tr.mapping.map(at);
    tr.setNodeMarkup(start, schema.nodes['paragraph']);
    for (;;) {
      const range = tr.doc.resolve(tr.mapping.map(at) + 1).blockRange();
      const target = range === null ? null : liftTarget(range);
      if (range === null || target === null) break;
      tr.lift(range, target);
    }
  });
  tr.setStoredMarks([]);
  dispatch?.(tr.scrollIntoView());
  return true;
};

const insert =
  (node: Node): Command =>
  ({ tr }, dispatch) => {
    dispatch?.(tr.replaceSelectionWith(node).scrollIntoView());
    return true;
  };

/** Three columns below a row of headers. */
function emptyTable({ nodes }: Schema): Node {
  const row = (type: NodeType) => {
    const cell = () => type.create(null, nodes['paragraph']!.create());
    return nodes['tableRow']!.create(null, [cell(), cell(), cell()]);
  };
  const [header, body] = [nodes['tableHeader']!, nodes['tableCell']!];
  return nodes['table']!.create(null, [row(header), row(body), row(body)]);
}
