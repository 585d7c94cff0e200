/** Where randomness and time come from. An argument of the logic, so that tests can fix both. */
export interface Sources {
  /** `size` bytes from a cryptographic generator. */
  readonly random: (size: number) => Uint8Array<ArrayBuffer>;
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly now: () => number;
}

/** One call of `getRandomValues` is capped at this many bytes (W3C Web Cryptography, 10.1.1). */
const QUOTA = 65_536;

export const platformSources: Sources = {
  random(size) {
    const bytes = new Uint8Array(size);
    for (let start = 0; start < size; start += QUOTA) {
      crypto.getRandomValues(bytes.subarray(start, Math.min(start + QUOTA, size)));
    }
    return bytes;
  },
  now: () => Date.now(),
};
