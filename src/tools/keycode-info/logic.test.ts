import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { formatCombination, modifiers, parseCombination } from './combination.ts';
import { readTextEvent } from './input-event.ts';
import { keyOf, keys } from './keys.ts';
import { search, snippets } from './logic.ts';
import {
  combinationOf,
  hotkeyOf,
  isFieldKey,
  pressAsJson,
  readPress,
  remarkOn,
  shownKey,
  statesOf,
  type KeyEvent,
} from './press.ts';

const event = (changes: Partial<KeyEvent>): KeyEvent => ({
  type: 'keydown',
  key: 'a',
  code: 'KeyA',
  keyCode: 65,
  location: 0,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  metaKey: false,
  repeat: false,
  isComposing: false,
  timeStamp: 0,
  getModifierState: () => false,
  ...changes,
});

const codeOf = (run: () => unknown): string | undefined => {
  try {
    run();
    return undefined;
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return error.code;
  }
};

const anyCombination = fc.record({ modifiers: fc.subarray([...modifiers]), key: fc.constantFrom(...keys) });

describe('the table', () => {
  // https://www.w3.org/TR/uievents/#legacy-key-models, https://www.w3.org/TR/uievents-code/
  test.each([
    ['KeyA', 'a', 65, 'standard'],
    ['ShiftLeft', 'Shift', 16, 'left'],
    ['Numpad1', '1', 97, 'numpad'],
    ['Space', ' ', 32, 'standard'],
    ['F12', 'F12', 123, 'standard'],
    ['MetaRight', 'Meta', 92, 'right'],
  ])('%s', (code, key, keyCode, location) => {
    expect(keyOf(code)).toMatchObject({ key, keyCode, location });
  });

  test('names each code once, and each number of one place once', () => {
    const unique = new Set(keys.map(({ code }) => code));
    expect(unique.size).toBe(keys.length);
    const places = keys.map(({ keyCode, location }) => `${keyCode} ${location}`);
    expect(new Set(places).size).toBe(keys.length);
  });

  test('has what the keypad is without Num Lock, as the key of that name elsewhere', () => {
    const doubled = keys.filter(({ withoutNumLock }) => withoutNumLock !== undefined);
    expect(doubled.map(({ code }) => code)).toEqual([
      ...Array.from({ length: 10 }, (_, digit) => `Numpad${digit}`),
      'NumpadDecimal',
    ]);
    for (const { code, withoutNumLock } of doubled)
      if (code === 'Numpad5') expect(withoutNumLock).toEqual({ key: 'Clear', keyCode: 12 });
      else expect(keyOf(withoutNumLock?.key ?? '')?.keyCode, code).toBe(withoutNumLock?.keyCode);
  });

  test('is found by name, character, number and group', () => {
    const codes = (query: string) => search(query).map(({ code }) => code);
    expect(codes('space')[0]).toBe('Space');
    expect(codes('65')[0]).toBe('KeyA');
    expect(codes('59')[0]).toBe('Semicolon');
    expect(codes('93').slice(0, 2)).toEqual(['MetaRight', 'ContextMenu']);
    expect(codes('?')[0]).toBe('Slash');
    expect(codes('Home')).toEqual(['Home', 'Numpad7']);
    expect(codes('Clear')).toEqual(['Numpad5']);
    expect(codes('shift left')).toEqual(['ShiftLeft']);
    expect(codes('')).toHaveLength(keys.length);
  });
});

describe('combinations', () => {
  test('are read again as they are written', () => {
    fc.assert(
      fc.property(anyCombination, (combination) => {
        expect(parseCombination(formatCombination(combination))).toEqual(combination);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ['⌘+.', 'Meta+Period'],
    ['control + alt + del', 'Ctrl+Alt+Delete'],
    ['Ctrl++', 'Ctrl+Shift+Equal'],
    ['+', 'Shift+Equal'],
    ['Shift', 'ShiftLeft'],
    ['cmd+?', 'Shift+Meta+Slash'],
    ['Ctrl+K', 'Ctrl+K'],
    ['Ctrl+k', 'Ctrl+K'],
    ['alt+numpad7', 'Alt+Numpad7'],
    ['*', 'Shift+8'],
  ])('%s is %s', (text, canonical) => {
    expect(formatCombination(parseCombination(text))).toBe(canonical);
  });

  test('an unknown key is shown where it is', () => {
    expect(() => parseCombination('Ctrl + Hyper')).toThrow(
      expect.objectContaining({
        code: 'error.unknownKey',
        params: { name: 'Hyper' },
        where: { at: { line: 1, column: 8, offset: 7, endOffset: 12 } },
      }),
    );
    expect(codeOf(() => parseCombination('Ctrl+'))).toBe('error.noKey');
    expect(codeOf(() => parseCombination('constructor+K'))).toBe('error.unknownKey');
  });

  test('500 mutated texts give a combination or a coded error', () => {
    const samples = ['Ctrl+Shift+K', '⌘+.', 'Alt++', 'control + alt + del', 'Shift+NumpadAdd'];
    const mutated = fc
      .tuple(fc.constantFrom(...samples), fc.nat(30), fc.nat(4), fc.string({ unit: 'binary', maxLength: 4 }))
      .map(([text, from, length, inserted]) => text.slice(0, from) + inserted + text.slice(from + length));
    fc.assert(
      fc.property(mutated, (text) => {
        expect([
          undefined,
          'error.empty',
          'error.unknownKey',
          'error.noKey',
          'error.notAModifier',
          'error.twice',
        ]).toContain(codeOf(() => snippets(text)));
      }),
      { numRuns: 500 },
    );
  });
});

describe('snippets', () => {
  test('the conditions hold for their own event, and for no event with another modifier', () => {
    fc.assert(
      fc.property(anyCombination, fc.constantFrom(...modifiers), (combination, other) => {
        const { byCode, byKey, keyboardEvent } = snippets(formatCombination(combination));
        class Made {
          ctrlKey = false;
          altKey = false;
          shiftKey = false;
          metaKey = false;
          constructor(_: string, init: object) {
            Object.assign(this, init);
          }
        }
        const made = runInNewContext(keyboardEvent, { KeyboardEvent: Made }) as Record<string, unknown>;
        const holds = (source: string) => runInNewContext(source, { event: made }) as boolean;
        const flag = `${other.toLowerCase()}Key`;
        const isOwn = combination.key.key === (other === 'Ctrl' ? 'Control' : other);
        if (isOwn) return;
        made[flag] = made[flag] !== true;
        expect([holds(byCode), holds(byKey)]).toEqual([false, false]);
      }),
      { numRuns: 200 },
    );
  });

  test('do not ask a modifier that is pressed alone about itself', () => {
    expect(snippets('Shift').byCode).toBe(
      "event.code === 'ShiftLeft' && !event.ctrlKey && !event.altKey && !event.metaKey",
    );
  });

  test('name keys in attributes as ARIA does', () => {
    // https://www.w3.org/TR/wai-aria-1.2/#aria-keyshortcuts: words for the blank and the plus sign.
    expect(snippets('Ctrl+Space').ariaKeyshortcuts).toBe('aria-keyshortcuts="Control+Space"');
    expect(snippets('NumpadAdd').ariaKeyshortcuts).toBe('aria-keyshortcuts="Plus"');
  });

  test('are escaped', () => {
    expect(snippets("Ctrl+'").byKey).toMatch(/^event\.key === '\\''/);
    expect(snippets('\\').byKey).toMatch(/^event\.key === '\\\\'/);
    expect(JSON.parse(snippets('Ctrl+\\').vsCode)).toEqual({ key: 'ctrl+[Backslash]', command: '' });
  });
});

describe('a pressed key', () => {
  test('a blank one is shown by its name', () => {
    expect(shownKey({ key: ' ', code: 'Space' })).toBe('Space');
    expect(shownKey({ key: ' ', code: '' })).toBe('Space');
    expect(shownKey({ key: 'a', code: 'KeyA' })).toBe('a');
  });

  test('a modifier pressed alone is not held with itself', () => {
    const press = readPress(event({ key: 'Shift', code: 'ShiftLeft', keyCode: 16, location: 1, shiftKey: true }));
    expect(combinationOf(press)?.modifiers).toEqual([]);
    const control = readPress(event({ key: 'Control', code: 'ControlRight', ctrlKey: true, altKey: true }));
    expect(hotkeyOf(control)).toBe('Alt+ControlRight');
    expect(hotkeyOf(readPress(event({ ctrlKey: true, shiftKey: true })))).toBe('Ctrl+Shift+A');
  });

  test('one without a code has no combination', () => {
    expect(hotkeyOf(readPress(event({ code: '', key: 'Unidentified', keyCode: 229 })))).toBeUndefined();
  });

  test.each([
    [{ key: 'Process', keyCode: 229 }, 'ime'],
    [{ key: 'a', isComposing: true }, 'ime'],
    [{ key: 'Dead', code: 'Quote', keyCode: 222 }, 'dead'],
    [{ key: 'Unidentified', code: '', keyCode: 229 }, 'unidentified'],
    [{ key: '@', code: 'KeyQ', getModifierState: (name: string) => name === 'AltGraph' }, 'altGr'],
    [{}, undefined],
  ])('%o: %s', (changes, remark) => {
    expect(remarkOn(readPress(event(changes)))).toBe(remark);
  });

  test('names the locks that are on', () => {
    const isOn = (name: string) => name === 'CapsLock' || name === 'NumLock';
    expect(statesOf(readPress(event({ getModifierState: isOn })))).toEqual(['Caps Lock', 'Num Lock']);
    expect(statesOf(readPress(event({})))).toEqual([]);
  });

  const altGraph = { ctrlKey: true, altKey: true, getModifierState: (name: string) => name === 'AltGraph' };
  test.each<[Partial<KeyEvent>, boolean]>([
    [{ key: 'a' }, true],
    [{ key: '😀' }, true],
    [{ key: ' ', code: 'Space' }, true],
    [{ key: 'Enter', code: 'Enter' }, true],
    [{ key: 'Tab', code: 'Tab' }, true],
    [{ key: 'Tab', code: 'Tab', shiftKey: true }, true],
    [{ key: 'Tab', code: 'Tab', ctrlKey: true }, false],
    [{ key: 'v', code: 'KeyV', ctrlKey: true }, true],
    [{ key: 'V', code: 'KeyV', ctrlKey: true, shiftKey: true }, true],
    [{ key: 'c', code: 'KeyC', metaKey: true }, true],
    [{ key: 'v', code: 'KeyV', ctrlKey: true, altKey: true }, false],
    [{ key: 'k', code: 'KeyK', ctrlKey: true }, false],
    [{ key: 'F5', code: 'F5' }, false],
    [{ key: 'Escape', code: 'Escape' }, false],
    [{ key: 'PageDown', code: 'PageDown' }, false],
    [{ key: 'Alt', code: 'AltLeft', altKey: true }, false],
    [{ key: 'ArrowLeft', code: 'ArrowLeft' }, true],
    [{ key: 'ArrowLeft', code: 'ArrowLeft', altKey: true }, false],
    [{ key: 'f', code: 'KeyF', altKey: true }, false],
    [{ key: 'å', code: 'KeyA', altKey: true }, true],
    [{ key: '@', code: 'KeyQ', ...altGraph }, true],
    [{ key: 'Dead', code: 'KeyE', altKey: true }, true],
    [{ key: 'Process', code: 'KeyA', keyCode: 229 }, true],
    [{ key: 'Unidentified', code: '', keyCode: 229 }, true],
  ])('%o does what it usually does in a field: %s', (changes, isAllowed) => {
    expect(isFieldKey(readPress(event(changes)))).toBe(isAllowed);
  });

  test('as JSON has no time', () => {
    expect(JSON.parse(pressAsJson(readPress(event({ ctrlKey: true, timeStamp: 12 }))))).toEqual({
      type: 'keydown',
      key: 'a',
      code: 'KeyA',
      keyCode: 65,
      location: 0,
      modifiers: ['Ctrl'],
      altGraph: false,
      capsLock: false,
      numLock: false,
      repeat: false,
      isComposing: false,
    });
  });
});

test('an event of text is read as plain data', () => {
  const typed = { type: 'beforeinput', timeStamp: 5, data: 'é', inputType: 'insertText', isComposing: false };
  expect(readTextEvent(typed)).toEqual(typed);
  expect(readTextEvent({ type: 'compositionend', timeStamp: 1, data: '日' })).toEqual({
    type: 'compositionend',
    timeStamp: 1,
    data: '日',
    inputType: null,
    isComposing: null,
  });
  const pasted = { type: 'input', timeStamp: 1, data: null, inputType: 'insertFromPaste', isComposing: false };
  const dataTransfer = { getData: () => 'x'.repeat(101) };
  expect(readTextEvent({ ...pasted, dataTransfer }).data).toBe(`${'x'.repeat(100)}…`);
  expect(readTextEvent(pasted).data).toBeNull();
});
