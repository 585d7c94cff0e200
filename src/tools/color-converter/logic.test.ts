import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError } from '#engine/error';
import { formats, type Format } from './formats.ts';
import { convert } from './logic.ts';

function run(text: string, from: Format | 'auto' = 'auto', legacy = false) {
  const notes: string[] = [];
  return { ...convert(text, { from, legacy }, (code) => void notes.push(code)), notes };
}

function code(text: string, from: Format | 'auto' = 'auto'): string {
  try {
    run(text, from);
  } catch (error) {
    if (error instanceof ToolError) return error.code;
    throw error;
  }
  return 'none';
}

describe('convert', () => {
  // Examples of CSS Color 4.
  it.each([
    ['lab(29.2345% 39.3825 20.0664)', '#7d2329'],
    ['lch(52.2345% 72.2 56.2)', '#c65d06'],
    ['hsl(120 100% 25%)', '#008000'],
    ['hwb(90 10% 10%)', '#80e61a'],
    ['teal', '#008080'],
    ['RGB(30, 165, 76);', '#1ea54c'],
    ['rgb(10% 20% 30%)', '#1a334d'],
    ['0xff1ea54c', '#1ea54c'],
    ['0x1ea54c', '#1ea54c'],
    ['cmyk(0, 100%, 100%, 0)', '#ff0000'],
    ['device-cmyk(0 1 1 0)', '#ff0000'],
    ['0, 0.5, 1', '#0080ff'],
    ['#f00', '#ff0000'],
    ['hsv(140.4, 81.8%, 64.7%)', '#1ea54c'],
    ['hsb(140.4 81.8 64.7)', '#1ea54c'],
    ['HSV(0.5turn 100% 100%)', '#00ffff'],
    ['hsv(-120deg, 100%, 100%)', '#0000ff'],
  ])('%s is %s', (text, hex) => {
    expect(run(text).hex).toBe(hex);
    expect(run(text).notes).toEqual([]);
  });

  it('has hues in [0, 360)', () => {
    expect(run('oklch(50% 0.4 30)').forms).toMatchObject({ hsl: expect.stringMatching(/^hsl\(0 /) as string });
    // A hundredth of a degree below 360 and beyond, in each space.
    expect(run('hsl(359.99 100% 50%)').forms).toMatchObject({
      hsl: 'hsl(0 100% 50%)',
      hsv: 'hsv(0, 100%, 100%)',
      hwb: 'hwb(0 0% 0%)',
    });
    expect(run('lch(50 30 -10)').forms.lch).toBe('lch(50 30 350)');
    expect(run('oklch(0.5 0.1 750)').forms.oklch).toBe('oklch(0.5 0.1 30)');
    fc.assert(
      fc.property(fc.double({ min: -720, max: 720, noNaN: true }), (hue) => {
        for (const name of ['hsl', 'hwb', 'lch', 'oklch'] as const) {
          const parts = {
            hsl: [hue, '80%', '40%'],
            hwb: [hue, '20%', '30%'],
            lch: [50, 40, hue],
            oklch: [0.5, 0.1, hue],
          };
          const { forms } = run(`${name}(${parts[name].join(' ')})`);
          for (const text of [forms.hsl, forms.hsv, forms.hwb, forms.lch, forms.oklch]) {
            const numbers = text.match(/-?[\d.]+/g)?.map(Number) ?? [];
            const degrees = text.includes('lch') ? numbers[2]! : numbers[0]!;
            expect(degrees >= 0 && degrees < 360, text).toBe(true);
          }
        }
      }),
    );
  });

  it('has all forms', () => {
    expect(run('#1ea54c').forms).toMatchObject({
      hex: '#1ea54c',
      rgb: 'rgb(30 165 76)',
      hsl: 'hsl(140.4 69.2% 38.2%)',
      cmyk: 'cmyk(81.8%, 0%, 53.9%, 35.3%)',
      argb: '0xff1ea54c',
    });
    expect(run('#1ea54c', 'auto', true).forms.rgb).toBe('rgb(30, 165, 76)');
    expect(run('#1ea54c80', 'auto', true).forms.rgb).toBe('rgba(30, 165, 76, 0.502)');
    expect(run('#1ea54c80').forms).toMatchObject({ hex: '#1ea54c80', argb: '0x801ea54c' });
    expect(run('#1ea54cff').forms.hex).toBe('#1ea54c');
    expect(run('#888').forms.hsl).toBe('hsl(0 0% 53.3%)');
  });

  it('tells a name from the nearest one', () => {
    expect(run('#008080')).toMatchObject({ forms: { name: 'teal' }, isNameExact: true });
    expect(run('#008081')).toMatchObject({ forms: { name: 'teal' }, isNameExact: false });
  });

  // WCAG 2.2, understanding 1.4.3: #777777 on white is 4.47 : 1 and fails, #767676 is 4.54 : 1.
  it('knows contrast', () => {
    expect(run('#777').contrasts[0]).toEqual({ against: 'white', ratio: 4.47, level: 'large' });
    expect(run('#767676').contrasts[0]).toMatchObject({ ratio: 4.54, level: 'AA' });
    expect(run('black').contrasts[0]).toEqual({ against: 'white', ratio: 21, level: 'AAA' });
  });

  it.each([
    ['rgb(300 0 0)', '#ff0000', 'warning.clamped'],
    ['rgb(none 0 0)', '#000000', 'note.none'],
    ['rgb(1 2 3 / 2)', '#010203', 'warning.clamped'],
    ['rgba(1, 2, 3, 150%)', '#010203', 'warning.clamped'],
    ['1ea54c', '#1ea54c', 'note.hash'],
    ['cmyk(0, 120%, 100%, 0)', '#ff0000', 'warning.clamped'],
    ['30, 165, 76', '#1ea54c', 'note.rgb'],
    ['30 165 76', '#1ea54c', 'note.rgb'],
    ['30.4, 164.6, 76', '#1ea54c', 'note.rgb'],
    ['lab(120 0 0)', '#ffffff', 'warning.clamped'],
    ['lab(-5% 0 0)', '#000000', 'warning.clamped'],
    ['lch(50 -20 10)', '#777777', 'warning.clamped'],
    ['oklab(150% 0 0)', '#ffffff', 'warning.clamped'],
    ['oklch(1.5 0 0)', '#ffffff', 'warning.clamped'],
    ['OKLCH(-0.1 0 0)', '#000000', 'warning.clamped'],
    ['hsv(0, 120%, 100%)', '#ff0000', 'warning.clamped'],
  ])('%s is %s, with %s', (text, hex, note) => {
    expect(run(text)).toMatchObject({ hex, notes: [note] });
  });

  it('takes bare numbers as what the field asks for', () => {
    expect(run('30, 165, 76', 'rgb')).toMatchObject({ hex: '#1ea54c', notes: [] });
    expect(run('1, 1, 1', 'rgb').hex).toBe('#010101');
    expect(run('1, 1, 1').hex).toBe('#ffffff');
    expect(run('30, 165, 76', 'floats')).toMatchObject({ hex: '#ffffff', notes: ['warning.clamped'] });
    expect(run('30, 165, 76, 50%').forms.hex).toBe('#1ea54c80');
  });

  it.each(['lab(100 0 0)', 'lab(50 0 0)', 'oklch(1 0 0)', 'lch(50 0 10)', '#888', 'black', 'lab(0 50 50)'])(
    '%s has no hue where it is grey',
    (text) => {
      const { forms } = run(text);
      for (const form of [forms.hsl, forms.hsv, forms.hwb]) expect(form).toMatch(/^\w+\(0[ ,]/);
      expect(forms.hsl).toMatch(/^hsl\(0 0% /);
      if (text === 'lab(0 50 50)') return;
      for (const form of [forms.lch, forms.oklch]) expect(form).toMatch(/^\w+\([\d.]+ 0 0\)$/);
    },
  );

  it('says that a color is outside sRGB, and keeps it where it can be', () => {
    const wide = run('color(display-p3 0 1 0)');
    expect(wide).toMatchObject({ isInSrgb: false, notes: ['warning.gamut'] });
    expect(wide.forms.p3).toBe('color(display-p3 0 1 0)');
    expect(run(wide.forms.oklch).isInSrgb).toBe(false);
  });

  it.each([
    ['#12345', 'auto', 'error.hexLength'],
    ['#1234567', 'hex', 'error.hexLength'],
    ['#12345g', 'auto', 'error.hexDigit'],
    ['rgb(1 2)', 'auto', 'error.syntax'],
    ['cmyk(1,2,3)', 'auto', 'error.syntax'],
    ['foo(1)', 'auto', 'error.function'],
    ['constructor', 'auto', 'error.name'],
    ['teal', 'hex', 'error.hexDigit'],
    ['teal', 'rgb', 'error.kind'],
    ['99999999999', 'argb', 'error.integer'],
    ['hsv(1, 2)', 'auto', 'error.syntax'],
    ['hsv(10%, 2%, 3%)', 'auto', 'error.syntax'],
    ['1 2', 'auto', 'error.syntax'],
    [' ', 'auto', 'error.empty'],
  ] as const)('%s as %s: %s', (text, from, expected) => {
    expect(code(text, from)).toBe(expected);
  });

  it('reads back each form as nearly the same color', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(byte, byte, byte, fc.constantFrom(...formats), (r, g, b, format) => {
        if (format === 'name') return;
        const { forms } = run(`rgb(${r} ${g} ${b})`);
        const near = /\d+/g;
        const back = (run(forms[format], format).forms.rgb.match(near) ?? []).map(Number);
        [r, g, b].forEach((channel, at) => expect(Math.abs((back[at] ?? 999) - channel)).toBeLessThanOrEqual(1));
      }),
    );
  });

  it('throws nothing but ToolError', () => {
    const unit = fc.constantFrom(...'rgbhslcmykwao(), 0123456789.%/#-+exn😀');
    fc.assert(
      fc.property(fc.string({ unit }), fc.constantFrom(...formats, 'auto' as const), (text, from) => {
        code(text, from);
      }),
    );
  });
});
