/** Rows of the tree that are given and shown at once. */
export const PAGE_LENGTH = 1000;
