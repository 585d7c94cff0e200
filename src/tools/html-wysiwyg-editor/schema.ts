import {
  Schema,
  type AttributeSpec,
  type DOMOutputSpec,
  type MarkSpec,
  type Node,
  type NodeSpec,
} from 'prosemirror-model';
import { MARK_ELEMENTS, MARK_ORDER, type MarkName } from './rich-text.ts';

/* The document of `rich-text.ts` as ProseMirror's schema, and how it is drawn while it is edited. */

const optional = (...names: readonly string[]): Record<string, AttributeSpec> =>
  Object.fromEntries(names.map((name) => [name, { default: null }]));

const aligned = ({ attrs }: Node) => {
  const align: unknown = attrs['align'];
  return typeof align === 'string' ? { style: `text-align: ${align}` } : {};
};

const cell = (element: 'td' | 'th', tableRole: 'cell' | 'header_cell'): NodeSpec => ({
  content: 'block+',
  tableRole,
  isolating: true,
  // prosemirror-tables reads `colwidth`; nothing sets it here.
  attrs: { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
  toDOM: ({ attrs: { colspan, rowspan } }) => [element, { colspan: String(colspan), rowspan: String(rowspan) }, 0],
});

const nodes = (taskLabel: string): Record<string, NodeSpec> => ({
  doc: { content: 'block+' },
  paragraph: {
    group: 'block',
    content: 'inline*',
    attrs: optional('align'),
    parseDOM: [{ tag: 'p' }],
    toDOM: (node) => ['p', aligned(node), 0],
  },
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 1 }, ...optional('align') },
    toDOM: (node) => [`h${String(node.attrs['level'])}`, aligned(node), 0],
  },
  blockquote: { group: 'block', content: 'block+', defining: true, toDOM: () => ['blockquote', 0] },
  codeBlock: {
    group: 'block',
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    attrs: optional('language'),
    toDOM: () => ['pre', ['code', 0]],
  },
  horizontalRule: { group: 'block', toDOM: () => ['hr'] },
  bulletList: { group: 'block', content: 'listItem+', toDOM: () => ['ul', 0] },
  orderedList: {
    group: 'block',
    content: 'listItem+',
    attrs: { start: { default: 1 } },
    toDOM: ({ attrs }) => ['ol', { start: String(attrs['start']) }, 0],
  },
  listItem: {
    content: 'block+',
    defining: true,
    // 'true' or 'false' of a task, which has a box.
    attrs: optional('checked'),
    toDOM: ({ attrs }): DOMOutputSpec => {
      const checked: unknown = attrs['checked'];
      if (typeof checked !== 'string') return ['li', 0];
      const box = { type: 'checkbox', 'aria-label': taskLabel, ...(checked === 'true' && { checked: '' }) };
      return ['li', { 'data-checked': checked }, ['span', { contenteditable: 'false' }, ['input', box]], ['div', 0]];
    },
  },
  table: {
    group: 'block',
    content: 'tableRow+',
    tableRole: 'table',
    isolating: true,
    toDOM: () => ['table', ['tbody', 0]],
  },
  tableRow: { content: '(tableCell | tableHeader)*', tableRole: 'row', toDOM: () => ['tr', 0] },
  tableCell: cell('td', 'cell'),
  tableHeader: cell('th', 'header_cell'),
  text: { group: 'inline' },
  hardBreak: { group: 'inline', inline: true, selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  image: {
    group: 'inline',
    inline: true,
    draggable: true,
    attrs: { src: {}, ...optional('alt', 'title', 'width', 'height') },
    toDOM({ attrs }): DOMOutputSpec {
      const source = String(attrs['src']);
      if (/^\s*data:/i.test(source)) return ['img', attrs];
      // The policy of the site fetches nothing from elsewhere: the description stands for the image.
      return ['span', { 'data-image': '', title: source }, String(attrs['alt'] ?? '') || source];
    },
  },
});

function markSpec(name: MarkName): MarkSpec {
  if (name === 'link')
    return {
      attrs: { href: {}, ...optional('title') },
      inclusive: false,
      toDOM: ({ attrs }) => ['a', { ...attrs, rel: 'noopener noreferrer nofollow' }, 0],
    };
  if (name === 'color')
    return { attrs: { color: {} }, toDOM: ({ attrs }) => ['span', { style: `color: ${String(attrs['color'])}` }, 0] };
  const element = MARK_ELEMENTS[name];
  return { parseDOM: [{ tag: element }], toDOM: () => [element, 0] };
}

/** The schema; `taskLabel` is what a screen reader calls the box of a task. */
export const createSchema = (taskLabel: string) =>
  new Schema({
    nodes: nodes(taskLabel),
    marks: Object.fromEntries(MARK_ORDER.map((name) => [name, markSpec(name)])),
  });
