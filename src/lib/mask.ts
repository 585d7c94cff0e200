/** Stands for every secret, so that not even its length is seen. */
export const MASK = '••••••••';
