/** PKCS #7 (RFC 5652, section 6.3): each byte that is added says how many there are. */
export function addPadding(data: Uint8Array, block: number): Uint8Array<ArrayBuffer> {
  const count = block - (data.length % block);
  const padded = new Uint8Array(data.length + count).fill(count);
  padded.set(data);
  return padded;
}

/** Undefined where it is none. */
export function removePadding(data: Uint8Array, block: number): Uint8Array<ArrayBuffer> | undefined {
  const count = data.at(-1) ?? 0;
  if (count < 1 || count > block || count > data.length) return undefined;
  const end = data.length - count;
  return data.subarray(end).every((byte) => byte === count) ? Uint8Array.from(data.subarray(0, end)) : undefined;
}
