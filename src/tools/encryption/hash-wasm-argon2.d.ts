/* The part of hash-wasm that is only Argon2: its whole would be one chunk with the algorithms of other tools. */
declare module 'hash-wasm/dist/argon2.umd.min.js' {
  import type { argon2d, argon2i, argon2id } from 'hash-wasm';

  const argon2: { argon2d: typeof argon2d; argon2i: typeof argon2i; argon2id: typeof argon2id };
  export default argon2;
}
