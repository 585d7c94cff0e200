// @vitest-environment node
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { decodeQR } from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { initialValues } from '#engine/options';
import capacities from './capacity.json' with { type: 'json' };
import { drawText } from './draw.ts';
import { capacity, encode, type QrMode } from './encode.ts';
import { qrOptions, type QrLevel, type QrValues } from './options.ts';
import { readWifi, writeWifi, type Wifi } from './wifi.ts';
import zbar from './zbar-vectors.json' with { type: 'json' };

const levels: readonly QrLevel[] = ['low', 'medium', 'quartile', 'high'];
const modes: readonly QrMode[] = ['numeric', 'alphanumeric', 'byte'];
const filler: Readonly<Record<QrMode, string>> = { numeric: '7', alphanumeric: 'A', byte: 'a' };
const initial = initialValues(qrOptions);
const draw = (text: string, values: Partial<QrValues> = {}, notes: string[] = []) =>
  drawText(text, { ...initial, ...values }, (code) => notes.push(code));

/** The text the decoder reads in the modules themselves, three pixels each. */
function decode(rows: readonly (readonly boolean[])[]): string {
  const [module, margin] = [3, 4];
  const side = (rows.length + 2 * margin) * module;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  rows.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (!isDark) return;
      for (let line = 0; line < module; line++) {
        const start = ((y + margin) * module + line) * side + (x + margin) * module;
        for (let pixel = start; pixel < start + module; pixel++) data.fill(0, pixel * 4, pixel * 4 + 3);
      }
    }),
  );
  return decodeQR({ data, width: side, height: side });
}

describe('the encoder', () => {
  // capacity.json: ISO/IEC 18004, table 7.
  test.each(levels.flatMap((level) => modes.map((mode, at) => [level, mode, at] as const)))(
    'fills all 40 versions of level %s in mode %s, and no more',
    (level, mode, at) => {
      capacities[level].forEach((row, index) => {
        const most = row[at] ?? 0;
        expect(encode(filler[mode].repeat(most), level)?.version).toBe(index + 1);
        expect(encode(filler[mode].repeat(most + 1), level)?.version).toBe(index === 39 ? undefined : index + 2);
      });
      expect(capacity(level, mode)).toBe(capacities[level][39]?.[at]);
    },
  );

  test('holds 2953, 2331, 1663 and 1273 bytes at most (ISO/IEC 18004, table 7)', () => {
    expect(levels.map((level) => capacity(level, 'byte'))).toEqual([2953, 2331, 1663, 1273]);
    expect(levels.map((level) => capacity(level, 'numeric'))).toEqual([7089, 5596, 3993, 3057]);
    expect(levels.map((level) => capacity(level, 'alphanumeric'))).toEqual([4296, 3391, 2420, 1852]);
  });

  test.each(['https://例え.jp/?q=😀', 'héllo 😀', 'HELLO WORLD', '0', '\u0000\u0001'])('%j is read back', (text) => {
    for (const level of levels) expect(decode(encode(text, level)?.rows ?? [])).toBe(text);
  });

  test('any text is read back, and a version has 17 + 4 n modules a side', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
        fc.constantFrom(...levels),
        (text, level) => {
          const symbol = encode(text, level);
          expect(symbol?.rows.length).toBe(17 + 4 * (symbol?.version ?? 0));
          expect(decode(symbol?.rows ?? [])).toBe(text);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('the picture', () => {
  // make-zbar-vectors.mjs: rsvg-convert painted each, and zbarimg read it. Another picture must be read by it again.
  test('of all settings is one that zbarimg reads back', () => {
    expect(zbar.vectors.length).toBe(100);
    for (const { svg, logo, text, ...values } of zbar.vectors) {
      const drawn = draw(text, { ...(values as Partial<QrValues>), logo: logo ? zbar.logo : '' });
      expect(createHash('sha256').update(drawn).digest('hex').slice(0, 12), text).toBe(svg);
    }
  });

  test('has the size and the margin asked for', () => {
    expect(draw('a', { size: 300, margin: 0 })).toContain('width="300" height="300" viewBox="0 0 21 21"');
    expect(draw('a', { margin: 7 })).toContain('viewBox="0 0 35 35"');
  });

  test('has no background where that is transparent, and the opacity of its colors', () => {
    expect(draw('a', { background: '#ffffff00' }).match(/<path/g)).toHaveLength(1);
    expect(draw('a', { foreground: '#00000080' })).toContain('fill="#000000" fill-opacity="0.502"');
  });

  test('with a logo has level H and a free field in its middle', () => {
    const logo = 'data:image/png;base64,AAAA';
    expect(() => draw('x'.repeat(1274), { logo, level: 'low' })).toThrow(ToolError);
    expect(draw('x'.repeat(1273), { logo, level: 'low' })).toContain(`href="${logo}"`);
    expect(() => draw('a', { logo: 'data:image/png;base64,"><script>' })).toThrow('qr.logo');
  });

  test.each([
    [{ foreground: '#000', background: '#fff' }, []],
    [{ foreground: '#fff', background: '#fff' }, ['qr.lowContrast']],
    // 3.54:1 and 2.85:1 on white.
    [{ foreground: '#888' }, []],
    [{ foreground: '#999' }, ['qr.lowContrast']],
    // Half a black on white is a gray.
    [{ foreground: '#00000055' }, ['qr.lowContrast']],
    [{ foreground: '#fff', background: '#000' }, ['qr.inverted']],
    [{ foreground: '#fff', background: '#0000' }, ['qr.lowContrast']],
    [{ margin: 3 }, ['qr.narrowMargin']],
  ] as const)('%j notes %j', (values, expected) => {
    const notes: string[] = [];
    draw('a', values, notes);
    expect(notes).toEqual(expected);
  });
});

describe('Wi-Fi', () => {
  const open: Wifi = {
    security: 'nopass',
    ssid: 'cafe',
    password: '',
    hidden: false,
    eap: '',
    identity: '',
    anonymous: '',
    phase2: '',
  };
  const home: Wifi = { ...open, security: 'wpa', ssid: 'mynetwork', password: 'mypass' };

  // ZXing, “Barcode Contents”; the grammar of WPA3 specification 7.1 for R.
  test.each([
    [home, 'WIFI:T:WPA;S:mynetwork;P:mypass;;'],
    [{ ...home, hidden: true }, 'WIFI:T:WPA;S:mynetwork;P:mypass;H:true;;'],
    [{ ...open, ssid: 'bar' }, 'WIFI:T:nopass;S:bar;;'],
    [{ ...open, ssid: 'bar', hidden: true }, 'WIFI:T:nopass;S:bar;H:true;;'],
    [{ ...home, ssid: 'a"b' }, String.raw`WIFI:T:WPA;S:a\"b;P:mypass;;`],
    [{ ...home, ssid: 'ABCD' }, 'WIFI:T:WPA;S:ABCD;P:mypass;;'],
    [{ ...home, security: 'wpa3' }, 'WIFI:T:WPA;R:1;S:mynetwork;P:mypass;;'],
    [
      { ...home, security: 'eap', eap: 'PEAP', identity: 'ada', anonymous: 'anon', phase2: 'MSCHAPV2' },
      'WIFI:T:WPA2-EAP;S:mynetwork;P:mypass;E:PEAP;A:anon;I:ada;PH2:MSCHAPV2;;',
    ],
  ] as const)('%#', (wifi, text) => {
    expect(writeWifi(wifi)).toBe(text);
    expect(readWifi(text)).toEqual(wifi);
  });

  test('reads what others write', () => {
    expect(readWifi('WIFI:S:cafe;;')).toEqual(open);
    expect(readWifi('wifi:P:x;T:wpa2;S:n')).toMatchObject({ security: 'wpa', ssid: 'n', password: 'x' });
    expect(readWifi('WIFI:T:SAE;S:n;P:x;;')).toMatchObject({ security: 'wpa3' });
    for (const other of ['WIFI:', 'WIFI:T:WPA;P:x;;', 'https://example.com', ''])
      expect(readWifi(other)).toBeUndefined();
  });

  test('any network is read back', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('\\', ';', ',', ':', '"', 'a', 'F', ' ', '0') }),
    );
    const security = fc.constantFrom('nopass', 'wpa', 'wpa3', 'wep', 'eap');
    fc.assert(
      fc.property(
        security,
        value,
        value,
        value,
        value,
        fc.boolean(),
        (kind, ssid, password, identity, anonymous, hidden) => {
          fc.pre(ssid !== '');
          const wifi: Wifi = { ...home, security: kind, ssid, password, identity, anonymous, hidden };
          expect(readWifi(writeWifi(wifi))).toEqual(wifi);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('300 broken texts are read or are none', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...String.raw`WIFI:TSPHER;\\,":a1`) }), (text) => {
        expect(() => readWifi(`WIFI:S:${text}`)).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });
});
