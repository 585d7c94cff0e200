const LONE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Whether there is no half of a surrogate pair in it. */
export const isWellFormed = (text: string): boolean => text.search(LONE) < 0;

/** The text with halves of surrogate pairs replaced by U+FFFD. */
export const toWellFormed = (text: string): string => text.replace(LONE, '\uFFFD');
