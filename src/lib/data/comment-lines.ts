import { isCollection, type Comments, type Data } from './model.ts';

const NONE: Comments = { before: [], after: '', inside: [] };

/** Comments put together; undefined when there are none. */
export function joinComments(parts: Partial<Comments>, base: Comments | undefined = undefined): Comments | undefined {
  const { before = [], after = '', inside = [] } = parts;
  if (before.length === 0 && after === '' && inside.length === 0) return base;
  const { before: first, after: own, inside: last } = base ?? NONE;
  return {
    before: [...first, ...before],
    after: own === '' || after === '' ? own + after : `${own} ${after}`,
    inside: [...last, ...inside],
  };
}

/** Lines of comments in a document. */
export function countComments(root: Data): number {
  let count = 0;
  const rest: Data[] = [root];
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    if (node.comments !== undefined) {
      const { before, after, inside } = node.comments;
      count += before.length + (after === '' ? 0 : 1) + inside.length;
    }
    if (!isCollection(node)) continue;
    if (node.kind === 'map') for (const { value } of node.entries) pushNode(value, rest);
    else for (const item of node.items) pushNode(item, rest);
  }
  return count;
}

function pushNode(node: Data, rest: Data[]): void {
  if (isCollection(node) || node.comments !== undefined) rest.push(node);
}
