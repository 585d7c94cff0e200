/*
 * Writes fixtures.json: texts encrypted by `openssl enc` (OpenSSL 3) and by crypto-js 4.2.0, which is installed elsewhere.
 * Run: node make-fixtures.mjs <folder with node_modules/crypto-js>
 */
import { execFileSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const CryptoJS = createRequire(resolve(process.argv[2] ?? '.', 'package.json'))('crypto-js');
const LETTERS = Array.from('abc XYZ 0189 !$%&/=?+*# éüß яблоко 日本語 😀');
const pick = (list) => list[randomInt(list.length)];
const text = (longest) => Array.from({ length: 1 + randomInt(longest) }, () => pick(LETTERS)).join('');
const openssl = (args, input) => execFileSync('openssl', args, { input, stdio: ['pipe', 'pipe', 'ignore'] });

const CIPHERS = { aes: '-aes-256-cbc', tripledes: '-des-ede3-cbc' };
const DERIVATIONS = {
  md5: () => ['-md', 'md5'],
  sha256: () => ['-md', 'sha256'],
  pbkdf2: (iterations) => ['-pbkdf2', '-iter', String(iterations)],
};
const byOpenssl = (_, index) => {
  const algorithm = pick(Object.keys(CIPHERS));
  const derivation = Object.keys(DERIVATIONS)[index % 3];
  const iterations = 1 + (index % 50);
  const [plain, passphrase] = [text(40), text(12).trim() || 'a'];
  const args = [
    'enc',
    CIPHERS[algorithm],
    ...DERIVATIONS[derivation](iterations),
    '-pass',
    `pass:${passphrase}`,
    '-a',
    '-A',
  ];
  return [algorithm, derivation, iterations, passphrase, plain, openssl(args, plain).toString().trim()];
};
const JS = { aes: 'AES', tripledes: 'TripleDES', rabbit: 'Rabbit', rc4: 'RC4' };
const byCryptoJs = (_, index) => {
  const algorithm = Object.keys(JS)[index % 4];
  const [plain, passphrase] = [text(40), text(12)];
  return [algorithm, 'md5', 1, passphrase, plain, CryptoJS[JS[algorithm]].encrypt(plain, passphrase).toString()];
};
const RAW = { cbc: 'cbc', ctr: 'ctr', cfb: 'cfb', ecb: 'ecb' };
const byKey = (_, index) => {
  const mode = Object.keys(RAW)[index % 4];
  const [key, iv] = [randomBytes(pick([16, 24, 32])).toString('hex'), randomBytes(16).toString('hex')];
  const plain = text(40);
  const args = ['enc', `-aes-${key.length * 4}-${mode}`, '-K', key, ...(mode === 'ecb' ? [] : ['-iv', iv]), '-a', '-A'];
  return [mode, key, iv, plain, openssl(args, plain).toString().trim()];
};

const sets = {
  openssl: Array.from({ length: 510 }, byOpenssl),
  cryptoJs: Array.from({ length: 520 }, byCryptoJs),
  rawKey: Array.from({ length: 500 }, byKey),
};
const rows = (list) => `[\n${list.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
const all = Object.entries(sets).map(([name, list]) => `${JSON.stringify(name)}: ${rows(list)}`);
writeFileSync(join(import.meta.dirname, 'fixtures.json'), `{\n${all.join(',\n')}\n}\n`);
