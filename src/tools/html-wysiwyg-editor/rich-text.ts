/*
 * The editor's document in ProseMirror's JSON. Reader and printers work on it without ProseMirror, so the command line does the
 * same as the page.
 */

export type MarkName =
  'link' | 'color' | 'highlight' | 'bold' | 'italic' | 'underline' | 'strike' | 'subscript' | 'superscript' | 'code';

export type Attributes = Readonly<Record<string, string | number | null>>;

export interface Mark {
  readonly type: MarkName;
  readonly attrs?: Attributes;
}

export interface RichNode {
  readonly type: string;
  readonly attrs?: Attributes;
  readonly marks?: readonly Mark[];
  readonly content?: readonly RichNode[];
  readonly text?: string;
}

/** An attribute as text; empty if it is missing. */
export const attributeOf = ({ attrs }: RichNode | Mark, name: string): string => {
  const value = attrs?.[name];
  return value === undefined || value === null ? '' : String(value);
};

/** Outermost first, so that equal texts are printed alike. */
export const MARK_ORDER: readonly MarkName[] = [
  'link',
  'color',
  'highlight',
  'bold',
  'italic',
  'underline',
  'strike',
  'subscript',
  'superscript',
  'code',
];

/** The element of each mark that has no attributes. */
export const MARK_ELEMENTS: Readonly<Record<Exclude<MarkName, 'link' | 'color'>, string>> = {
  highlight: 'mark',
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  subscript: 'sub',
  superscript: 'sup',
  code: 'code',
};

export const markOf = (node: RichNode | undefined, name: MarkName): Mark | undefined =>
  node?.marks?.find(({ type }) => type === name);

/** Whether a list item is a done task; undefined if it is no task. */
export function taskOf(item: RichNode): boolean | undefined {
  const checked = attributeOf(item, 'checked');
  return checked === '' ? undefined : checked === 'true';
}

export const NO_BREAK = '\u00a0';

/** Replaces spaces that HTML would collapse, at line ends and in runs, by no-break spaces. */
export function spaced(inner: readonly RichNode[]): readonly RichNode[] {
  let wasSpace = true;
  return inner.map((node, index) => {
    if (node.text === undefined) {
      wasSpace = node.type === 'hardBreak';
      return node;
    }
    const next = inner[index + 1];
    const isLast = next === undefined || next.type === 'hardBreak';
    const text = node.text.replaceAll(/ |[^ ]+/g, (part, at: number) => {
      const isEnd = isLast && at + part.length === node.text?.length;
      const kept = part === ' ' && (wasSpace || isEnd) ? NO_BREAK : part;
      wasSpace = kept === ' ';
      return kept;
    });
    return { ...node, text };
  });
}
