/** The counter constants (RFC 4503, section 2.5). */
const A = [0x4d34d34d, 0xd34d34d3, 0x34d34d34, 0x4d34d34d, 0xd34d34d3, 0x34d34d34, 0x4d34d34d, 0xd34d34d3];

const rotate = (word: number, by: number) => (word << by) | (word >>> (32 - by));

/** The upper half of a square of 32 bits, mixed with the lower one. */
function square(word: number): number {
  const low = word & 0xffff;
  const high = word >>> 16;
  const upper = ((((low * low) >>> 17) + low * high) >>> 15) + high * high;
  return (upper ^ Math.imul(word, word)) | 0;
}

/** Rabbit (RFC 4503) with a key of 16 bytes and an IV of 8. Encrypts and decrypts. */
export function rabbit(key: Uint8Array, iv: Uint8Array, data: Uint8Array): Uint8Array {
  // The subkeys k0 … k7 of 16 bits. As in the test vectors of the RFC, the first byte is the lowest.
  const k = Array.from({ length: 8 }, (_, index) => key[2 * index]! | (key[2 * index + 1]! << 8));
  const join = (high: number, low: number) => (k[high & 7]! << 16) | k[low & 7]!;
  const x = new Int32Array(8);
  const c = new Int32Array(8);
  for (let j = 0; j < 8; j++) {
    x[j] = j % 2 === 0 ? join(j + 1, j) : join(j + 5, j + 4);
    c[j] = j % 2 === 0 ? join(j + 4, j + 5) : join(j, j + 1);
  }
  let carry = 0;
  const g = new Int32Array(8);
  const step = () => {
    for (let j = 0; j < 8; j++) {
      const sum = (c[j]! >>> 0) + A[j]! + carry;
      carry = sum > 0xffffffff ? 1 : 0;
      c[j] = sum | 0;
    }
    for (let j = 0; j < 8; j++) g[j] = square((x[j]! + c[j]!) | 0);
    for (let j = 0; j < 8; j++) {
      const [one, two] = [g[(j + 7) & 7]!, g[(j + 6) & 7]!];
      x[j] = j % 2 === 0 ? g[j]! + rotate(one, 16) + rotate(two, 16) : g[j]! + rotate(one, 8) + two;
    }
  };
  for (let round = 0; round < 4; round++) step();
  for (let j = 0; j < 8; j++) c[j] = c[j]! ^ x[(j + 4) & 7]!;
  const view = new DataView(iv.buffer, iv.byteOffset, 8);
  const [low, high] = [view.getUint32(0, true), view.getUint32(4, true)];
  const parts = [low, (high & 0xffff0000) | (low >>> 16), high, (high << 16) | (low & 0xffff)];
  for (let j = 0; j < 8; j++) c[j] = c[j]! ^ parts[j & 3]!;
  for (let round = 0; round < 4; round++) step();
  const block = new Uint8Array(16);
  const out = new DataView(block.buffer);
  let used = 16;
  return data.map((byte) => {
    if (used === 16) {
      used = 0;
      step();
      for (let j = 0; j < 4; j++) {
        const word = x[2 * j]! ^ (x[(2 * j + 5) & 7]! >>> 16) ^ (x[(2 * j + 3) & 7]! << 16);
        out.setInt32(4 * j, word, true);
      }
    }
    return byte ^ block[used++]!;
  });
}
