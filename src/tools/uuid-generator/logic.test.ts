import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError, type Params, type Where } from '#engine/error';
import { initialValues } from '#engine/options';
import { fromHex } from '#lib/bytes';
import { platformSources, type Sources } from '#lib/sources';
import type { GenerateOptions } from './generate.ts';
import { generate as generateWith, generateId as generateIdWith, inspect as inspectWith } from './logic.ts';
import * as operations from './operations.ts';
import type { IdOptions } from './other-ids.ts';

const silent = () => expect.unreachable('A note was not expected.');

/** Random bytes that repeat those of a hex text. */
const fixed = (hex: string, now = 0): Sources => ({
  random: (size) => {
    const bytes = fromHex(hex);
    return Uint8Array.from({ length: size }, (_, index) => bytes[index % bytes.length] ?? 0);
  },
  now: () => now,
});

const generate = (options: Partial<GenerateOptions>, sources = platformSources, note: () => void = silent) =>
  generateWith({ ...initialValues(operations.generate.options), ...options }, { sources, note });
const generateId = (options: Partial<IdOptions>, sources = platformSources) =>
  generateIdWith({ ...initialValues(operations.generateId.options), ...options }, { sources, note: silent });
const inspect = (text: string) => inspectWith(text, silent);

function failure(run: () => unknown): { code: string; params: Params; where: Where } {
  try {
    run();
  } catch (error) {
    if (error instanceof ToolError) return { code: error.code, params: error.params, where: error.where };
    throw error;
  }
  throw new Error('Nothing was thrown.');
}

function notesOf(run: (note: (code: string, params?: Params) => void) => unknown): string[] {
  const codes: string[] = [];
  run((code) => void codes.push(code));
  return codes;
}

const RFC_TIME = Date.UTC(2022, 1, 22, 19, 22, 22);
const timeBased = ['v1', 'v6', 'v7'] as const;
const random = ['v4', 'v8', ...timeBased] as const;

describe('generate: vectors of RFC 9562', () => {
  // Appendix A; the random bytes are those of the vector, with other version and variant bits.
  it.each([
    ['v1', 'b3c8 9f6bdeced846', 'c232ab00-9414-11ec-b3c8-9f6bdeced846'],
    ['v1', '33c8 9e6bdeced846', 'c232ab00-9414-11ec-b3c8-9f6bdeced846'],
    ['v4', '919108f752d1f3205bacf847db4148a8', '919108f7-52d1-4320-9bac-f847db4148a8'],
    ['v6', 'f3c8 9f6bdeced846', '1ec9414c-232a-6b00-b3c8-9f6bdeced846'],
    ['v7', '0000000000000cc3 18c4dc0c0c07398f', '017f22e2-79b0-7cc3-98c4-dc0c0c07398f'],
    ['v8', '2489e9ad2ee20e000ec932d5f69181c0', '2489e9ad-2ee2-8e00-8ec9-32d5f69181c0'],
  ] as const)('%s from %s', (version, hex, uuid) => {
    expect(generate({ version }, fixed(hex, RFC_TIME))).toBe(uuid);
  });

  // Appendix A.2 and A.4; the others from the uuid module of Python 3.11.
  it.each([
    ['v3', 'dns', 'www.example.com', '5df41881-3aed-3515-88a7-2f4a814cf09e'],
    ['v5', 'dns', 'www.example.com', '2ed6657d-e927-568b-95e1-2665a8aea6a2'],
    ['v5', 'url', '', '1b4db7eb-4057-5ddf-91e0-36dec72071f5'],
    ['v5', 'x500', 'é', 'd13e05fb-cfd5-575b-8154-f5979b02b254'],
    ['v3', 'oid', '1.2.3', '8c29ab0e-a2dc-3482-b5eb-20cb2e2387a1'],
  ] as const)('%s of %s %j', (version, namespace, name, uuid) => {
    expect(generate({ version, namespace, name })).toBe(uuid);
  });

  it('nil and max (sections 5.9 and 5.10)', () => {
    expect(generate({ version: 'nil' })).toBe('00000000-0000-0000-0000-000000000000');
    expect(generate({ version: 'max' })).toBe('ffffffff-ffff-ffff-ffff-ffffffffffff');
  });
});

describe('generate', () => {
  it.each(random)('makes 10,000 different %s with version and variant', (version) => {
    const uuids = generate({ version, count: 10_000 }).split('\n');
    expect(new Set(uuids).size).toBe(10_000);
    const pattern = new RegExp(
      `^[\\da-f]{8}-[\\da-f]{4}-${version.slice(1)}[\\da-f]{3}-[89ab][\\da-f]{3}-[\\da-f]{12}$`,
    );
    expect(uuids.filter((uuid) => !pattern.test(uuid))).toEqual([]);
  });

  it('uses every hex digit at every free place of v4', () => {
    const uuids = generate({ version: 'v4', count: 2000, dashes: false }).split('\n');
    const seen = Array.from({ length: 32 }, (_, place) => new Set(uuids.map((uuid) => uuid.charAt(place))).size);
    expect(seen).toEqual(Array.from({ length: 32 }, (_, place) => (place === 12 ? 1 : place === 16 ? 4 : 16)));
  });

  it('makes v6 and v7 in ascending order', () => {
    for (const version of ['v6', 'v7'] as const) {
      const uuids = generate({ version, count: 5000 }).split('\n');
      expect(uuids).toEqual([...uuids].sort());
    }
  });

  it.each(timeBased)('puts the chosen time into %s', (version) => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1970-01-01'), max: new Date('5000-01-01'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString();
          const facts = inspect(generate({ version, time: iso }));
          expect(facts).toMatchObject({
            version: Number(version.slice(1)),
            time: version === 'v7' ? iso : iso.replace('Z', '0000Z'),
          });
        },
      ),
    );
  });

  it('marks the random node as no network card', () => {
    for (let index = 0; index < 50; index++)
      expect(inspect(generate({ version: 'v1' }))).toMatchObject({ isNodeRandom: true });
  });

  it('reads times with a zone, and without one as UTC, with a note', () => {
    const facts = (time: string, note?: () => void) => inspect(generate({ version: 'v7', time }, undefined, note));
    expect(facts('2022-02-22 20:22:22+01:00')).toMatchObject({ time: '2022-02-22T19:22:22.000Z' });
    expect(facts('2022-02-22T19:22:22.5-0530')).toMatchObject({ time: '2022-02-23T00:52:22.500Z' });
    expect(notesOf((note) => facts('2022-02-22T19:22', () => note('note')))).toEqual(['note']);
    expect(facts('2024-02-29', () => undefined)).toMatchObject({ time: '2024-02-29T00:00:00.000Z' });
  });

  it.each([
    'yesterday',
    '2022-02-30',
    '2023-02-29T00:00Z',
    '2022-13-01',
    '2022-01-01T24:00Z',
    '2022-01-01T10:60Z',
    '2022-01-01T10:00+24:00',
    '1645557742',
  ])('refuses the time %j', (time) => {
    expect(failure(() => generate({ version: 'v7', time }))).toMatchObject({
      code: 'error.idTime',
      where: { option: 'time' },
    });
  });

  it('refuses times that a version cannot hold', () => {
    expect(failure(() => generate({ version: 'v7', time: '1969-12-31T23:59:59.999Z' }))).toMatchObject({
      code: 'error.idTimeRange',
      params: { from: '1970-01-01', to: '+010889-08-02' },
    });
    expect(failure(() => generate({ version: 'v1', time: '1582-10-14T23:59Z' }))).toMatchObject({
      code: 'error.idTimeRange',
      params: { from: '1582-10-15', to: '5236-03-31' },
    });
    expect(inspect(generate({ version: 'v1', time: '1582-10-15T00:00Z' }))).toMatchObject({
      time: '1582-10-15T00:00:00.0000000Z',
    });
  });

  it('makes one name-based UUID for each line of names', () => {
    const note = () => undefined;
    expect(generate({ version: 'v5', name: 'a\r\nb\n' }).split('\n')).toEqual([
      generate({ version: 'v5', name: 'a' }),
      generate({ version: 'v5', name: 'b' }),
    ]);
    expect(generate({ version: 'v5', name: 'a', count: 9 }, undefined, note).split('\n')).toHaveLength(1);
  });

  it('takes any namespace that is a UUID', () => {
    const custom = { version: 'v5', namespace: 'custom', name: 'www.example.com' } as const;
    for (const customNamespace of ['6BA7B810-9DAD-11D1-80B4-00C04FD430C8', ' {6ba7b8109dad11d180b400c04fd430c8} ']) {
      expect(generate({ ...custom, customNamespace })).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
    }
    expect(failure(() => generate({ ...custom, customNamespace: ' ' }))).toMatchObject({
      code: 'error.namespaceMissing',
      where: { option: 'customNamespace' },
    });
    expect(failure(() => generate({ ...custom, customNamespace: '6ba7b81O' }))).toMatchObject({
      code: 'error.uuidDigit',
      params: { character: 'O' },
      where: { option: 'customNamespace', at: { column: 8 } },
    });
  });

  it('formats as asked', () => {
    const one = { version: 'v3', namespace: 'dns', name: 'www.example.com' } as const;
    const uuid = '5df41881-3aed-3515-88a7-2f4a814cf09e';
    expect(generate({ ...one, uppercase: true })).toBe(uuid.toUpperCase());
    expect(generate({ ...one, dashes: false })).toBe(uuid.replaceAll('-', ''));
    expect(generate({ ...one, style: 'braces' })).toBe(`{${uuid}}`);
    expect(generate({ ...one, style: 'quotes' })).toBe(`"${uuid}"`);
    expect(generate({ ...one, style: 'urn' })).toBe(`urn:uuid:${uuid}`);
    expect(
      notesOf((note) => generate({ ...one, style: 'urn', dashes: false }, undefined, () => note('note'))),
    ).toHaveLength(1);
    const two = { ...one, name: `${one.name}\n${one.name}` };
    expect(JSON.parse(generate({ ...two, list: 'json', style: 'quotes' }))).toEqual([uuid, uuid]);
    expect(generate({ ...two, list: 'csv' })).toBe(`${uuid},${uuid}`);
    expect(generate({ ...two, list: 'csv', style: 'quotes' })).toBe(`"${uuid}","${uuid}"`);
    expect(generate({ ...two, list: 'sql', style: 'quotes' })).toBe(`(\n  '${uuid}',\n  '${uuid}'\n)`);
  });
});

describe('generateId', () => {
  it('makes NanoIDs of the URL-safe alphabet, all of it', () => {
    const ids = generateId({ count: 500 }).split('\n');
    expect(ids.every((id) => /^[\w-]{21}$/.test(id))).toBe(true);
    expect(new Set(ids.join('')).size).toBe(64);
    expect(generateId({ length: 128 })).toHaveLength(128);
  });

  it('makes ObjectIds that share time and random part and count on, over the end too', () => {
    const ids = generateId({ kind: 'objectid', count: 3 }, fixed('bcf86cd799 fffffe', 1_350_508_407_000)).split('\n');
    expect(ids).toEqual(['507f1f77bcf86cd799fffffe', '507f1f77bcf86cd799ffffff', '507f1f77bcf86cd799000000']);
  });

  it('makes Snowflakes in ascending order, more than one millisecond of them too', () => {
    const ids = generateId({
      kind: 'snowflake',
      epoch: 'discord',
      count: 5000,
      time: '2016-04-30T11:18:25.796Z',
    }).split('\n');
    expect(new Set(ids).size).toBe(5000);
    expect(ids).toEqual([...ids].sort((a, b) => Number(BigInt(a) - BigInt(b))));
    expect(inspect(ids[0] ?? '')).toMatchObject({ discordTime: '2016-04-30T11:18:25.796Z', sequence: 0 });
    expect(inspect(ids[4096] ?? '')).toMatchObject({ discordTime: '2016-04-30T11:18:25.797Z', sequence: 0 });
  });

  it('refuses times that a kind cannot hold', () => {
    const code = (options: Partial<IdOptions>) => failure(() => generateId(options)).code;
    expect(code({ kind: 'snowflake', epoch: 'discord', time: '2014-12-31T23:59:59Z' })).toBe('error.idTimeRange');
    expect(code({ kind: 'snowflake', epoch: 'unix', time: '2040-01-01T00:00:00Z' })).toBe('error.idTimeRange');
    expect(code({ kind: 'objectid', time: '2106-02-07T06:28:16Z' })).toBe('error.idTimeRange');
    expect(inspect(generateId({ kind: 'objectid', time: '2106-02-07T06:28:15Z' }))).toMatchObject({
      time: '2106-02-07T06:28:15.000Z',
    });
  });
});
