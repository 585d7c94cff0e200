/*
 * The keys of a keyboard as UI Events names them (https://www.w3.org/TR/uievents-code/), with the values that they have
 * on a US keyboard. `keyCode` is what Chromium reports there on Windows.
 */

export const locations = ['standard', 'left', 'right', 'numpad'] as const;
export type KeyLocation = (typeof locations)[number];

export const groups = [
  'letters',
  'digits',
  'symbols',
  'modifiers',
  'editing',
  'navigation',
  'functions',
  'numpad',
  'system',
  'media',
  'international',
] as const;
export type KeyGroup = (typeof groups)[number];

export interface Key {
  readonly code: string;
  readonly key: string;
  /** The character it types together with Shift, where that is another one. */
  readonly shifted?: string;
  readonly keyCode: number;
  /** Where Firefox reports another number. */
  readonly firefox?: number;
  /** Where browsers on a Mac report another number. */
  readonly mac?: number;
  /** The function of a key of the keypad while Num Lock is off: `code` and `location` stay. */
  readonly withoutNumLock?: { readonly key: string; readonly keyCode: number };
  readonly location: KeyLocation;
  readonly group: KeyGroup;
}

type Row = readonly [
  code: string,
  key: string,
  keyCode: number,
  more?: Partial<Pick<Key, 'shifted' | 'firefox' | 'mac' | 'withoutNumLock'>>,
];

const of = (group: KeyGroup, rows: readonly Row[], location: KeyLocation = 'standard'): Key[] =>
  rows.map(([code, key, keyCode, more]) => ({ code, key, ...more, keyCode, location, group }));

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Of the digits of a keypad, from 0. */
const WITHOUT_NUM_LOCK: readonly (readonly [key: string, keyCode: number])[] = [
  ['Insert', 45],
  ['End', 35],
  ['ArrowDown', 40],
  ['PageDown', 34],
  ['ArrowLeft', 37],
  ['Clear', 12],
  ['ArrowRight', 39],
  ['Home', 36],
  ['ArrowUp', 38],
  ['PageUp', 33],
];

/** All keys that have a code in the standard and a number in browsers, by group. */
export const keys: readonly Key[] = [
  ...of(
    'letters',
    letters.map((letter) => [`Key${letter}`, letter.toLowerCase(), letter.charCodeAt(0), { shifted: letter }]),
  ),
  ...of(
    'digits',
    [...')!@#$%^&*('].map((shifted, digit) => [`Digit${digit}`, String(digit), 48 + digit, { shifted }]),
  ),
  ...of('symbols', [
    ['Backquote', '`', 192, { shifted: '~' }],
    ['Minus', '-', 189, { shifted: '_', firefox: 173 }],
    ['Equal', '=', 187, { shifted: '+', firefox: 61 }],
    ['BracketLeft', '[', 219, { shifted: '{' }],
    ['BracketRight', ']', 221, { shifted: '}' }],
    ['Backslash', '\\', 220, { shifted: '|' }],
    ['Semicolon', ';', 186, { shifted: ':', firefox: 59 }],
    ['Quote', "'", 222, { shifted: '"' }],
    ['Comma', ',', 188, { shifted: '<' }],
    ['Period', '.', 190, { shifted: '>' }],
    ['Slash', '/', 191, { shifted: '?' }],
  ]),
  ...of(
    'modifiers',
    [
      ['ControlLeft', 'Control', 17],
      ['ShiftLeft', 'Shift', 16],
      ['AltLeft', 'Alt', 18],
      ['MetaLeft', 'Meta', 91],
    ],
    'left',
  ),
  ...of(
    'modifiers',
    [
      ['ControlRight', 'Control', 17],
      ['ShiftRight', 'Shift', 16],
      ['AltRight', 'Alt', 18],
      ['MetaRight', 'Meta', 92, { mac: 93 }],
    ],
    'right',
  ),
  ...of('editing', [
    ['Space', ' ', 32],
    ['Enter', 'Enter', 13],
    ['Tab', 'Tab', 9],
    ['Backspace', 'Backspace', 8],
    ['Delete', 'Delete', 46],
    ['Insert', 'Insert', 45],
  ]),
  ...of('navigation', [
    ['ArrowUp', 'ArrowUp', 38],
    ['ArrowDown', 'ArrowDown', 40],
    ['ArrowLeft', 'ArrowLeft', 37],
    ['ArrowRight', 'ArrowRight', 39],
    ['Home', 'Home', 36],
    ['End', 'End', 35],
    ['PageUp', 'PageUp', 33],
    ['PageDown', 'PageDown', 34],
  ]),
  ...of(
    'functions',
    range(1, 24).map((number) => [`F${number}`, `F${number}`, 111 + number]),
  ),
  ...of(
    'numpad',
    [
      ...WITHOUT_NUM_LOCK.map(([key, keyCode], digit): Row => [
        `Numpad${digit}`,
        String(digit),
        96 + digit,
        { withoutNumLock: { key, keyCode } },
      ]),
      ['NumpadMultiply', '*', 106],
      ['NumpadAdd', '+', 107],
      ['NumpadSubtract', '-', 109],
      ['NumpadDecimal', '.', 110, { withoutNumLock: { key: 'Delete', keyCode: 46 } }],
      ['NumpadDivide', '/', 111],
      ['NumpadEnter', 'Enter', 13],
    ],
    'numpad',
  ),
  ...of('system', [
    ['Escape', 'Escape', 27],
    ['CapsLock', 'CapsLock', 20],
    ['NumLock', 'NumLock', 144],
    ['ScrollLock', 'ScrollLock', 145],
    ['PrintScreen', 'PrintScreen', 44],
    ['Pause', 'Pause', 19],
    ['ContextMenu', 'ContextMenu', 93],
  ]),
  ...of('media', [
    ['AudioVolumeMute', 'AudioVolumeMute', 173, { firefox: 181 }],
    ['AudioVolumeDown', 'AudioVolumeDown', 174, { firefox: 182 }],
    ['AudioVolumeUp', 'AudioVolumeUp', 175, { firefox: 183 }],
    ['MediaTrackNext', 'MediaTrackNext', 176],
    ['MediaTrackPrevious', 'MediaTrackPrevious', 177],
    ['MediaStop', 'MediaStop', 178],
    ['MediaPlayPause', 'MediaPlayPause', 179],
  ]),
  ...of('international', [
    ['IntlBackslash', '\\', 226, { shifted: '|' }],
    ['Convert', 'Convert', 28],
    ['NonConvert', 'NonConvert', 29],
  ]),
];

const byCode = new Map(keys.map((key) => [key.code, key]));

/** The key with this code. */
export const keyOf = (code: string): Key | undefined => byCode.get(code);

/** `code` without what only says which of several groups it is of: K, 7, ArrowUp, Numpad7. It finds the key again. */
export const shortName = ({ code }: Pick<Key, 'code'>): string => code.replace(/^(?:Key|Digit)(?=.$)/, '');
