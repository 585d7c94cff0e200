import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ToolError } from '#engine/error';
import { drawText } from './draw.ts';
import { readFont, RULE, type FigFont } from './font.ts';
import { fontNames, loadFont } from './fonts.ts';
import figlet from './figlet.json';
import { draw, samples, type Wish } from './logic.ts';
import { wraps } from './wrap.ts';

const INITIAL: Wish = {
  font: 'Standard',
  ownFont: '',
  width: 80,
  layout: 'font',
  align: 'font',
  border: 'none',
  code: 'none',
  trim: true,
};
const drawn = (text: string, wish: Partial<Wish> = {}, note: () => void = () => undefined) =>
  draw(text, { ...INITIAL, ...wish }, note);

describe('draw', () => {
  // Drawings of Debian's figlet 2.2.5, made by make-figlet.py.
  it.each(Object.entries(figlet))('draws with %s what figlet draws', async (font, cases) => {
    for (const { text, width, layout, art } of cases) {
      const wish = { font, width, layout: layout as Wish['layout'] };
      expect(await drawn(text, wish), `${text} ${layout} ${width}`).toBe(art);
    }
  });

  it('has no line longer than asked for', async () => {
    const width = fc.integer({ min: 20, max: 200 });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme-ascii', maxLength: 60 }), width, async (text, width) => {
        const lines = (await drawn(text, { width, trim: false })).split('\n');
        expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(width);
      }),
      { numRuns: 200 },
    );
  });

  // The FIGfont Version 2 FIGfont and FIGdriver Standard, “Smushing rules”.
  it.each([
    ['equal', 'a=', '=b', 'a=b'],
    ['underscore', 'a_', '|b', 'a|b'],
    ['hierarchy', 'a|', '/b', 'a/b'],
    ['hierarchy', 'a(', '[b', 'a(b'],
    ['pair', 'a[', ']b', 'a|b'],
    ['bigX', 'a/', '\\b', 'a|b'],
    ['bigX', 'a\\', '/b', 'aYb'],
    ['bigX', 'a>', '<b', 'aXb'],
    ['hardblank', 'a$', '$b', 'a$b'],
  ] as const)('merges by the rule %s: %s and %s', (rule, left, right, merged) => {
    const characters = new Map([
      [65, [left]],
      [66, [right]],
    ]);
    const smushing = RULE.smush | RULE[rule];
    const font: FigFont = { height: 1, hardblank: '$', smushing, isRightToLeft: false, characters };
    expect(drawText('AB', font, { smushing, width: 0 })).toEqual([[merged]]);
    expect(drawText('AB', font, { smushing: 0, width: 0 })).toEqual([[left + right]]);
  });

  it('draws in the least width that it names', async () => {
    const error = await drawn('W', { width: 2 }).catch((error: unknown) => error);
    expect(error).toMatchObject({ code: 'error.narrow' });
    const least = Number((error as ToolError).params['least']);
    await expect(drawn('W', { width: least - 1 })).rejects.toThrow(ToolError);
    expect(await drawn('W', { width: least })).toContain('\\');
  });

  it('puts lines at the left, in the middle and at the right', async () => {
    const first = async (align: Wish['align']) => (await drawn('I', { align, width: 21 })).split('\n')[0];
    expect(await first('left')).toBe(' ___');
    expect(await first('center')).toBe(`${' '.repeat(8)} ___`);
    expect(await first('right')).toBe(`${' '.repeat(15)} ___`);
  });

  it('names the characters that a font lacks, once each', async () => {
    const note = vi.fn();
    await drawn('日本日', {}, note);
    expect(note).toHaveBeenCalledExactlyOnceWith('warning.missing', { count: 2, characters: '日 本' });
  });

  it('reads every font that is there, and draws with it', async () => {
    expect(fontNames).toHaveLength(323);
    for (const name of fontNames) {
      const font = await loadFont(name);
      expect(font.characters.size, name).toBeGreaterThanOrEqual(95);
      for (const rows of font.characters.values()) expect(rows, name).toHaveLength(font.height);
    }
  });

  it('shows a text in several fonts', async () => {
    const { names, samples: shown } = await samples('Hi', { from: 320, count: 12 });
    expect(names).toBe(fontNames);
    expect(shown).toHaveLength(3);
  });
});

describe('readFont', () => {
  it.each(['', 'flf2a', 'flf2a$ x', 'flf2a$ 3 2 5 0 0\n@\n', 'flf2a$ 999999999 1 1 0 0'])('refuses %j', (text) => {
    expect(() => readFont(text)).toThrow(expect.objectContaining({ code: 'error.notFont' }));
  });

  it('reads 300 broken fonts or refuses them', () => {
    const standard = readFileSync('node_modules/figlet/fonts/Small.flf', 'utf8').slice(0, 3000);
    const edit = fc.tuple(fc.nat({ max: 3000 }), fc.nat({ max: 20 }), fc.string({ maxLength: 8 }));
    fc.assert(
      fc.property(edit, ([at, length, text]) => {
        try {
          readFont(standard.slice(0, at) + text + standard.slice(at + length));
        } catch (error) {
          expect(error).toMatchObject({ code: 'error.notFont' });
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('wraps', () => {
  it('escapes what the language would read', () => {
    const line = String.raw`a"b'c\d$e%f&g*/-->`;
    expect(wraps.javascript([line])).toEqual([String.raw`console.log("a\"b'c\\d$e%f&g*/-->");`]);
    expect(wraps.kotlin([line])[0]).toContain(String.raw`\$e`);
    expect(wraps.bash([line])).toEqual([String.raw`printf '%s\n' 'a"b'\''c\d$e%f&g*/-->'`]);
    expect(wraps.batch([line])).toEqual([String.raw`echo.a^"b'c\d$e%%f^&g*/--^>`]);
    expect(wraps.block([line]).join('\n')).not.toMatch(/\*\/.*\*\//s);
    expect(wraps.markup([line]).join('\n')).not.toMatch(/-->.*-->/s);
    expect(wraps.markup(['a--!>b']).join('\n')).not.toContain('--!>');
    expect(wraps.php([line])[0]).toContain(String.raw`b\'c\\d$e`);
    expect(wraps.powershell([line])[0]).toContain("b''c");
  });
});
