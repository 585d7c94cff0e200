/* mathjs alone: 150 KB that the first evaluation fetches, and that are kept offline from then on. */
export { all, create } from 'mathjs';
