import { expect, test } from 'vitest';
import { bcryptPbkdf } from './bcrypt-pbkdf.ts';

// Go's golang.org/x/crypto/ssh/internal/bcrypt_pbkdf, bcrypt_pbkdf_test.go, which has them of OpenBSD's program.
test.each([
  [12, 'password', 'salt', '1ae42c05d487bc02f64921a4ebe4ea93bcacfe135fda99974c06b7b01fae149a'],
  [3, 'passwordy\0PASSWORD\0', 'salty\0SALT\0', '7f310bd3e78c3280c59ce4595211a2928e8d4ec744c1ed2efc9f764e3388e0ad'],
])('bcrypt_pbkdf with %i rounds', (rounds, passphrase, salt, expected) => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const made = bcryptPbkdf(bytes(passphrase), bytes(salt), rounds, 32);
  expect(Buffer.from(made).toString('hex')).toBe(expected);
});

test('the bytes of a longer key are spread over its blocks', () => {
  const [passphrase, salt] = [new Uint8Array(3).fill(7), new Uint8Array(16)];
  const key = bcryptPbkdf(passphrase, salt, 2, 48);
  const first = bcryptPbkdf(passphrase, salt, 2, 32);
  expect(key.filter((_, index) => index % 2 === 0)).toEqual(first.slice(0, 24));
});
