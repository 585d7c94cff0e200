import { solidLines } from '#lib/solid-lines';
import { joinComments } from '../data/comment-lines.ts';
import type { Comments } from '../data/model.ts';

interface Commented {
  readonly commentBefore?: string | null | undefined;
  readonly comment?: string | null | undefined;
}

/** The library's text of a comment as lines without marks. Blank lines between are left out. */
export const linesOf = (comment: string | null | undefined): string[] => solidLines(comment ?? '', /\n/);

export const scalarComments = ({ commentBefore, comment }: Commented): Comments | undefined =>
  joinComments({ before: linesOf(commentBefore), after: linesOf(comment).join(' ') });

/** The comment of a collection stands behind its last child, or behind its closing bracket. */
export const collectionComments = (node: Commented & { readonly flow?: boolean }): Comments | undefined =>
  node.flow === true
    ? scalarComments(node)
    : joinComments({ before: linesOf(node.commentBefore), inside: linesOf(node.comment) });
