/* Triple DES (FIPS 46-3, NIST SP 800-67) in CBC, for old formats only. */

const PC1 = [
  57, 49, 41, 33, 25, 17, 9, 1, 58, 50, 42, 34, 26, 18, 10, 2, 59, 51, 43, 35, 27, 19, 11, 3, 60, 52, 44, 36, 63, 55,
  47, 39, 31, 23, 15, 7, 62, 54, 46, 38, 30, 22, 14, 6, 61, 53, 45, 37, 29, 21, 13, 5, 28, 20, 12, 4,
];
const PC2 = [
  14, 17, 11, 24, 1, 5, 3, 28, 15, 6, 21, 10, 23, 19, 12, 4, 26, 8, 16, 7, 27, 20, 13, 2, 41, 52, 31, 37, 47, 55, 30,
  40, 51, 45, 33, 48, 44, 49, 39, 56, 34, 53, 46, 42, 50, 36, 29, 32,
];
const SHIFTS = [1, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1];
const P = [
  16, 7, 20, 21, 29, 12, 28, 17, 1, 15, 23, 26, 5, 18, 31, 10, 2, 8, 24, 14, 32, 27, 3, 9, 19, 13, 30, 6, 22, 11, 4, 25,
];
/** Each box: four rows of sixteen hex digits. */
const BOXES = [
  'e4d12fb83a6c59070f74e2d1a6cb953841e8d62bfc973a50fc8249175b3ea06d',
  'f18e6b34972dc05a3d47f28ec01a69b50e7ba4d158c6932fd8a13f42b67c05e9',
  'a09e63f51dc7b428d709346a285ecbf1d6498f30b12c5ae71ad069874fe3b52c',
  '7de3069a1285bc4fd8b56f03472c1ae9a690cb7df13e52843f06a1d8945bc72e',
  '2c417ab6853fd0e9eb2c47d150fa3986421bad78f9c5630eb8c71e2d6f09a453',
  'c1af92680d34e75baf427c9561de0b389ef528c3704a1db6432c95fabe17608d',
  '4b2ef08d3c975a61d0b7491ae35c2f8614bdc37eaf6805926bd814a7950fe23c',
  'd2846fb1a93e50c71fd8a374c56b0e927b419ce206adf35821e74a8dfc90356b',
];

/** Bit `position` (from 1, the highest first) of two words. */
const bit = (high: number, low: number, position: number): number =>
  position <= 32 ? (high >>> (32 - position)) & 1 : (low >>> (64 - position)) & 1;

/** The output of a box for six bits, already at the places that the permutation P gives them. */
const SPREAD = BOXES.map((box, number) =>
  Int32Array.from({ length: 64 }, (_, six) => {
    const row = ((six >> 4) & 2) | (six & 1);
    const value = parseInt(box.charAt(row * 16 + ((six >> 1) & 15)), 16);
    const before = (value << (28 - 4 * number)) | 0;
    return P.reduce((word, from, to) => word | (((before >>> (32 - from)) & 1) << (31 - to)), 0);
  }),
);

/** The initial permutation of two words, and the one that undoes it: positions in rows of eight. */
const IP = Array.from({ length: 64 }, (_, index) => {
  const row = index >> 3;
  return (row < 4 ? 58 + 2 * row : 57 + 2 * (row - 4)) - 8 * (index & 7);
});
const FP = Array.from({ length: 64 }, (_, index) => IP.indexOf(index + 1) + 1);

type Words = readonly [high: number, low: number];

function permute([high, low]: Words, table: readonly number[]): Words {
  const half = (from: number) => {
    let word = 0;
    for (let index = from; index < from + 32; index++) word = (word << 1) | bit(high, low, table[index]!);
    return word;
  };
  return [half(0), half(32)];
}

/** Sixteen times eight keys of six bits. */
function schedule(high: number, low: number): number[][] {
  const bits = PC1.map((position) => bit(high, low, position));
  let [c, d] = [bits.slice(0, 28), bits.slice(28)];
  return SHIFTS.map((shift) => {
    c = [...c.slice(shift), ...c.slice(0, shift)];
    d = [...d.slice(shift), ...d.slice(0, shift)];
    const chosen = PC2.map((position) => (position <= 28 ? c[position - 1]! : d[position - 29]!));
    return Array.from({ length: 8 }, (_, box) =>
      chosen.slice(box * 6, box * 6 + 6).reduce((value, one) => (value << 1) | one, 0),
    );
  });
}

/** One pass of DES over a block that has gone through the initial permutation. */
function pass([left, right]: Words, keys: readonly number[][]): Words {
  for (const round of keys) {
    const turned = (right >>> 1) | (right << 31);
    let mixed = 0;
    for (let box = 0; box < 8; box++) {
      const six = ((turned << (4 * box)) | (box === 0 ? 0 : turned >>> (32 - 4 * box))) >>> 26;
      mixed |= SPREAD[box]![six ^ round[box]!]!;
    }
    [left, right] = [right, left ^ mixed];
  }
  return [right, left];
}

const BLOCK = 8;

/** The three passes of a key of 24 bytes: encrypt, decrypt, encrypt. */
function passesOf(key: Uint8Array): number[][][] {
  const view = new DataView(key.buffer, key.byteOffset, 24);
  const keyAt = (at: number) => schedule(view.getUint32(at), view.getUint32(at + 4));
  return [keyAt(0), keyAt(8).toReversed(), keyAt(16)];
}

const cipherBlock = (block: Words, passes: readonly number[][][]): Words =>
  permute(passes.reduce<Words>(pass, permute(block, IP)), FP);

/** Encrypts whole blocks of 8 bytes in CBC. The key has 24 bytes, the IV 8. */
export function encryptTripleDes(key: Uint8Array, iv: Uint8Array, data: Uint8Array): Uint8Array {
  const passes = passesOf(key);
  const from = new DataView(data.buffer, data.byteOffset, data.length);
  const result = new Uint8Array(data.length);
  const to = new DataView(result.buffer);
  let [high, low] = wordsOf(iv);
  for (let at = 0; at < data.length; at += BLOCK) {
    [high, low] = cipherBlock([high ^ from.getInt32(at), low ^ from.getInt32(at + 4)], passes);
    to.setInt32(at, high);
    to.setInt32(at + 4, low);
  }
  return result;
}

/** Takes back `encryptTripleDes`. */
export function decryptTripleDes(key: Uint8Array, iv: Uint8Array, data: Uint8Array): Uint8Array {
  const passes = passesOf(key)
    .toReversed()
    .map((keys) => keys.toReversed());
  const from = new DataView(data.buffer, data.byteOffset, data.length);
  const result = new Uint8Array(data.length);
  const to = new DataView(result.buffer);
  let before = wordsOf(iv);
  for (let at = 0; at < data.length; at += BLOCK) {
    const block: Words = [from.getInt32(at), from.getInt32(at + 4)];
    const [high, low] = cipherBlock(block, passes);
    to.setInt32(at, high ^ before[0]);
    to.setInt32(at + 4, low ^ before[1]);
    before = block;
  }
  return result;
}

function wordsOf(bytes: Uint8Array): Words {
  const view = new DataView(bytes.buffer, bytes.byteOffset, BLOCK);
  return [view.getInt32(0), view.getInt32(4)];
}
