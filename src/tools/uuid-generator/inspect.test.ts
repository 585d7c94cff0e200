import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError } from '#engine/error';
import { parseUuid } from '#formats/uuid/read-uuid.ts';
import { inspect as inspectWith } from './inspect.ts';

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
    expect(notesOf('017f22e2-79b0-7cc3-c8c4-dc0c0c07398f')).toEqual(['warning.variant']);
    expect(notesOf('017f22e2-79b0-9cc3-98c4-dc0c0c07398f')).toEqual(['warning.version']);
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

  it('reads a ULID', () => {
    expect(inspect('01arz3ndektsv4rrffq69g5fav')).toMatchObject({
      is: 'ulid',
      ulid: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
      time: '2016-07-30T23:54:10.259Z',
    });
    expect(failure('80000000000000000000000000')).toMatchObject({ code: 'error.ulidTooLarge' });
  });

  it.each([
    ['017f22e2-79b0-7cc3-98c4-dc0c0c07398g', 'error.uuidDigit', { character: 'g' }, 36],
    [' {017f22e2-79b0–7cc3}', 'error.uuidDigit', { character: '–' }, 16],
    ['017f22e2-79b0-7cc3-98c4-dc0c0c07398', 'error.uuidLength', { count: 31 }, 35],
    ['017f22e2-79b0-7cc3-98c4-dc0c0c07398ff', 'error.uuidLength', { count: 33 }, 37],
    ['9223372036854775808', 'error.uuidLength', { count: 19 }, 19],
    ['urn:uuid:', 'error.uuidLength', { count: 0 }, 10],
    ['017f22e27-9b0-7cc3-98c4-dc0c0c07398f', 'error.uuidDash', {}, 9],
    ['017f22e2--79b07cc398c4dc0c0c07398f', 'error.uuidDash', {}, 10],
    ['-017f22e279b07cc398c4dc0c0c07398f', 'error.uuidDash', {}, 1],
    ['017f22e2-79b0-7cc3-98c4-dc0c0c07398f-', 'error.uuidDash', {}, 37],
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
