import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError } from '#engine/error';
import { readGiven } from '#engine/needs';
import { initialValues } from '#engine/options';
import { platformSources, type Sources } from '#lib/sources';
import { firstPorts } from './first-ports.ts';
import { BLOCKED, COMMON, SERVICES } from './known-ports.ts';
import { generate as generateWith, lookUp, type PortOptions } from './logic.ts';
import * as operations from './operations.ts';

const generate = (options: Partial<PortOptions>, sources: Sources = platformSources) =>
  generateWith({ ...initialValues(operations.generate.options), ...options }, { sources, note: () => undefined })
    .split(/\D+/)
    .map(Number);

function failure(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    if (error instanceof ToolError) return { code: error.code, params: error.params, ...error.where };
    throw error;
  }
}

describe('limits that are given', () => {
  it('win over the range that is not', () => {
    const { values, notes } = readGiven(operations.generate, { min: '8000', max: '8010' });
    expect(values).toMatchObject({ range: 'custom', min: 8000, max: 8010 });
    expect(notes).toEqual([]);
  });

  it('are noted where they have no effect', () => {
    const { values, notes } = readGiven(operations.generate, { range: 'dynamic', min: 8000 });
    expect(values).toMatchObject({ range: 'dynamic' });
    expect(notes).toMatchObject([{ code: 'engine.noEffect', params: { option: 'min', needs: 'range=custom' } }]);
  });
});

const all = { skipCommon: false, skipBlocked: false };

describe('generate', () => {
  // RFC 6335, section 6: system 0-1023, user 1024-49151, dynamic 49152-65535.
  it.each([
    ['unprivileged', 1024, 65_535],
    ['registered', 1024, 49_151],
    ['dynamic', 49_152, 65_535],
  ] as const)('stays in the range %s, from %i to %i', (range, first, last) => {
    const ports = generate({ range, count: 1000, ...all });
    expect(Math.min(...ports)).toBeGreaterThanOrEqual(first);
    expect(Math.max(...ports)).toBeLessThanOrEqual(last);
    const lowest = generate({ range, ...all }, { random: (size) => new Uint8Array(size), now: () => 0 });
    expect(lowest).toEqual([first]);
  });

  it('reaches both ends of a range', () => {
    const ports = generate({ range: 'custom', min: 65_534, max: 65_535, unique: false, count: 200 });
    expect(new Set(ports)).toEqual(new Set([65_534, 65_535]));
  });

  it('gives every port of a range once if asked for all', () => {
    const ports = generate({ range: 'custom', min: 2000, max: 2999, count: 1000, ...all });
    expect(ports.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 1000 }, (_, index) => 2000 + index));
    expect(ports).not.toEqual(ports.toSorted((a, b) => a - b));
  });

  it('leaves out common and blocked ports only if asked', () => {
    const range = { range: 'custom', min: 6660, max: 6670, unique: false, count: 500 } as const;
    expect(new Set(generate({ ...range, skipCommon: false }))).toEqual(new Set([6660, 6661, 6662, 6663, 6664, 6670]));
    expect(new Set(generate({ ...range, ...all })).size).toBe(11);
    const databases = { range: 'custom', min: 27_016, max: 27_020, unique: false, count: 300 } as const;
    expect(new Set(generate({ ...databases, skipBlocked: false }))).toEqual(new Set([27_016, 27_020]));
  });

  it('holds what it promises for every range and count', () => {
    const port = fc.integer({ min: 1, max: 65_535 });
    fc.assert(
      fc.property(port, port, fc.integer({ min: 1, max: 50 }), fc.boolean(), (min, max, count, unique) => {
        const result = failure(() => generate({ range: 'custom', min, max, count, unique, sorted: true }));
        const asked = max - min + 1;
        if (!Array.isArray(result)) {
          // Refused is only what cannot be, even when all ports of a short range are skipped.
          expect(min > max || asked < count + COMMON.size + BLOCKED.size).toBe(true);
          return;
        }
        const ports = result as number[];
        expect(ports).toHaveLength(count);
        expect(ports).toEqual(ports.toSorted((a, b) => a - b));
        for (const one of ports) expect(one >= min && one <= max && !COMMON.has(one) && !BLOCKED.has(one)).toBe(true);
        if (unique) expect(new Set(ports).size).toBe(count);
      }),
      { numRuns: 30 },
    );
  });

  it('says what is wrong with a range', () => {
    expect(failure(() => generate({ range: 'custom', min: 2, max: 1 }))).toEqual({
      code: 'error.reversed',
      params: { min: 2, max: 1 },
      option: 'min',
    });
    expect(failure(() => generate({ range: 'custom', min: 8079, max: 8082, count: 3 }))).toEqual({
      code: 'error.tooMany',
      params: { available: 2, wanted: 3 },
      option: 'count',
    });
  });
});

describe('firstPorts', () => {
  it.each([
    ['1\n2\n3', '1 2'],
    ['1, 2, 3', '1 2'],
    ['1; 2', '1 2'],
    ['8080', '8080'],
    ['', ''],
  ])('%j: %j', (list, ports) => expect(firstPorts(list, 2)).toBe(ports));
});

describe('lookUp', () => {
  it.each([
    [1023, 'system'],
    [1024, 'registered'],
    [49_151, 'registered'],
    [49_152, 'dynamic'],
  ])('knows the range of %i', (port, range) => {
    expect(lookUp(String(port))).toMatchObject([{ port, range }]);
  });

  it('points at what is no port', () => {
    expect(failure(() => lookUp('80\n0x50'))).toEqual({
      code: 'error.notAPort',
      params: { value: '0x50' },
      at: { line: 2, column: 1, offset: 3, endOffset: 7 },
    });
    expect(failure(() => lookUp('0'))).toMatchObject({ code: 'error.notAPort' });
  });

  it('throws nothing but ToolError', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void failure(() => lookUp(text))));
  });
});

it('lists whole, different ports', () => {
  for (const port of [...COMMON, ...BLOCKED]) expect(Number.isInteger(port) && port >= 0 && port < 65_536).toBe(true);
  expect(SERVICES.size).toBe(105);
  // WHATWG Fetch, 'Port blocking': as many as Node's fetch refuses since 4190 and 6679 were added.
  expect(BLOCKED.size).toBe(82);
});
