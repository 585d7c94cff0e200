/** Flags of ECMA-262, 22.2.4.1, in the order in which engines write them. */
export const FLAGS = 'dgimsuvy';
