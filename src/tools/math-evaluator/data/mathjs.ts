/* mathjs alone: 150 KB, fetched by the first evaluation and kept offline from then on. */
export { all, create } from 'mathjs';
