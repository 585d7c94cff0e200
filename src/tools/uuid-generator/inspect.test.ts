import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError } from '#engine/error';
import { inspect as inspectWith } from './inspect.ts';
import { parseUuid } from './parse.ts';

const inspect = (text: string) => inspectWith(text, () => expect.unreachable('A note was not expected.'));
const inspectQuietly = (text: string) => inspectWith(text, () => undefined);

function notesOf(text: string): string[] {
  const codes: string[] = [];
  inspectWith(text, (code) => void codes.push(code));
  return codes;
}

function failure(text: string) {
  try {
    inspect(text);
  } catch (error) {
    if (error instanceof ToolError) return { code: error.code, params: error.params, where: error.where };
    throw error;
  }
  throw new Error('Nothing was thrown.');
}

/** Crockford's Base32, digit by digit from the table of the specification. */
function encodeUlid(value: bigint): string {
  const digits = Array.from({ length: 26 }, (_, index) => Number((value >> BigInt(5 * (25 - index))) & 31n));
  return digits.map((digit) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[digit]).join('');
}

describe('inspect', () => {
  const uuid = '1ec9414c-232a-6b00-b3c8-9f6bdeced846';

  it.each([
    uuid,
    uuid.toUpperCase(),
    uuid.replaceAll('-', ''),
    `{${uuid}}`,
    `(${uuid})`,
    `  "${uuid}",\n`,
    `'${uuid}'`,
    `urn:uuid:${uuid}`,
    `URN:UUID:${uuid.toUpperCase()}\n`,
  ])('reads %j', (text) => {
    expect(inspect(text)).toMatchObject({
      uuid,
      version: 6,
      time: '2022-02-22T19:22:22.0000000Z',
      clockSequence: 0x33c8,
    });
  });

  it('reads back the bytes of every UUID', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
        const hex = Buffer.from(bytes).toString('hex');
        const facts = inspectQuietly(hex);
        expect(facts).toMatchObject({
          hex,
          base64: Buffer.from(bytes).toString('base64'),
          integer: String(BigInt(`0x${hex}`)),
        });
        expect(parseUuid(facts.is === 'uuid' ? facts.urn : '')).toEqual(bytes);
      }),
    );
  });

  it('is exact to 100 ns, before 1970 too', () => {
    expect(inspect('00000001-0000-1000-8000-000000000000')).toMatchObject({ time: '1582-10-15T00:00:00.0000001Z' });
  });

  it('tells variants and unknown versions', () => {
    const variantOf = (digit: string) => inspectQuietly(`017f22e2-79b0-7cc3-${digit}8c4-dc0c0c07398f`);
    expect(variantOf('0')).toMatchObject({ variant: 'ncs' });
    expect(variantOf('c')).toMatchObject({ variant: 'microsoft' });
    expect(variantOf('e')).toMatchObject({ variant: 'future' });
    expect(variantOf('c')).not.toHaveProperty('version');
    expect(notesOf('017f22e2-79b0-7cc3-c8c4-dc0c0c07398f')).toEqual(['note.variant']);
    expect(notesOf('017f22e2-79b0-9cc3-98c4-dc0c0c07398f')).toEqual(['note.version']);
    expect(notesOf('017f22e2-79b0-2cc3-98c4-dc0c0c07398f')).toEqual([]);
  });

  it('reads the times of ObjectIds and Snowflakes', () => {
    // From the MongoDB manual, the Discord API reference, and Wikipedia on Snowflake IDs.
    expect(inspect('507F1F77BCF86CD799439011')).toMatchObject({ is: 'objectid', time: '2012-10-17T21:13:27.000Z' });
    expect(inspect('175928847299117063')).toMatchObject({
      discordTime: '2016-04-30T11:18:25.796Z',
      machine: 32,
      sequence: 7,
    });
    expect(inspect('1541815603606036480')).toMatchObject({ twitterTime: '2022-06-28T16:07:40.105Z' });
  });

  // From the ULID specification: its example and its largest ULID; then I, L and O as Crockford reads them.
  it.each([
    ['01ARZ3NDEKTSV4RRFFQ69G5FAV', '01ARZ3NDEKTSV4RRFFQ69G5FAV', '2016-07-30T23:54:10.259Z'],
    ['01arz3ndektsv4rrffq69g5fav', '01ARZ3NDEKTSV4RRFFQ69G5FAV', '2016-07-30T23:54:10.259Z'],
    [' oIarz3ndektsv4rrffq69g5fav\n', '01ARZ3NDEKTSV4RRFFQ69G5FAV', '2016-07-30T23:54:10.259Z'],
    ['"Olarz3ndektsv4rrffq69g5fav",', '01ARZ3NDEKTSV4RRFFQ69G5FAV', '2016-07-30T23:54:10.259Z'],
    ['00000000000000000000000000', '00000000000000000000000000', '1970-01-01T00:00:00.000Z'],
  ])('reads the ULID %j', (text, ulid, time) => {
    expect(inspect(text)).toMatchObject({ is: 'ulid', ulid, time });
  });

  it('reads the largest ULID, and none beyond', () => {
    const largest = inspect('7ZZZZZZZZZZZZZZZZZZZZZZZZZ');
    expect(largest).toMatchObject({
      time: '+010889-08-02T05:31:50.655Z',
      uuid: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
    });
    expect(failure('80000000000000000000000000')).toMatchObject({
      code: 'error.ulidTooLarge',
      where: { at: { column: 1 } },
    });
  });

  it('gives the bytes of a ULID back, as a UUID and apart', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
        const hex = Buffer.from(bytes).toString('hex');
        const facts = inspectQuietly(encodeUlid(BigInt(`0x${hex}`)));
        expect(facts).toMatchObject({ is: 'ulid', random: hex.slice(12) });
        expect(parseUuid(facts.is === 'ulid' ? facts.uuid : '')).toEqual(bytes);
      }),
    );
  });

  it.each([
    ['017f22e2-79b0-7cc3-98c4-dc0c0c07398g', 'error.character', { character: 'g' }, 36],
    [' {017f22e2-79b0–7cc3}', 'error.character', { character: '–' }, 16],
    ['017f22e2-79b0-7cc3-98c4-dc0c0c07398', 'error.length', { count: 31 }, 35],
    ['017f22e2-79b0-7cc3-98c4-dc0c0c07398ff', 'error.length', { count: 33 }, 37],
    ['9223372036854775808', 'error.length', { count: 19 }, 19],
    ['urn:uuid:', 'error.length', { count: 0 }, 10],
    ['017f22e27-9b0-7cc3-98c4-dc0c0c07398f', 'error.dash', {}, 9],
    ['017f22e2--79b07cc398c4dc0c0c07398f', 'error.dash', {}, 10],
    ['-017f22e279b07cc398c4dc0c0c07398f', 'error.dash', {}, 1],
    ['017f22e2-79b0-7cc3-98c4-dc0c0c07398f-', 'error.dash', {}, 37],
  ])('refuses %j', (text, code, params, column) => {
    expect(failure(text)).toMatchObject({ code, params, where: { at: { line: 1, column } } });
  });

  it('never throws anything but a ToolError', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0189afAF-{} \n"x', 'urn:uuid:', '\ud800', '😀'), maxLength: 40 }),
        (text) => {
          try {
            inspectQuietly(text);
          } catch (error) {
            expect(error).toBeInstanceOf(ToolError);
          }
        },
      ),
    );
  });
});
