import {
  attributeOf,
  markOf,
  MARK_ELEMENTS,
  MARK_ORDER,
  spaced,
  type Mark,
  type MarkName,
  type RichNode,
} from './rich-text.ts';

/** Where inline content stands: in a paragraph, in a heading (one line), or in a cell (one line, which a bar ends). */
export type Surroundings = 'lines' | 'line' | 'cell';

/** Delimiters of the marks that Markdown has. */
const SIGNS: Partial<Record<MarkName, string>> = { bold: '**', italic: '*', strike: '~~' };
const ELEMENTS = { ...MARK_ELEMENTS, color: 'span' };

/** A mark that stays HTML where Markdown has no delimiter for it, or would not read it as one. */
interface Emphasis {
  readonly mark: Mark;
  isHtml: boolean;
}

type Piece = string | { readonly emphasis: Emphasis; readonly isEnd: boolean };

/** Prints the inline content of a block. Names of elements that stay HTML are added to `html`. */
export function printInlineMarkdown(nodes: readonly RichNode[], surroundings: Surroundings, html: Set<string>): string {
  const pieces = narrow(piecesOf(spaced(nodes), 0, surroundings === 'lines'));
  // A delimiter that becomes HTML changes what its neighbors touch: repeat until nothing changes.
  while (pieces.some((piece, at) => typeof piece !== 'string' && isMistaken(pieces, piece, at)));
  for (const piece of pieces) if (typeof piece !== 'string' && piece.emphasis.isHtml) html.add(ELEMENTS[nameOf(piece)]);
  const text = pieces.map(printPiece).join('');
  return surroundings === 'cell' ? text.replaceAll('|', String.raw`\|`) : text;
}

const nameOf = ({ emphasis }: Exclude<Piece, string>) => emphasis.mark.type as keyof typeof ELEMENTS;

function printPiece(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  const { mark, isHtml } = piece.emphasis;
  if (!isHtml) return SIGNS[mark.type] ?? '';
  const element = ELEMENTS[nameOf(piece)];
  if (piece.isEnd) return `</${element}>`;
  return mark.type === 'color' ? `<span style="color: ${escapeValue(attributeOf(mark, 'color'))}">` : `<${element}>`;
}

/** Texts with delimiters around them; neighbors that share a mark share one pair. */
function piecesOf(nodes: readonly RichNode[], depth: number, hasLines: boolean): Piece[] {
  const name = MARK_ORDER[depth];
  if (name === undefined) return printLeaves(nodes, hasLines);
  return groupsOf(nodes, name).flatMap(({ mark, group }): Piece[] => {
    if (mark === undefined) return piecesOf(group, depth + 1, hasLines);
    if (mark.type === 'code') return printCode(group, mark, hasLines);
    const inner = piecesOf(group, depth + 1, hasLines);
    if (mark.type === 'link') return ['[', ...inner, `](${destinationOf(mark, 'href')})`];
    const emphasis = { mark, isHtml: SIGNS[mark.type] === undefined };
    return [{ emphasis, isEnd: false }, ...inner, { emphasis, isEnd: true }];
  });
}

function groupsOf(nodes: readonly RichNode[], name: MarkName) {
  const groups: { readonly mark: Mark | undefined; readonly key: string | undefined; readonly group: RichNode[] }[] =
    [];
  for (const node of nodes) {
    const mark = markOf(node, name);
    const key = JSON.stringify(mark?.attrs ?? mark);
    const last = groups.at(-1);
    if (last !== undefined && last.key === key) last.group.push(node);
    else groups.push({ mark, key, group: [node] });
  }
  return groups;
}

/** Joins neighboring texts, because syntax can span both. */
function joined(nodes: readonly RichNode[]): RichNode[] {
  const all: RichNode[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (last?.text === undefined || node.text === undefined) all.push(node);
    else all[all.length - 1] = { ...last, text: last.text + node.text };
  }
  return all;
}

function printLeaves(nodes: readonly RichNode[], hasLines: boolean): string[] {
  return joined(nodes).map((node) => {
    if (node.type === 'hardBreak') return hasLines ? '\\\n' : '<br>';
    return node.type === 'image' ? printImage(node) : escapeText(node.text ?? '');
  });
}

function printCode(nodes: readonly RichNode[], mark: Mark, hasLines: boolean): Piece[] {
  return joined(nodes).flatMap((node): Piece[] => {
    if (node.text === undefined) return printLeaves([node], hasLines);
    // It could end the text of a link, or a cell.
    if ((markOf(node, 'link') !== undefined && node.text.includes(']')) || node.text.includes(String.raw`\|`)) {
      const emphasis = { mark, isHtml: true };
      return [{ emphasis, isEnd: false }, escapeText(node.text), { emphasis, isEnd: true }];
    }
    const runs = Array.from(node.text.matchAll(/`+/g), ([run]) => run.length);
    let length = 1;
    while (runs.includes(length)) length += 1;
    const fence = '`'.repeat(length);
    // Readers strip one space from each end.
    const space = /^`|`$|^ .* $/.test(node.text) && node.text.trim() !== '' ? ' ' : '';
    return [fence + space + node.text + space + fence];
  });
}

function printImage(node: RichNode): string {
  const sizes = ['width', 'height'].filter((name) => attributeOf(node, name) !== '');
  if (sizes.length === 0) return `![${escapeText(attributeOf(node, 'alt'))}](${destinationOf(node, 'src')})`;
  const given = ['src', 'alt', 'title', ...sizes].filter((name) => attributeOf(node, name) !== '');
  return `<img ${given.map((name) => `${name}="${escapeValue(attributeOf(node, name))}"`).join(' ')}>`;
}

/** The address of a link or an image, and its title. */
function destinationOf(node: RichNode | Mark, name: 'href' | 'src'): string {
  const address = attributeOf(node, name).replaceAll(/[\r\n\t]/g, '');
  const isPlain = /^[^\s<>()\p{Cc}]+$/u.test(address);
  const escaped = escapeReferences(address.replaceAll(/[\\<>]/g, String.raw`\$&`));
  const title = attributeOf(node, 'title').replaceAll(/\s+/g, ' ');
  const shown = isPlain ? escaped : `<${escaped}>`;
  return title === '' ? shown : `${shown} "${escapeReferences(title.replaceAll(/[\\"]/g, String.raw`\$&`))}"`;
}

/** Moves spaces at the ends of emphasis outside it, and drops emphasis that is then empty. */
function narrow(pieces: readonly Piece[]): Piece[] {
  const isMoved = (piece: Piece | undefined, isEnd: boolean) =>
    typeof piece === 'object' &&
    piece.isEnd === isEnd &&
    (piece.emphasis.mark.type === 'bold' || piece.emphasis.mark.type === 'italic');
  const outward = (list: readonly Piece[], isEnd: boolean): Piece[] => {
    const moved: Piece[] = [];
    for (const piece of isEnd ? list : list.toReversed()) {
      const last = moved.at(-1);
      const text = typeof last === 'string' ? last : '';
      const spaces = (isEnd ? / +$/ : /^ +/).exec(text)?.[0] ?? '';
      if (spaces === '' || !isMoved(piece, isEnd)) moved.push(piece);
      else {
        const rest = isEnd ? text.slice(0, -spaces.length) : text.slice(spaces.length);
        moved.splice(-1, 1, ...(rest === '' ? [] : [rest]), piece, spaces);
      }
    }
    return isEnd ? moved : moved.reverse();
  };
  const narrowed: Piece[] = [];
  for (const piece of outward(outward(pieces, true), false)) {
    const last = narrowed.at(-1);
    const isEmpty =
      typeof piece === 'object' && typeof last === 'object' && piece.isEnd && last.emphasis === piece.emphasis;
    if (isEmpty) narrowed.pop();
    else if (typeof piece === 'string' && typeof last === 'string' && piece.startsWith('[') && last.endsWith('!'))
      // It would make an image of the link.
      narrowed.splice(-1, 1, `${last.slice(0, -1)}\\!`, piece);
    else narrowed.push(piece);
  }
  // At the end of a paragraph, a backslash is literal.
  if (narrowed.at(-1) === '\\\n') narrowed[narrowed.length - 1] = '<br>';
  return narrowed;
}

/**
 * Whether a delimiter would not be read as one (CommonMark 0.31, 6.2: left- and right-flanking delimiter runs); its emphasis then
 * becomes HTML.
 */
function isMistaken(pieces: readonly Piece[], piece: Exclude<Piece, string>, at: number): boolean {
  const { emphasis, isEnd } = piece;
  const sign = emphasis.isHtml ? undefined : SIGNS[emphasis.mark.type]?.[0];
  if (sign === undefined) return false;
  const isOfRun = (other: Piece | undefined): other is Exclude<Piece, string> =>
    typeof other === 'object' && !other.emphasis.isHtml && SIGNS[other.emphasis.mark.type]?.[0] === sign;
  let [from, to] = [at, at + 1];
  while (isOfRun(pieces[from - 1])) from -= 1;
  while (isOfRun(pieces[to])) to += 1;
  const run = pieces.slice(from, to).filter(isOfRun);
  const before = kindOf(printPieceAt(pieces, from - 1).at(-1));
  const after = kindOf([...printPieceAt(pieces, to)][0]);
  const isLeft = after !== 'space' && (after === 'letter' || before !== 'letter');
  const isRight = before !== 'space' && (before === 'letter' || after !== 'letter');
  // A run of closing and opening delimiters could be split in another way.
  const isMixed = run.some((other) => other.isEnd !== isEnd);
  if (isMixed || !(isEnd ? isRight : isLeft)) emphasis.isHtml = true;
  return emphasis.isHtml;
}

const printPieceAt = (pieces: readonly Piece[], at: number): string => {
  const piece = pieces[at];
  return piece === undefined ? '' : printPiece(piece);
};

const kindOf = (character: string | undefined): 'space' | 'sign' | 'letter' => {
  if (character === undefined || /\s/.test(character)) return 'space';
  return /[\p{P}\p{S}]/u.test(character) ? 'sign' : 'letter';
};

const escapeReferences = (text: string) => text.replaceAll(/&(?=#|[a-z])/gi, '&amp;');

const escapeText = (text: string): string =>
  escapeReferences(text)
    .replaceAll(/[\\`*[\]<~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\$&`)
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll(/[\r\n]/g, (character) => `&#${String(character.charCodeAt(0))};`);

const escapeValue = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\r\n]/g, (character) => `&#${String(character.charCodeAt(0))};`);
