import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ToolError, type Params } from '#engine/error';
import { parseUuid } from './read-uuid.ts';
import { parseUlid, ulidFacts, writeUlid } from './ulid.ts';

const silent = () => expect.unreachable('A note was not expected.');
const facts = (text: string) => ulidFacts(parseUlid(text, silent));

function failure(text: string) {
  try {
    parseUlid(text, silent);
  } catch (error) {
    if (error instanceof ToolError) return { code: error.code, params: error.params, column: error.where.at?.column };
    throw error;
  }
  throw new Error('Nothing was thrown.');
}

/** Crockford's Base32, digit by digit from the table of the specification. */
function encodeUlid(value: bigint): string {
  const digits = Array.from({ length: 26 }, (_, index) => Number((value >> BigInt(5 * (25 - index))) & 31n));
  return digits.map((digit) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[digit]).join('');
}

test.each([
  // github.com/ulid/spec, “Canonical String Representation” and “Overflow Errors when Parsing Base32 Strings”;
  // the times are those of github.com/ulid/javascript, test.js.
  ['01ARZ3NDEKTSV4RRFFQ69G5FAV', 1_469_922_850_259],
  ['01ARYZ6S41TSV4RRFFQ69G5FAV', 1_469_918_176_385],
  ['7ZZZZZZZZZZZZZZZZZZZZZZZZZ', 281_474_976_710_655],
  ['00000000000000000000000000', 0],
  [' 01arz3ndektsv4rrffq69g5fav\n', 1_469_922_850_259],
  ['"01ARZ3NDEKTSV4RRFFQ69G5FAV",', 1_469_922_850_259],
])('%j has the time %i', (text, time) => {
  expect(facts(text).time).toBe(new Date(time).toISOString());
});

test('all 128 bits come back, as a ULID, as a UUID and apart', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      const ulid = writeUlid(bytes);
      expect(ulid).toBe(encodeUlid(BigInt(`0x${Buffer.from(bytes).toString('hex')}`)));
      expect(parseUlid(ulid, silent)).toEqual(bytes);
      expect(facts(ulid)).toMatchObject({ ulid, random: Buffer.from(bytes).toString('hex').slice(12) });
      expect(parseUuid(facts(ulid).uuid)).toEqual(bytes);
    }),
  );
});

test('ULIDs sort as their bytes do', () => {
  const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(bytes, bytes, (a, b) => {
      const [one, other] = [writeUlid(a), writeUlid(b)];
      expect(one < other ? -1 : one > other ? 1 : 0).toBe(Math.sign(Buffer.compare(a, b)));
    }),
  );
});

test('I, L and O are read as Crockford reads them, and said', () => {
  const notes: [string, Params | undefined, number | undefined][] = [];
  const bytes = parseUlid(' oLarz3ndektsv4rrffq69g5fai', (code, params, where) =>
    notes.push([code, params, where?.at?.column]),
  );
  expect(writeUlid(bytes)).toBe('01ARZ3NDEKTSV4RRFFQ69G5FA1');
  expect(notes).toEqual([['note.ulidLookAlike', { character: 'o' }, 2]]);
});

describe('refused', () => {
  test.each([
    ['01ARZ3NDEKTSV4RRFFQ69G5FAU', 'error.ulidDigit', { character: 'U' }, 26],
    ['01ARZ3NDEK-SV4RRFFQ69G5FAV', 'error.ulidDigit', { character: '-' }, 11],
    ['01ARZ3NDEKTSV4RRFFQ69G5FA😀', 'error.ulidDigit', { character: '😀' }, 26],
    [' "01ARZ3NDEKTSV4RRFFQ69G5FA"', 'error.ulidLength', { count: 25 }, 27],
    ['01ARZ3NDEKTSV4RRFFQ69G5FAVV', 'error.ulidLength', { count: 27 }, 27],
    ['', 'error.ulidLength', { count: 0 }, 1],
    ['8ZZZZZZZZZZZZZZZZZZZZZZZZZ', 'error.ulidTooLarge', {}, 1],
    ['80000000000000000000000000', 'error.ulidTooLarge', {}, 1],
    ['ZZZZZZZZZZZZZZZZZZZZZZZZZZ', 'error.ulidTooLarge', {}, 1],
  ])('%j: %s', (text, code, params, column) => {
    expect(failure(text)).toEqual({ code, params, column });
  });
});
