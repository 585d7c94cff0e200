/** The forms of one value. Each has a field on the page. */
export const units = ['first', 'second'] as const;

export type Unit = (typeof units)[number];
