import { Editor, Extension, Mark, Node, type Command, type JSONContent } from '@tiptap/core';
import { Slice, type Node as ProseMirrorNode } from '@tiptap/pm/model';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, tableEditing } from '@tiptap/pm/tables';
import StarterKit from '@tiptap/starter-kit';

export type { JSONContent };

/** Tables of ProseMirror know the nodes of a schema by their role. */
declare module '@tiptap/core' {
  interface NodeConfig {
    tableRole?: string;
  }
}

const tableNode = (name: string, tableRole: string, content: string, element: string) =>
  Node.create({
    name,
    content,
    tableRole,
    ...(name === 'table' && { group: 'block' }),
    isolating: tableRole !== 'row',
    addAttributes: () =>
      tableRole.endsWith('cell')
        ? { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null, rendered: false } }
        : {},
    renderHTML: ({ HTMLAttributes }) => (name === 'table' ? [element, ['tbody', 0]] : [element, HTMLAttributes, 0]),
  });

const tables = [
  tableNode('table', 'table', 'tableRow+', 'table'),
  tableNode('tableRow', 'row', '(tableCell | tableHeader)*', 'tr'),
  tableNode('tableCell', 'cell', 'block+', 'td'),
  tableNode('tableHeader', 'header_cell', 'block+', 'th'),
  Extension.create({
    name: 'tableRoles',
    extendNodeSchema: (node) => ({ tableRole: (node.config as { tableRole?: string }).tableRole }),
    addProseMirrorPlugins: () => [tableEditing()],
  }),
];

const image = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () =>
    Object.fromEntries(['src', 'alt', 'title', 'width', 'height'].map((name) => [name, { default: null }])),
  renderHTML({ HTMLAttributes }) {
    // The policy of the site loads no image of another one, so its description stands for it.
    const source = String(HTMLAttributes['src']);
    if (/^\s*data:/i.test(source)) return ['img', HTMLAttributes];
    return ['span', { 'data-image': '', title: source }, String(HTMLAttributes['alt'] ?? source)];
  },
});

const plainMark = (name: string, element: string) => Mark.create({ name, renderHTML: () => [element, 0] });

const color = Mark.create({
  name: 'color',
  addAttributes: () => ({ color: { default: null } }),
  renderHTML: ({ HTMLAttributes }) => ['span', { style: `color: ${String(HTMLAttributes['color'])}` }, 0],
});

const align = Extension.create({
  name: 'align',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        align: {
          default: null,
          renderHTML: ({ align }) => (typeof align === 'string' ? { style: `text-align: ${align}` } : {}),
        },
      },
    },
  ],
});

interface RichEditorSettings {
  readonly element: HTMLElement;
  readonly label: string;
  /** Name of the box of a task. */
  readonly taskLabel: string;
  readonly onChange: (doc: JSONContent) => void;
  readonly onMove: () => void;
  /** HTML as this editor holds it. */
  readonly read: (html: string) => JSONContent;
  /** The same for what is pasted or dropped. */
  readonly readPasted: (html: string) => JSONContent;
  /** The paste or drop is too large to be held beside the present text. */
  readonly onTooMuch: () => void;
}

/** Characters of HTML that are read, and nodes that are drawn, without the page being held up. */
const MAX_HTML = 200_000;
const MAX_NODES = 4000;

function nodesOf(node: ProseMirrorNode): number {
  let count = 0;
  node.descendants(() => void (count += 1));
  return count;
}

/**
 * The editor itself. It reads no HTML on its own: the site's policy (Trusted Types) refuses what is parsed from a text, so that
 * all HTML, a pasted one too, comes through `read`, and leaves as JSON.
 */
export function createRichEditor({
  element,
  label,
  taskLabel,
  onChange,
  onMove,
  read,
  readPasted,
  onTooMuch,
}: RichEditorSettings): RichEditor {
  const editor = new Editor({
    element,
    injectCSS: false,
    enablePasteRules: false,
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
    extensions: [
      StarterKit.configure({
        code: false,
        listItem: false,
        link: false,
        trailingNode: false,
        heading: { levels: [1, 2, 3, 4, 5, 6] },
      }),
      plainMark('code', 'code'),
      plainMark('subscript', 'sub'),
      plainMark('superscript', 'sup'),
      plainMark('highlight', 'mark'),
      color,
      align,
      image,
      link,
      listItem(taskLabel),
      ...tables,
    ],
    editorProps: {
      attributes: {
        'aria-label': label,
        role: 'textbox',
        'aria-multiline': 'true',
        spellcheck: 'false',
        autocorrect: 'off',
        autocapitalize: 'off',
      },
      handleDOMEvents: {
        click(view, { target }) {
          if (!(target instanceof HTMLInputElement)) return false;
          const at = view.state.doc.resolve(view.posAtDOM(target, 0));
          const depth = [...Array(at.depth + 1).keys()].findLast((level) => at.node(level).type.name === 'listItem');
          if (depth === undefined) return false;
          view.dispatch(view.state.tr.setNodeAttribute(at.before(depth), 'checked', String(target.checked)));
          return true;
        },
        paste(view, event) {
          return take(view.state.schema, event, event.clipboardData);
        },
        drop(view, event) {
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
          // Text that is moved within the editor stays with it.
          if (view.dragging !== null || at === null) return false;
          editor.commands.setTextSelection(at.pos);
          return take(view.state.schema, event, event.dataTransfer);
        },
      },
    },
    onUpdate: () => onChange(editor.getJSON()),
    onTransaction: onMove,
  });

  /** HTML through our own reader; plain text is left to the editor, which makes paragraphs of it. */
  function take(schema: Editor['schema'], event: Event, data: DataTransfer | null): boolean {
    const html = data?.getData('text/html') ?? '';
    const text = data?.getData('text/plain') ?? '';
    const free = MAX_NODES - nodesOf(editor.state.doc);
    if (html === '' && text.length <= MAX_HTML && 2 * text.split('\n', free).length <= free) return false;
    event.preventDefault();
    const node = html === '' || html.length > MAX_HTML ? undefined : schema.nodeFromJSON(readPasted(html));
    if (node === undefined || nodesOf(node) > free) onTooMuch();
    else editor.view.dispatch(editor.state.tr.replaceSelection(Slice.maxOpen(node.content)).scrollIntoView());
    return true;
  }

  const run = (command: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>) =>
    void command(editor.chain().focus()).run();
  const table = (command: Command | typeof addRowAfter) => {
    editor.view.focus();
    (command as typeof addRowAfter)(editor.state, editor.view.dispatch.bind(editor.view));
  };
  const commands: Readonly<Record<string, () => void>> = {
    bold: () => run((chain) => chain.toggleBold()),
    italic: () => run((chain) => chain.toggleItalic()),
    underline: () => run((chain) => chain.toggleUnderline()),
    strike: () => run((chain) => chain.toggleStrike()),
    code: () => run((chain) => chain.toggleMark('code')),
    highlight: () => run((chain) => chain.toggleMark('highlight')),
    subscript: () => run((chain) => chain.unsetMark('superscript').toggleMark('subscript')),
    superscript: () => run((chain) => chain.unsetMark('subscript').toggleMark('superscript')),
    heading1: () => run((chain) => chain.toggleHeading({ level: 1 })),
    heading2: () => run((chain) => chain.toggleHeading({ level: 2 })),
    heading3: () => run((chain) => chain.toggleHeading({ level: 3 })),
    heading4: () => run((chain) => chain.toggleHeading({ level: 4 })),
    bulletList: () => run((chain) => chain.toggleBulletList()),
    orderedList: () => run((chain) => chain.toggleOrderedList()),
    taskList: () =>
      run((chain) => (editor.isActive('listItem') ? chain : chain.toggleBulletList()).command(toggleTask)),
    blockquote: () => run((chain) => chain.toggleBlockquote()),
    codeBlock: () => run((chain) => chain.toggleCodeBlock()),
    horizontalRule: () => run((chain) => chain.setHorizontalRule()),
    hardBreak: () => run((chain) => chain.setHardBreak()),
    alignCenter: () => run((chain) => chain.command(toggleAlign('center'))),
    alignRight: () => run((chain) => chain.command(toggleAlign('right'))),
    clearFormat: () => run((chain) => chain.unsetAllMarks().clearNodes()),
    undo: () => run((chain) => chain.undo()),
    redo: () => run((chain) => chain.redo()),
    table: () => run((chain) => chain.insertContent(EMPTY_TABLE)),
    addRow: () => table(addRowAfter),
    addColumn: () => table(addColumnAfter),
    deleteRow: () => table(deleteRow),
    deleteColumn: () => table(deleteColumn),
    deleteTable: () => table(deleteTable),
  };
  const toggleAlign =
    (value: string): Command =>
    ({ commands: { updateAttributes } }) => {
      const next = editor.isActive({ align: value }) ? null : value;
      return ['paragraph', 'heading'].map((type) => updateAttributes(type, { align: next })).some(Boolean);
    };

  return {
    run: (name) => commands[name]?.(),
    isActive(name) {
      const heading = /^heading(\d)$/.exec(name);
      if (heading !== null) return editor.isActive('heading', { level: Number(heading[1]) });
      if (name === 'taskList')
        return editor.isActive('listItem') && editor.getAttributes('listItem')['checked'] !== null;
      if (name === 'alignCenter') return editor.isActive({ align: 'center' });
      if (name === 'alignRight') return editor.isActive({ align: 'right' });
      return editor.isActive(name);
    },
    can: (name) => (name === 'undo' ? editor.can().undo() : name === 'redo' ? editor.can().redo() : true),
    setLink: (href) =>
      run((chain) =>
        href === ''
          ? chain.extendMarkRange('link').unsetMark('link')
          : chain.extendMarkRange('link').setMark('link', { href }),
      ),
    link: () => String(editor.getAttributes('link')['href'] ?? ''),
    setImage: (src, alt) => run((chain) => chain.insertContent({ type: 'image', attrs: { src, alt } })),
    setColor: (value) =>
      run((chain) => (value === '' ? chain.unsetMark('color') : chain.setMark('color', { color: value }))),
    setHtml(text) {
      if (text.length > MAX_HTML) return false;
      const node: ProseMirrorNode = editor.schema.nodeFromJSON(read(text));
      if (nodesOf(node) > MAX_NODES) return false;
      if (!node.eq(editor.state.doc)) editor.commands.setContent(node.toJSON() as JSONContent, { emitUpdate: false });
      return true;
    },
    focus: () => void editor.commands.focus(),
    destroy: () => editor.destroy(),
  };
}

/** The page's calls to the editor. */
export interface RichEditor {
  readonly run: (command: string) => void;
  readonly isActive: (name: string) => boolean;
  readonly can: (command: string) => boolean;
  /** Of what is selected; '' takes it away. */
  readonly setLink: (href: string) => void;
  readonly link: () => string;
  readonly setImage: (src: string, alt: string) => void;
  readonly setColor: (color: string) => void;
  /** Whether the editor can hold it; if not, it keeps what it has. */
  readonly setHtml: (html: string) => boolean;
  readonly focus: () => void;
  readonly destroy: () => void;
}

const link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
  // It is to be edited, not followed.
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: 'noopener noreferrer nofollow' }, 0],
});

const listItem = (taskLabel: string) =>
  Node.create({
    name: 'listItem',
    content: 'block+',
    defining: true,
    // 'true' and 'false' of a task, which has a box.
    addAttributes: () => ({ checked: { default: null, keepOnSplit: false, rendered: false } }),
    renderHTML({ node: { attrs } }) {
      const checked: unknown = attrs['checked'];
      if (typeof checked !== 'string') return ['li', 0];
      const box = { type: 'checkbox', 'aria-label': taskLabel, ...(checked === 'true' && { checked: '' }) };
      return ['li', { 'data-checked': checked }, ['span', { contenteditable: 'false' }, ['input', box]], ['div', 0]];
    },
    addKeyboardShortcuts() {
      return {
        Enter: () => {
          const isTask = this.editor.getAttributes(this.name)['checked'] !== null;
          return this.editor.commands.splitListItem(this.name, isTask ? { checked: 'false' } : {});
        },
        Tab: () => this.editor.commands.sinkListItem(this.name),
        'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
      };
    },
  });

/** Makes tasks of the items that are selected, not of those around them, or the other way round. */
const toggleTask: Command = ({ tr }) => {
  const { doc, selection } = tr;
  const items = new Map<number, ProseMirrorNode>();
  doc.nodesBetween(selection.from, selection.to, (node, at, parent) => {
    if (node.isTextblock && parent?.type.name === 'listItem') items.set(doc.resolve(at).before(), parent);
  });
  const isTask = [...items.values()].every(({ attrs }) => attrs['checked'] !== null);
  for (const at of items.keys()) tr.setNodeAttribute(at, 'checked', isTask ? null : 'false');
  return items.size > 0;
};

const cell = (type: string) => ({ type, content: [{ type: 'paragraph' }] });
const row = (type: string) => ({ type: 'tableRow', content: [cell(type), cell(type), cell(type)] });
const EMPTY_TABLE = { type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] };
