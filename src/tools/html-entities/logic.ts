export { decode } from './decode.ts';
export { encode } from './encode.ts';
