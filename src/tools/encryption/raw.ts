import { choice, content, secret } from '#engine/options';

/** The settings that both directions with a raw key share. */
export const raw = {
  key: secret(),
  keyForm: choice(['hex', 'base64', 'text'], 'hex', { words: 'bytes' }),
  mode: choice(['gcm', 'chacha20', 'cbc', 'ctr', 'cfb', 'ofb', 'ecb'], 'gcm', {
    asWritten: {
      gcm: 'AES-GCM',
      chacha20: 'ChaCha20-Poly1305',
      cbc: 'AES-CBC',
      ctr: 'AES-CTR',
      cfb: 'AES-CFB',
      ofb: 'AES-OFB',
      ecb: 'AES-ECB',
    },
  }),
  /** In hex. Empty: random when encrypting, and the beginning of what is encrypted. */
  iv: content(),
  /** Where a given IV is: known to both sides, or the beginning of what is encrypted. */
  ivPlace: choice(['apart', 'front'], 'apart'),
  padding: choice(['pkcs7', 'none'], 'pkcs7'),
  /** Text that is authenticated, not encrypted. */
  aad: content(),
};
