/** PKCS #7 padding (RFC 5652, section 6.3): each added byte says how many there are. */
export function addPadding(data: Uint8Array, block: number): Uint8Array {
  const count = block - (data.length % block);
  const padded = new Uint8Array(data.length + count).fill(count);
  padded.set(data);
  return padded;
}

/** The data without its padding; undefined where that is not valid. */
export function removePadding(data: Uint8Array, block: number): Uint8Array | undefined {
  const count = data.at(-1) ?? 0;
  if (count < 1 || count > block || count > data.length) return undefined;
  const end = data.length - count;
  return data.subarray(end).every((byte) => byte === count) ? data.subarray(0, end) : undefined;
}
