import { joinComments } from '../data/comment-lines.ts';
import type { Comments } from '../data/model.ts';

interface Commented {
  readonly commentBefore?: string | null | undefined;
  readonly comment?: string | null | undefined;
}

/** The library's text of a comment as lines without marks. Blank lines between are omitted. */
export const linesOf = (comment: string | null | undefined): string[] =>
  comment === null || comment === undefined
    ? []
    : comment
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');

export const scalarComments = ({ commentBefore, comment }: Commented): Comments | undefined =>
  joinComments({ before: linesOf(commentBefore), after: linesOf(comment).join(' ') });

/** The comment of a collection comes after its last child, or after its closing bracket. */
export const collectionComments = (node: Commented & { readonly flow?: boolean }): Comments | undefined =>
  node.flow === true
    ? scalarComments(node)
    : joinComments({ before: linesOf(node.commentBefore), inside: linesOf(node.comment) });
