import { formatCombination, modifiers, type Combination, type Modifier } from './combination.ts';
import { keyOf, locations, type KeyLocation } from './keys.ts';

/** The properties that are read of a KeyboardEvent. */
export interface KeyEvent {
  readonly type: string;
  readonly key: string;
  readonly code: string;
  readonly keyCode: number;
  readonly location: number;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly metaKey: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
  readonly timeStamp: number;
  readonly getModifierState: (name: string) => boolean;
}

/** Why a key says less than one would think. */
export type Remark = 'ime' | 'dead' | 'unidentified' | 'altGr';

export interface Press {
  readonly type: 'keydown' | 'keyup';
  readonly key: string;
  readonly code: string;
  readonly keyCode: number;
  readonly location: number;
  readonly modifiers: readonly Modifier[];
  readonly altGraph: boolean;
  readonly capsLock: boolean;
  readonly numLock: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
  readonly timeStamp: number;
}

const flags = { Ctrl: 'ctrlKey', Alt: 'altKey', Shift: 'shiftKey', Meta: 'metaKey' } as const;

/** The event as plain data. */
export function readPress(event: KeyEvent): Press {
  const { key, code, keyCode, location, repeat, isComposing, timeStamp } = event;
  return {
    type: event.type === 'keyup' ? 'keyup' : 'keydown',
    key,
    code,
    keyCode,
    location,
    modifiers: modifiers.filter((modifier) => event[flags[modifier]]),
    altGraph: event.getModifierState('AltGraph'),
    capsLock: event.getModifierState('CapsLock'),
    numLock: event.getModifierState('NumLock'),
    repeat,
    isComposing,
    timeStamp,
  };
}

/** The key as it is shown: one that types a blank by the name of its code. */
export const shownKey = ({ key, code }: Pick<Press, 'key' | 'code'>): string =>
  key.trim() === '' ? code || 'Space' : key;

/** The place of a key by its number in events; undefined for a number that the standard does not know. */
export const locationOf = ({ location }: Pick<Press, 'location'>): KeyLocation | undefined => locations[location];

/** The remarks on a key, the most telling first. */
export function remarkOn({ key, keyCode, isComposing, code, altGraph }: Press): Remark | undefined {
  if (key === 'Process' || isComposing) return 'ime';
  if (key === 'Dead') return 'dead';
  if (key === 'Unidentified' || key === '' || code === '' || keyCode === 229) return 'unidentified';
  return altGraph ? 'altGr' : undefined;
}

/** The combination that was pressed, as hotkeys are written; undefined for a key that has no place on our keyboard. */
export function combinationOf({ code, modifiers: held, key }: Press): Combination | undefined {
  const known = keyOf(code);
  if (known === undefined) return undefined;
  // A modifier that is pressed alone also sets its own flag.
  const own = key === 'Control' ? 'Ctrl' : key;
  return { modifiers: held.filter((modifier) => modifier !== own), key: known };
}

/** The text of the combination that was pressed, or undefined. */
export function hotkeyOf(press: Press): string | undefined {
  const combination = combinationOf(press);
  return combination && formatCombination(combination);
}

/** The locks that are on, and AltGr. */
export const statesOf = ({ capsLock, numLock, altGraph }: Press): string[] => [
  ...(capsLock ? ['Caps Lock'] : []),
  ...(numLock ? ['Num Lock'] : []),
  ...(altGraph ? ['AltGr'] : []),
];

const EDITING = new Set([
  'Backspace',
  'Delete',
  'Enter',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
]);

/**
 * Whether a key may do in a field what it usually does: type, edit, copy and paste, and leave it with Tab. All others reach
 * for the page or the browser (F5, Ctrl+K, Alt+ArrowLeft).
 */
export function isFieldKey(press: Press): boolean {
  const { key, modifiers: held, altGraph } = press;
  const remark = remarkOn(press);
  if (remark === 'ime' || remark === 'unidentified' || remark === 'dead') return true;
  if (key === 'Tab') return held.every((modifier) => modifier === 'Shift');
  const isCommand = !altGraph && (held.includes('Ctrl') || held.includes('Meta'));
  if (isCommand) return /^[acvxyz]$/i.test(key) && !held.includes('Alt');
  // Alt types characters on a Mac.
  if (held.includes('Alt') && !altGraph) return /^[^\x00-\x7f]$/u.test(key);
  return [...key].length === 1 || EDITING.has(key);
}

/** All of the event as JSON, but for the time. */
export const pressAsJson = ({ timeStamp: _, ...event }: Press): string => JSON.stringify(event, undefined, 2);
