/*
 * Writes cryptojs-vectors.json: texts encrypted by CryptoJS 4.2.0 with known salts.
 * Run: node make-cryptojs-vectors.mjs <folder with node_modules/crypto-js>
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const CryptoJS = createRequire(resolve(process.argv[2] ?? '.', 'package.json'))('crypto-js');
const LETTERS = Array.from('abc XYZ 0189 !$%&/=?+*# éüß яблоко 日本語 😀');
const CIPHERS = { 'aes-256': 'AES', tripledes: 'TripleDES', rabbit: 'Rabbit', 'rc4-256': 'RC4' };

const bytes = (seed) => [...createHash('sha256').update(seed).digest()];
const text = (seed, longest) => {
  const [size, ...rest] = bytes(seed);
  return Array.from({ length: 1 + (size % longest) }, (_, at) => LETTERS[rest[at] % LETTERS.length]).join('');
};
const row = (_, index) => {
  const algorithm = Object.keys(CIPHERS)[index % 4];
  const plain = index < 4 ? '' : text(`plain ${index}`, 31);
  const password = text(`password ${index}`, 12);
  const salt = CryptoJS.enc.Hex.parse(Buffer.from(bytes(`salt ${index}`).slice(0, 8)).toString('hex'));
  return [algorithm, password, plain, CryptoJS[CIPHERS[algorithm]].encrypt(plain, password, { salt }).toString()];
};
const lines = Array.from({ length: 60 }, row).map((one) => `  ${JSON.stringify(one)}`);
writeFileSync(join(import.meta.dirname, 'cryptojs-vectors.json'), `[\n${lines.join(',\n')}\n]\n`);
