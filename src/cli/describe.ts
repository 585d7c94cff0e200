/* The build asks this once the tools are bundled; not shipped. */
export { declareLibrary } from './declarations.ts';
export { describeTools } from './facts.ts';
