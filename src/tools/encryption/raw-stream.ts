import { GHASH } from '@noble/ciphers/_polyval.js';
import { poly1305 } from '@noble/ciphers/_poly1305.js';
import { cfb, ctr, ecb } from '@noble/ciphers/aes.js';
import { chacha20 } from '@noble/ciphers/chacha.js';
import { equalBytes } from '@noble/ciphers/utils.js';
import { fromHex, toHex } from '#lib/bytes';
import { addPadding, removePadding } from '#lib/pkcs7';
import { ofb } from './ofb.ts';
import { BLOCK, type Mode } from './raw-settings.ts';
import { concat } from './reading.ts';
import { chained, decryptAes, encryptAes, inBlocks, type Stream } from './salted.ts';

/* The ciphers of raw keys for files of any size, piece by piece: noble's take all at once. */

interface Settings {
  readonly mode: Mode;
  readonly padding: 'pkcs7' | 'none';
  readonly key: Uint8Array;
  readonly iv: Uint8Array;
  /** The additional authenticated data. */
  readonly aad: Uint8Array;
}

type Change = (data: Uint8Array) => Uint8Array<ArrayBuffer>;

/** Encrypts; of a mode that authenticates the tag comes last. Without padding, blocks must be whole in the end. */
export function encryptingRaw(settings: Settings): Stream {
  const { mode, padding, key, iv } = settings;
  switch (mode) {
    case 'gcm':
    case 'chacha20': {
      const { change, add, tag } = authenticated(settings);
      const next: Change = (data) => {
        const encrypted = change(data);
        add(encrypted);
        return encrypted;
      };
      return inBlocks(AUTHENTICATED_BLOCK, next, (rest) => concat(next(rest), tag()));
    }
    case 'ctr':
      return plain(counting(key, iv));
    case 'cfb':
      return plain(chained((k, before, data) => Uint8Array.from(cfb(k, before).encrypt(data)), { key, iv }, result));
    case 'ofb':
      // The last block of the key stream is the difference of text and result.
      return plain(chained(ofb, { key, iv }, difference));
    case 'cbc':
    case 'ecb': {
      const next = mode === 'cbc' ? chained(encryptAes, { key, iv }, result) : ecbOf(key, 'encrypt');
      return inBlocks(BLOCK, next, (rest) => next(padding === 'none' ? rest : addPadding(rest, BLOCK)));
    }
  }
}

/** The way back, without the tag in the data: `end` is undefined where `tag` or padding are wrong. */
export function decryptingRaw(settings: Settings, given: Uint8Array): Stream {
  const { mode, padding, key, iv } = settings;
  switch (mode) {
    case 'gcm':
    case 'chacha20': {
      const { change, add, tag } = authenticated(settings);
      const next: Change = (data) => {
        add(data);
        return change(data);
      };
      return inBlocks(AUTHENTICATED_BLOCK, next, (rest) => {
        const last = next(rest);
        return equalBytes(tag(), given) ? last : undefined;
      });
    }
    case 'ctr':
      return plain(counting(key, iv));
    case 'cfb':
      return plain(chained((k, before, data) => Uint8Array.from(cfb(k, before).decrypt(data)), { key, iv }, source));
    case 'ofb':
      // The last block of the key stream is the difference of text and result.
      return plain(chained(ofb, { key, iv }, difference));
    case 'cbc':
    case 'ecb': {
      const next = mode === 'cbc' ? chained(decryptAes, { key, iv }, source) : ecbOf(key, 'decrypt');
      return inBlocks(BLOCK, next, (rest) => (padding === 'none' ? next(rest) : removePadding(next(rest), BLOCK)));
    }
  }
}

const source = (data: Uint8Array) => data;
const result = (_: Uint8Array, changed: Uint8Array) => changed;
const difference = (data: Uint8Array, changed: Uint8Array) => data.map((byte, at) => byte ^ changed[at]!);
const plain = (next: Change) => inBlocks(BLOCK, next, next);

const ecbOf =
  (key: Uint8Array, direction: 'encrypt' | 'decrypt'): Change =>
  (data) =>
    Uint8Array.from(ecb(key, { disablePadding: true })[direction](data));

/** CTR of whole blocks in several pieces. */
function counting(key: Uint8Array, start: Uint8Array): Change {
  let counter = BigInt(`0x${toHex(start)}`);
  return (data) => {
    const block = fromHex((counter % 2n ** 128n).toString(16).padStart(32, '0'));
    counter += BigInt(Math.ceil(data.length / BLOCK));
    return Uint8Array.from(ctr(key, block).encrypt(data));
  };
}

/** Whole blocks of ChaCha20, and so of AES. */
const AUTHENTICATED_BLOCK = 64;

interface Authenticated {
  readonly change: Change;
  /** Adds encrypted data to what the tag is of. */
  readonly add: (encrypted: Uint8Array) => void;
  readonly tag: () => Uint8Array;
}

/** GCM (NIST SP 800-38D, section 7) with an IV of 12 bytes, or ChaCha20-Poly1305 (RFC 8439, section 2.8). */
function authenticated({ mode, key, iv, aad }: Settings): Authenticated {
  let size = 0;
  const lengths = (littleEndian: boolean) => {
    const view = new DataView(new ArrayBuffer(16));
    const unit = littleEndian ? 1 : 8;
    view.setBigUint64(0, BigInt(aad.length * unit), littleEndian);
    view.setBigUint64(8, BigInt(size * unit), littleEndian);
    return new Uint8Array(view.buffer);
  };
  if (mode === 'chacha20') {
    const mac = poly1305.create(chacha20(key, iv, new Uint8Array(32)));
    const addPadded = (data: Uint8Array) => mac.update(data).update(new Uint8Array(-data.length & 15));
    addPadded(aad);
    let counter = 1;
    return {
      change: (data) => {
        const changed = Uint8Array.from(chacha20(key, iv, data, undefined, counter));
        counter += Math.ceil(data.length / 64);
        return changed;
      },
      add: (encrypted) => {
        size += encrypted.length;
        addPadded(encrypted);
      },
      tag: () => mac.update(lengths(true)).digest(),
    };
  }
  const block = Uint8Array.from({ length: BLOCK }, (_, index) => iv[index] ?? 0);
  const at = (counter: number) => Uint8Array.from([...block.subarray(0, 15), counter]);
  // GHASH pads each part to whole blocks itself.
  const mac = new GHASH(ecbOf(key, 'encrypt')(new Uint8Array(BLOCK)));
  if (aad.length > 0) mac.update(aad);
  return {
    change: counting(key, at(2)),
    add: (encrypted) => {
      size += encrypted.length;
      if (encrypted.length > 0) mac.update(encrypted);
    },
    tag: () => {
      const mask = ecbOf(key, 'encrypt')(at(1));
      return mac
        .update(lengths(false))
        .digest()
        .map((byte, index) => byte ^ mask[index]!);
    },
  };
}
