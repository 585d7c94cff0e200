import { hashFunctions, type HashName } from '#formats/digest/options.ts';

/** Bytes to which HMAC fills up a key, and bytes of its result, for every hash function that it can be made of. */
export const sizes: ReadonlyMap<HashName, { readonly block: number; readonly size: number }> = new Map(
  hashFunctions.flatMap((one) => ('block' in one ? [[one.name, { block: one.block, size: one.bits / 8 }]] : [])),
);
