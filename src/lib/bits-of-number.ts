/** How many bits a number from 0 on has; 0 has one. */
export const bitsOfNumber = (value: bigint): number => value.toString(2).length;
