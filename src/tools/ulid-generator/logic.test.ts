import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError } from '#engine/error';
import { initialValues } from '#engine/options';
import { parseUlid, writeUlid } from '#formats/uuid/ulid.ts';
import { fromHex } from '#lib/bytes';
import { platformSources, type Sources } from '#lib/sources';
import { ratio } from '#engine/processor-time.test-support';
import vectors from './python-vectors.json' with { type: 'json' };
import { fromUuid, generate as generateWith, inspect, toUuid, type GenerateOptions } from './logic.ts';
import * as operations from './operations.ts';

const silent = () => expect.unreachable('A note was not expected.');
const initial = initialValues(operations.generate.options);
const generate = (options: Partial<GenerateOptions>, sources: Sources = platformSources) =>
  generateWith({ ...initial, ...options }, { sources, note: silent });

/** Random bytes are those of the hex texts, one after the other. */
function inTurn(...texts: string[]): Sources {
  const left = [...texts];
  return { random: () => fromHex(left.shift() ?? ''), now: () => 0 };
}

function failure(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof ToolError) return { code: error.code, params: error.params, at: error.where.at };
    throw error;
  }
  throw new Error('Nothing was thrown.');
}

describe('vectors', () => {
  // github.com/ulid/javascript, test.ts: encodeTime and decodeTime; github.com/ulid/spec: the largest one.
  it.each([
    ['01ARZ3NDEKTSV4RRFFQ69G5FAV', 1_469_922_850_259],
    ['01ARYZ6S41TSV4RRFFQ69G5FAV', 1_469_918_176_385],
    ['7ZZZZZZZZZZZZZZZZZZZZZZZZZ', 281_474_976_710_655],
    ['00000000000000000000000000', 0],
  ])('%s has the time %i', (ulid, time) => {
    expect(inspect(ulid, silent)).toMatchObject({ ulid, time: new Date(time).toISOString() });
    expect(generate({ time: '2016-07-30T22:36:16.385Z' })).toMatch(/^01ARYZ6S41/);
  });

  it(`${vectors.length} ids are converted and read as by Python`, () => {
    for (const [uuid, ulid, milliseconds] of vectors as [string, string, number][]) {
      expect(fromUuid(uuid)).toBe(ulid);
      expect(toUuid(ulid, silent)).toBe(uuid);
      expect(inspect(ulid, silent).time).toBe(new Date(milliseconds).toISOString());
    }
  });
});

describe('generate', () => {
  it.each([false, true])(
    'makes 10,000 different ones about as cheaply as the platform makes UUIDs (monotonic: %j)',
    async (monotonic) => {
      const countOf = (ids: readonly string[]) => new Set(ids).size;
      const work = () => expect(countOf(generate({ count: 10_000, monotonic }).split('\n'))).toBe(10_000);
      const platform = () => expect(countOf(Array.from({ length: 10_000 }, () => crypto.randomUUID()))).toBe(10_000);
      expect(await ratio(work, platform)).toBeLessThan(10);
    },
  );

  it('uses every digit at every random place', () => {
    const ulids = generate({ count: 2000 }).split('\n');
    const seen = Array.from({ length: 16 }, (_, place) => new Set(ulids.map((ulid) => ulid.charAt(place + 10))).size);
    expect(seen).toEqual(Array(16).fill(32));
  });

  it('counts up by one, and never over the end', () => {
    const ulids = generate({ count: 3, monotonic: true }, inTurn('ffffffffffffffffffff', '0000000000000000001f'));
    expect(ulids.split('\n')).toEqual([
      '0000000000000000000000000Z',
      '00000000000000000000000010',
      '00000000000000000000000011',
    ]);
    const many = generate({ count: 5000, monotonic: true }).split('\n');
    expect(many).toEqual([...many].sort());
    expect(generate({ count: 2, monotonic: true }, inTurn('fffffffffffffffffffe'))).toMatch(/Z$/);
  });

  it('puts the chosen time into each', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
        expect(inspect(generate({ time: date.toISOString() }), silent).time).toBe(date.toISOString());
      }),
    );
  });

  it('lists as asked', () => {
    expect(JSON.parse(generate({ count: 3, list: 'json' }))).toHaveLength(3);
    expect(generate({ count: 2, list: 'csv', lowercase: true })).toMatch(/^[\da-z]{26},[\da-z]{26}$/);
    expect(generate({ count: 1, list: 'sql' })).toMatch(/^\(\n {2}'\w{26}'\n\)$/);
  });
});

describe('reading', () => {
  it('gives back what is written, for all 128 bits', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
        const ulid = writeUlid(bytes);
        expect(parseUlid(ulid, silent)).toEqual(bytes);
        expect(fromUuid(toUuid(ulid, silent))).toBe(ulid);
      }),
    );
  });

  it('sorts as the bytes do', () => {
    const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(bytes, bytes, (a, b) => {
        expect(Math.sign(Buffer.compare(a, b))).toBe(
          writeUlid(a) < writeUlid(b) ? -1 : writeUlid(a) > writeUlid(b) ? 1 : 0,
        );
      }),
    );
  });

  it.each([
    ['01ARZ3NDEKTSV4RRFFQ69G5FAU', 'ulid.character', { character: 'U' }, 26],
    ['01ARZ3NDEK-SV4RRFFQ69G5FAV', 'ulid.character', { character: '-' }, 11],
    ['01ARZ3NDEKTSV4RRFFQ69G5FA😀', 'ulid.character', { character: '😀' }, 26],
    [' "01ARZ3NDEKTSV4RRFFQ69G5FA"', 'ulid.length', { count: 25 }, 27],
    ['01ARZ3NDEKTSV4RRFFQ69G5FAVV', 'ulid.length', { count: 27 }, 27],
    ['8ZZZZZZZZZZZZZZZZZZZZZZZZZ', 'ulid.tooLarge', {}, 1],
    ['ZZZZZZZZZZZZZZZZZZZZZZZZZZ', 'ulid.tooLarge', {}, 1],
  ])('refuses %j', (text, code, params, column) => {
    expect(failure(() => inspect(text, silent))).toMatchObject({ code, params, at: { line: 1, column } });
  });

  it('reads I, L and O as Crockford does, and says so', () => {
    const notes: unknown[] = [];
    const note = (code: string, params: unknown) => void notes.push([code, params]);
    expect(inspect('oLarz3ndektsv4rrffq69g5fai', note).ulid).toBe('01ARZ3NDEKTSV4RRFFQ69G5FA1');
    expect(notes).toEqual([['note.ulidLookAlike', { character: 'o' }]]);
  });

  it('points into the line that is wrong, and keeps empty lines', () => {
    const good = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
    expect(failure(() => toUuid(`${good}\r\n\n ${good}U`, silent)).at).toMatchObject({ line: 3, column: 28 });
    expect(failure(() => fromUuid('01563e3a-b5d3-d676-4c61-efb99302bd5b\nx')).at).toMatchObject({ line: 2, column: 1 });
    expect(fromUuid('\n01563e3a-b5d3-d676-4c61-efb99302bd5b\n\n')).toBe(`\n${good}\n\n`);
  });

  it('gives only coded errors for 10,000 mutated inputs', () => {
    const text = fc.string({
      unit: fc.constantFrom(...'01ARZ3NDEKTSV4RRFFQ69G5FAViluo{}"\' -\n\ud800', '😀', '01ARZ3NDEKTSV4RRFFQ69G5FAV'),
      maxLength: 30,
    });
    fc.assert(
      fc.property(text, (input) => {
        for (const read of [inspect, toUuid, fromUuid]) {
          try {
            read(input, () => undefined);
          } catch (error) {
            expect(error).toBeInstanceOf(ToolError);
          }
        }
      }),
      { numRuns: 10_000 },
    );
  });
});
