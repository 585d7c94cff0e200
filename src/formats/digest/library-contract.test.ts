import { createSHA512 } from 'hash-wasm';
import { HashMD } from '@noble/hashes/_md.js';
import { describe, expect, it } from 'vitest';

/* What we rely on and the libraries do not promise. An upgrade that changes it fails here. */

describe('HashMD of noble', () => {
  /** Tells what the base class asks for, as SM3 answers it. */
  class Told extends HashMD<Told> {
    readonly blocks: string[] = [];
    constructor() {
      super(64, 32, 8, false);
    }
    protected get(): number[] {
      return [1, 2, 3, 4, 5, 6, 7, 8];
    }
    protected set(): void {}
    protected process(view: DataView, offset: number): void {
      this.blocks.push(Buffer.from(view.buffer, view.byteOffset + offset, 64).toString('hex'));
    }
    protected roundClean(): void {}
    destroy(): void {
      this.destroyed = true;
    }
    _cloneInto(to = new Told()): Told {
      return this._cloneIntoMeta(to);
    }
  }

  it('hands over whole blocks, the last one padded as in SHA-256 (FIPS 180-4, 5.1.1)', () => {
    const hash = new Told().update(new Uint8Array(60).fill(0xaa)).update(new Uint8Array(5).fill(0xaa));
    hash.digest();
    // 65 bytes are 520 bits, 0x208.
    expect(hash.blocks).toEqual(['aa'.repeat(64), `aa80${'00'.repeat(60)}0208`]);
  });

  it('writes the state as big-endian words', () => {
    expect(Buffer.from(new Told().digest()).toString('hex')).toBe(
      [1, 2, 3, 4, 5, 6, 7, 8].map((word) => word.toString(16).padStart(8, '0')).join(''),
    );
  });

  it('takes what is not yet a block along to a copy', () => {
    const copy = new Told().update(Uint8Array.of(1, 2))._cloneInto();
    copy.digest();
    expect(copy.blocks).toEqual([`010280${'00'.repeat(59)}0010`]);
  });
});

describe('the saved state of hash-wasm', () => {
  it('holds the eight words of SHA-512, one after the other, little-endian', async () => {
    const state = (await createSHA512()).init().save();
    // The initial value (FIPS 180-4, 5.3.5).
    const words = [
      0x6a09e667f3bcc908n,
      0xbb67ae8584caa73bn,
      0x3c6ef372fe94f82bn,
      0xa54ff53a5f1d36f1n,
      0x510e527fade682d1n,
      0x9b05688c2b3e6c1fn,
      0x1f83d9abfb41bd6bn,
      0x5be0cd19137e2179n,
    ];
    const bytes = Buffer.alloc(64);
    words.forEach((word, index) => bytes.writeBigUInt64LE(word, index * 8));
    expect(Buffer.from(state).includes(bytes)).toBe(true);
  });

  it('goes on from a state that is loaded', async () => {
    const hasher = await createSHA512();
    const state = hasher.init().update('ab').save();
    hasher.init();
    const rest = hasher.load(state).update('c').digest();
    expect(rest).toBe(hasher.init().update('abc').digest());
  });
});
