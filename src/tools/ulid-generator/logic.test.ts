import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError } from '#engine/error';
import { initialValues } from '#engine/options';
import { fromHex } from '#lib/bytes';
import { platformSources, type Sources } from '#lib/sources';
import { fromUuid, generate as generateWith, inspect, toUuid, type GenerateOptions } from './logic.ts';
import * as operations from './operations.ts';
import vectors from './vectors.json';

const silent = () => expect.unreachable('A note was not expected.');
const initial = initialValues(operations.generate.options);
const generate = (options: Partial<GenerateOptions>, sources: Sources = platformSources) =>
  generateWith({ ...initial, ...options }, { sources, note: silent });

/** Random bytes are those of the hex texts, one after the other. */
function inTurn(...texts: string[]): Sources {
  const left = [...texts];
  return { random: () => fromHex(left.shift() ?? ''), now: () => 0 };
}

function placeOf(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof ToolError) return error.where.at;
    throw error;
  }
  throw new Error('Nothing was thrown.');
}

it('converts and reads ids as Python does', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(100);
  for (const [uuid, ulid, milliseconds] of vectors as [string, string, number][]) {
    expect(fromUuid(uuid)).toBe(ulid);
    expect(toUuid(ulid, silent)).toBe(uuid);
    expect(inspect(ulid, silent).time).toBe(new Date(milliseconds).toISOString());
  }
});

describe('generate', () => {
  it.each([false, true])('makes 10,000 different ones (monotonic: %j)', (monotonic) => {
    const ulids = generate({ count: 10_000, monotonic }).split('\n');
    expect(new Set(ulids).size).toBe(10_000);
    if (monotonic) expect(ulids).toEqual([...ulids].sort());
  });

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
    expect(generate({ count: 2, monotonic: true }, inTurn('fffffffffffffffffffe'))).toMatch(/Z$/);
  });

  it('puts the chosen time into each', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
        for (const ulid of generate({ time: date.toISOString(), count: 2 }).split('\n'))
          expect(inspect(ulid, silent).time).toBe(date.toISOString());
      }),
    );
  });

  it('lists as asked', () => {
    expect(JSON.parse(generate({ count: 3, list: 'json' }))).toHaveLength(3);
    expect(generate({ count: 2, list: 'csv', lowercase: true })).toMatch(/^[\da-z]{26},[\da-z]{26}$/);
    expect(generate({ count: 1, list: 'sql' })).toMatch(/^\(\n {2}'\w{26}'\n\)$/);
  });
});

describe('lists', () => {
  it('name the line that is wrong, and keep empty lines', () => {
    const good = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
    expect(placeOf(() => toUuid(`${good}\r\n\n ${good}U`, silent))).toMatchObject({ line: 3, column: 28 });
    expect(placeOf(() => fromUuid('01563e3a-b5d3-d676-4c61-efb99302bd5b\nx'))).toMatchObject({ line: 2, column: 1 });
    expect(fromUuid('\n01563e3a-b5d3-d676-4c61-efb99302bd5b\n\n')).toBe(`\n${good}\n\n`);
  });

  it('that are hostile are converted or refused with a code', () => {
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
      { numRuns: 300 },
    );
  });
});
