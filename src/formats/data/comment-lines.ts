import type { Findings } from './findings.ts';
import type { Comments, Data } from './model.ts';
import { eachNode } from './traversal.ts';

const NONE: Comments = { before: [], after: '', inside: [] };

/** Comments put together; undefined when there are none. */
export function joinComments(parts: Partial<Comments>, base?: Comments): Comments | undefined {
  const { before = [], after = '', inside = [] } = parts;
  if (before.length === 0 && after === '' && inside.length === 0) return base;
  const { before: first, after: own, inside: last } = base ?? NONE;
  return {
    before: [...first, ...before],
    after: own === '' || after === '' ? own + after : `${own} ${after}`,
    inside: [...last, ...inside],
  };
}

/** Adds a remark for each line of the comments in a document, which its new form will not have. */
export function reportComments(root: Data, findings: Findings): void {
  eachNode(root, (node) => {
    if (node.comments === undefined) return;
    const { before, after, inside } = node.comments;
    const count = before.length + (after === '' ? 0 : 1) + inside.length;
    for (let line = 0; line < count; line++) findings.add('data.warning.comments', node);
  });
}
