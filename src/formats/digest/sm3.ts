import { HashMD } from '@noble/hashes/_md.js';

const IV = [0x7380166f, 0x4914b2b9, 0x172442d7, 0xda8a0600, 0xa96f30bc, 0x163138aa, 0xe38dee4d, 0xb0fb0e4e];

const rotate = (word: number, count: number) => (word << count) | (word >>> (32 - count));
const permute0 = (word: number) => word ^ rotate(word, 9) ^ rotate(word, 17);
const permute1 = (word: number) => word ^ rotate(word, 15) ^ rotate(word, 23);

/** SM3 (GB/T 32905-2016, ISO/IEC 10118-3): padded as SHA-256 is, so noble's base class does the buffering. */
export class Sm3 extends HashMD<Sm3> {
  #state = Int32Array.from(IV);
  readonly #words = new Int32Array(68);

  constructor() {
    super(64, 32, 8, false);
  }

  protected get(): number[] {
    return [...this.#state];
  }

  protected set(...words: number[]): void {
    this.#state = Int32Array.from(words);
  }

  protected process(view: DataView, offset: number): void {
    const words = this.#words;
    for (let j = 0; j < 16; j++) words[j] = view.getInt32(offset + j * 4);
    for (let j = 16; j < 68; j++) {
      const mixed = words[j - 16]! ^ words[j - 9]! ^ rotate(words[j - 3]!, 15);
      words[j] = permute1(mixed) ^ rotate(words[j - 13]!, 7) ^ words[j - 6]!;
    }
    // Names of the eight registers as in the standard, 5.3.3.
    let [a, b, c, d, e, f, g, h] = this.#state as unknown as Registers;
    for (let j = 0; j < 64; j++) {
      const constant = rotate(j < 16 ? 0x79cc4519 : 0x7a879d8a, j % 32);
      const ss1 = rotate((rotate(a, 12) + e + constant) | 0, 7);
      const ss2 = ss1 ^ rotate(a, 12);
      const choice1 = j < 16 ? a ^ b ^ c : (a & b) | (a & c) | (b & c);
      const choice2 = j < 16 ? e ^ f ^ g : (e & f) | (~e & g);
      const tt1 = (choice1 + d + ss2 + (words[j]! ^ words[j + 4]!)) | 0;
      const tt2 = (choice2 + h + ss1 + words[j]!) | 0;
      [d, c, b, a] = [c, rotate(b, 9), a, tt1];
      [h, g, f, e] = [g, rotate(f, 19), e, permute0(tt2)];
    }
    this.#state = this.#state.map((word, index) => word ^ [a, b, c, d, e, f, g, h][index]!);
  }

  protected roundClean(): void {
    this.#words.fill(0);
  }

  destroy(): void {
    this.destroyed = true;
    this.set(...IV.map(() => 0));
  }

  _cloneInto(to: Sm3 = new Sm3()): Sm3 {
    to.set(...this.get());
    return this._cloneIntoMeta(to);
  }
}

type Registers = [number, number, number, number, number, number, number, number];
