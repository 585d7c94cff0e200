import type { Vendor } from './logic.ts';

/** The names of all who hold a block. */
export const namesOf = ({ name, others = [] }: Vendor): string =>
  [name, ...others.map((other) => other.name)].join('; ');
