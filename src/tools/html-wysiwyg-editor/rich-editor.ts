import { Slice, type Fragment, type MarkType, type Node, type ResolvedPos } from 'prosemirror-model';
import { EditorState, TextSelection, type Command, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import styles from './content.module.css';
import { createCommands, isActive, type CommandName } from './commands.ts';
import { readImage } from './image-file.ts';
import { pluginsOf } from './keys.ts';
import type { RichNode } from './rich-text.ts';
import { createSchema } from './schema.ts';

interface RichEditorSettings {
  readonly element: HTMLElement;
  readonly doc: RichNode;
  readonly label: string;
  /** Name of the box of a task. */
  readonly taskLabel: string;
  readonly onChange: (doc: RichNode) => void;
  /** After each step, also one that only moves the cursor. */
  readonly onStep: () => void;
  readonly focusToolbar: () => void;
  /** HTML that is pasted or dropped, as the editor holds it. */
  readonly readPasted: (html: string) => RichNode;
  /** What is pasted, dropped or picked is more than the editor can hold. */
  readonly onTooMuch: () => void;
  /** A file that is pasted or dropped is no image. */
  readonly onNoImage: (name: string) => void;
}

/** The page's calls to the editor. */
export interface RichEditor {
  readonly run: (command: CommandName) => void;
  readonly isActive: (name: string) => boolean;
  readonly can: (command: CommandName) => boolean;
  /** The address of the link at the cursor; '' where there is none. */
  readonly link: () => string;
  /** Makes a link of what is selected; '' takes it away. */
  readonly setLink: (href: string) => void;
  readonly setColor: (color: string) => void;
  readonly setImage: (src: string, alt: string) => void;
  readonly addImageFile: (file: File, alt: string) => void;
  /** Whether the editor can hold it; if not, it keeps what it has. */
  readonly setDocument: (doc: RichNode) => boolean;
  readonly document: () => RichNode;
  readonly focus: () => void;
  readonly destroy: () => void;
}

/** Most nodes that can be drawn without blocking the page. */
const MOST_NODES = 4000;
/** Most characters of images embedded as data. */
const MOST_DATA = 2 * 1024 * 1024;

/** Whether the editor can hold a document. */
function fits(doc: Node): boolean {
  let [count, data] = [0, 0];
  doc.descendants(({ type, attrs }) => {
    count += 1;
    if (type.name === 'image') data += String(attrs['src']).length;
  });
  return count <= MOST_NODES && data <= MOST_DATA;
}

/** The text around a cursor that has a mark; an empty range if there is none. */
function markedAround($cursor: ResolvedPos, type: MarkType): { readonly from: number; readonly to: number } {
  const { parent, pos } = $cursor;
  const isMarked = (index: number) => type.isInSet(parent.maybeChild(index)?.marks ?? []) !== undefined;
  let first = $cursor.index();
  if (!isMarked(first)) first -= 1;
  if (!isMarked(first)) return { from: pos, to: pos };
  let last = first;
  while (isMarked(first - 1)) first -= 1;
  while (isMarked(last + 1)) last += 1;
  return { from: $cursor.posAtIndex(first), to: $cursor.posAtIndex(last + 1) };
}

/**
 * The editor itself. The site's policy (Trusted Types) does not let it parse HTML, so all HTML, also pasted, comes in and leaves
 * as a document.
 */
export function createRichEditor(settings: RichEditorSettings): RichEditor {
  const schema = createSchema(settings.taskLabel);
  const commands = createCommands(schema);
  const plugins = pluginsOf(schema, commands, settings.focusToolbar);
  const nodeOf = (doc: RichNode): Node => schema.nodeFromJSON(doc);
  const view = new EditorView(
    { mount: settings.element },
    {
      state: EditorState.create({ doc: nodeOf(settings.doc), plugins }),
      attributes: {
        class: styles['content'] ?? '',
        'aria-label': settings.label,
        role: 'textbox',
        'aria-multiline': 'true',
        tabindex: '0',
        spellcheck: 'false',
        autocorrect: 'off',
        autocapitalize: 'off',
      },
      handleDOMEvents: {
        click: (_, event) => tick(event),
        paste: (_, event) => take(event, event.clipboardData),
        drop(_, event) {
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
          // Text that is moved within the editor stays with it.
          if (view.dragging !== null || at === null) return false;
          const { tr } = view.state;
          view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at.pos))));
          return take(event, event.dataTransfer);
        },
      },
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction));
        if (transaction.docChanged) settings.onChange(view.state.doc.toJSON() as RichNode);
        settings.onStep();
      },
    },
  );

  /** The first text takes the place of nothing that could be undone. */
  let hasText = false;

  /** Files are embedded as images; HTML goes through our own reader; ProseMirror reads plain text. */
  function take(event: Event, data: DataTransfer | null): boolean {
    const html = data?.getData('text/html') ?? '';
    const files = html === '' ? [...(data?.files ?? [])] : [];
    if (html === '' && files.length === 0) {
      const text = data?.getData('text/plain') ?? '';
      if (2 * text.split('\n', MOST_NODES).length <= MOST_NODES) return false;
      event.preventDefault();
      settings.onTooMuch();
      return true;
    }
    event.preventDefault();
    for (const file of files) addImageFile(file, '');
    if (html !== '') {
      const { content } = nodeOf(settings.readPasted(html));
      dispatchFitting(view.state.tr.replaceSelection(sliceOf(content)));
    }
    return true;
  }

  /** What is pasted joins the text around it, but outside lists a list at its beginning or end stays one. */
  function sliceOf(content: Fragment): Slice {
    const { openStart, openEnd } = Slice.maxOpen(content);
    const { $from } = view.state.selection;
    const isInList = itemDepth($from) > 0;
    const joins = (node: Node | null) => isInList || node?.isTextblock === true;
    return new Slice(content, joins(content.firstChild) ? openStart : 0, joins(content.lastChild) ? openEnd : 0);
  }

  function dispatchFitting(transaction: Transaction): void {
    if (fits(transaction.doc)) view.dispatch(transaction.scrollIntoView());
    else settings.onTooMuch();
  }

  function addImageFile(file: File, alt: string): void {
    if (file.size > MOST_DATA) return settings.onTooMuch();
    readImage(file).then(
      (src) => setImage(src, alt),
      () => settings.onNoImage(file.name),
    );
  }

  function setImage(src: string, alt: string): void {
    if (view.isDestroyed) return;
    const image = schema.nodes['image']!.create({ src, alt });
    view.focus();
    dispatchFitting(view.state.tr.replaceSelectionWith(image));
  }

  /** Checks or unchecks a task. */
  function tick({ target }: Event): boolean {
    if (!(target instanceof HTMLInputElement)) return false;
    const $at = view.state.doc.resolve(view.posAtDOM(target, 0));
    const depth = itemDepth($at);
    if (depth === 0) return false;
    view.dispatch(view.state.tr.setNodeAttribute($at.before(depth), 'checked', String(target.checked)));
    return true;
  }

  function run(command: Command): void {
    view.focus();
    command(view.state, view.dispatch.bind(view), view);
  }

  /** Sets or removes a mark on the selection; at a cursor, on all the text around it that has the mark. */
  function setMark(name: 'link' | 'color', attrs: Readonly<Record<string, string>> | undefined): void {
    const type = schema.marks[name]!;
    const { tr, selection } = view.state;
    const { from, to } = selection.empty ? markedAround(selection.$from, type) : selection;
    tr.removeMark(from, to, type);
    if (attrs !== undefined) {
      const mark = type.create(attrs);
      if (from < to) tr.addMark(from, to, mark);
      // Without a selection, the address becomes the link's text.
      else if (attrs['href'] !== undefined) tr.insert(from, schema.text(attrs['href'], [mark]));
      else tr.addStoredMark(mark);
    }
    view.focus();
    view.dispatch(tr.scrollIntoView());
  }

  return {
    run: (name) => run(commands[name]),
    isActive: (name) => isActive(view.state, name),
    can: (name) => (name === 'undo' || name === 'redo' ? commands[name](view.state) : true),
    link() {
      const { $from, empty } = view.state.selection;
      const marks = (empty ? undefined : $from.nodeAfter?.marks) ?? $from.marks();
      const href: unknown = schema.marks['link']!.isInSet(marks)?.attrs['href'];
      return typeof href === 'string' ? href : '';
    },
    setLink: (href) => setMark('link', href === '' ? undefined : { href }),
    setColor: (color) => setMark('color', color === '' ? undefined : { color }),
    setImage,
    addImageFile,
    setDocument(doc) {
      const node = nodeOf(doc);
      if (!fits(node)) return false;
      if (!node.eq(view.state.doc)) {
        const { tr } = view.state;
        tr.replaceWith(0, tr.doc.content.size, node.content).setMeta('addToHistory', hasText);
        view.updateState(view.state.apply(tr));
        settings.onStep();
      }
      hasText = true;
      return true;
    },
    document: () => view.state.doc.toJSON() as RichNode,
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

/** The depth of the innermost list item around a position; 0 outside lists. */
function itemDepth($at: ResolvedPos): number {
  let { depth } = $at;
  while (depth > 0 && $at.node(depth).type.name !== 'listItem') depth -= 1;
  return depth;
}
