export { generate, newSecret, verify } from './codes.ts';
export { readLinks } from './read-link.ts';
export { writeLink } from './write-link.ts';
