import type { RunContext } from '#engine/operation';
import { DecodingError, fromBase64 } from '#lib/bytes';
import { toBase32 } from './base32.ts';
import type { Account, Fail } from './account.ts';

/*
 * The export of Google Authenticator: a Protocol Buffer in Base64. It is documented nowhere; these are the fields that it writes:
 * accounts (1), the number of codes of this export (3) and which one this is (4); of an account its secret (1), name (2), issuer (3),
 * algorithm (4), digits (5), type (6) and counter (7).
 */

/** Values of a message by the number of their field, in their order: numbers, or bytes. */
type Message = ReadonlyMap<number, readonly (number | Uint8Array)[]>;

const ALGORITHMS = ['SHA-1', 'SHA-1', 'SHA-256', 'SHA-512'] as const;
const DIGITS = [6, 6, 8] as const;

/** The accounts in the Base64 of an `otpauth-migration://` link. */
export function readMigration(data: string, fail: Fail, note: RunContext['note']): Account[] {
  try {
    const payload = readMessage(fromBase64(data));
    const accounts = bytesOf(payload, 1).map((bytes) => readAccount(readMessage(bytes), note));
    const codes = numberOf(payload, 3);
    if (codes > 1) note('note.batch', { part: numberOf(payload, 4) + 1, codes });
    const known = accounts.filter((account) => account !== undefined);
    if (known.length === 0) throw new Malformed();
    return known;
  } catch (error) {
    if (error instanceof Malformed || error instanceof DecodingError) return fail('error.migration');
    throw error;
  }
}

function readAccount(message: Message, note: RunContext['note']): Account | undefined {
  const [secret] = bytesOf(message, 1);
  const name = textOf(message, 2);
  const { [numberOf(message, 4)]: algorithm } = ALGORITHMS;
  const { [numberOf(message, 5)]: digits } = DIGITS;
  if (secret === undefined || secret.length === 0 || algorithm === undefined || digits === undefined) {
    note('warning.skipped', { account: name });
    return undefined;
  }
  const issuer = textOf(message, 3);
  const account = issuer !== '' && name.startsWith(`${issuer}:`) ? name.slice(issuer.length + 1).trim() : name;
  const shared = { issuer, account, secret: toBase32(secret), algorithm, digits };
  return numberOf(message, 6) === 1
    ? { type: 'hotp', ...shared, counter: numberOf(message, 7) }
    : { type: 'totp', ...shared, period: 30 };
}

class Malformed extends Error {}

/** Fields of a Protocol Buffer: varints (0) and what has a length (2); others are skipped (protobuf.dev/programming-guides/encoding). */
function readMessage(bytes: Uint8Array): Message {
  const fields = new Map<number, (number | Uint8Array)[]>();
  let at = 0;
  const readVarint = () => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const { [at]: byte } = bytes;
      if (byte === undefined || scale > 2 ** 63) throw new Malformed();
      at += 1;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  const take = (length: number) => {
    if (at + length > bytes.length) throw new Malformed();
    at += length;
    return bytes.subarray(at - length, at);
  };
  while (at < bytes.length) {
    const tag = readVarint();
    const values = fields.get(Math.floor(tag / 8)) ?? [];
    fields.set(Math.floor(tag / 8), values);
    switch (tag % 8) {
      case 0:
        values.push(readVarint());
        break;
      case 1:
        take(8);
        break;
      case 2:
        values.push(take(readVarint()));
        break;
      case 5:
        take(4);
        break;
      default:
        throw new Malformed();
    }
  }
  return fields;
}

const bytesOf = (message: Message, field: number): Uint8Array[] =>
  (message.get(field) ?? []).map((value) => {
    if (typeof value === 'number') throw new Malformed();
    return value;
  });

function numberOf(message: Message, field: number): number {
  const value = message.get(field)?.at(-1) ?? 0;
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new Malformed();
  return value;
}

function textOf(message: Message, field: number): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(message, field).at(-1) ?? new Uint8Array());
  } catch {
    throw new Malformed();
  }
}
