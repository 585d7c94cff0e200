import { HashMD } from '@noble/hashes/_md.js';

const SIZE = 64;
const ROUNDS = 10;
/** First row of the circulant diffusion matrix. */
const DIFFUSION = [1, 1, 4, 1, 8, 5, 2, 9];
/** x^8 + x^4 + x^3 + x^2 + 1, which the products are reduced by. */
const POLYNOMIAL = 0x11d;

const BOX = makeBox();
/** `PRODUCTS[k * 256 + byte]`: the substitute of the byte times `DIFFUSION[k]`. */
const PRODUCTS = Uint8Array.from({ length: 8 * 256 }, (_, at) => multiply(BOX[at & 255]!, DIFFUSION[at >> 8]!));

/** The S-box, made of three small ones as in the paper, section 6.2. */
function makeBox(): Uint8Array {
  const e = Array.from('1B9CD6F3E874A250', (digit) => parseInt(digit, 16));
  const r = Array.from('7CBDE49F638A2510', (digit) => parseInt(digit, 16));
  return Uint8Array.from({ length: 256 }, (_, byte) => {
    const high = e[byte >> 4]!;
    const low = e.indexOf(byte & 15);
    const mixed = r[high ^ low]!;
    return (e[high ^ mixed]! << 4) | e.indexOf(low ^ mixed);
  });
}

function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 8; bit >= 0; bit--) {
    product <<= 1;
    if (product & 256) product ^= POLYNOMIAL;
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** One round: substitutes, shifts columns and mixes rows of `from`, and adds `key`. */
function round(from: Uint8Array, key: Uint8Array, to: Uint8Array): void {
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      let sum = key[row * 8 + column]!;
      for (let k = 0; k < 8; k++) {
        sum ^= PRODUCTS[((column - k) & 7) * 256 + from[((row - k) & 7) * 8 + k]!]!;
      }
      to[row * 8 + column] = sum;
    }
  }
}

/** Whirlpool (Barreto and Rijmen, ISO/IEC 10118-3), which noble does not have; its base class does the buffering. */
export class Whirlpool extends HashMD<Whirlpool> {
  readonly #state = new Uint8Array(SIZE);

  constructor() {
    super(SIZE, SIZE, 32, false);
  }

  protected get(): number[] {
    const view = new DataView(this.#state.buffer);
    return Array.from({ length: SIZE / 4 }, (_, word) => view.getUint32(word * 4));
  }

  protected set(...words: number[]): void {
    const view = new DataView(this.#state.buffer);
    words.forEach((word, index) => view.setUint32(index * 4, word));
  }

  protected process(view: DataView, offset: number): void {
    const message = new Uint8Array(view.buffer, view.byteOffset + offset, SIZE);
    let key = this.#state.slice();
    let nextKey = new Uint8Array(SIZE);
    let block = message.map((byte, index) => byte ^ key[index]!);
    let nextBlock = new Uint8Array(SIZE);
    const constant = new Uint8Array(SIZE);
    for (let number = 0; number < ROUNDS; number++) {
      constant.set(BOX.subarray(number * 8, number * 8 + 8));
      round(key, constant, nextKey);
      [key, nextKey] = [nextKey, key];
      round(block, key, nextBlock);
      [block, nextBlock] = [nextBlock, block];
    }
    for (let index = 0; index < SIZE; index++) this.#state[index]! ^= block[index]! ^ message[index]!;
  }

  protected roundClean(): void {}

  destroy(): void {
    this.destroyed = true;
    this.#state.fill(0);
  }

  _cloneInto(to: Whirlpool = new Whirlpool()): Whirlpool {
    to.set(...this.get());
    return this._cloneIntoMeta(to);
  }
}
