import type { Piece } from './pieces.ts';

/** Browsers, too, nest no deeper than 512 elements when they read HTML; anything deeper becomes a sibling. */
const DEEPEST = 256;

/** Elements of a document from the list of their beginnings and ends. */
export function buildNodes(document: Document, pieces: readonly Piece[]): DocumentFragment {
  const root = document.createDocumentFragment();
  const open: (DocumentFragment | Element)[] = [root];
  for (const piece of pieces) {
    const parent = open[Math.min(open.length - 1, DEEPEST)] ?? root;
    if (piece === null) open.pop();
    else if (typeof piece === 'string') parent.append(piece);
    else {
      const element = document.createElement(piece.name);
      for (const [name, value] of Object.entries(piece.attributes)) element.setAttribute(name, value);
      parent.append(element);
      open.push(element);
    }
  }
  return root;
}
