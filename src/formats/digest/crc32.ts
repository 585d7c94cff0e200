const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let word = index;
  for (let bit = 0; bit < 8; bit++) word = word & 1 ? (word >>> 1) ^ 0xedb88320 : word >>> 1;
  return word;
});

/** CRC-32 as in zip, PNG and Ethernet (ISO 3309; polynomial 0x04C11DB7, reflected), written big-endian. */
export function createCrc32() {
  let register = 0xffffffff;
  return {
    update(bytes: Uint8Array) {
      for (const byte of bytes) register = (register >>> 8) ^ table[(register ^ byte) & 255]!;
    },
    digest() {
      const digest = new Uint8Array(4);
      new DataView(digest.buffer).setUint32(0, ~register);
      return digest;
    },
  };
}
