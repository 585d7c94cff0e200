import { ToolError } from '#engine/error';
import { placeAt } from '#lib/place';
import { keys, shortName, type Key } from './keys.ts';

export const modifiers = ['Ctrl', 'Alt', 'Shift', 'Meta'] as const;
export type Modifier = (typeof modifiers)[number];

/** A key, and what is held down with it. */
export interface Combination {
  readonly modifiers: readonly Modifier[];
  readonly key: Key;
}

const modifierNames: Readonly<Record<string, Modifier>> = {
  ctrl: 'Ctrl',
  control: 'Ctrl',
  '⌃': 'Ctrl',
  alt: 'Alt',
  option: 'Alt',
  opt: 'Alt',
  '⌥': 'Alt',
  shift: 'Shift',
  '⇧': 'Shift',
  meta: 'Meta',
  cmd: 'Meta',
  command: 'Meta',
  win: 'Meta',
  super: 'Meta',
  '⌘': 'Meta',
};

/** The common names of keys whose code is another word. */
const otherNames: Readonly<Record<string, string>> = {
  ctrl: 'ControlLeft',
  cmd: 'MetaLeft',
  command: 'MetaLeft',
  win: 'MetaLeft',
  option: 'AltLeft',
  esc: 'Escape',
  return: 'Enter',
  del: 'Delete',
  ins: 'Insert',
  spacebar: 'Space',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  pgup: 'PageUp',
  pgdn: 'PageDown',
  menu: 'ContextMenu',
};

const named = new Map<string, Key>();
const addName = (name: string, key: Key | undefined) => {
  // The first one counts: the left Shift before the right one, the row of digits before the number pad.
  if (key !== undefined && !named.has(name.toLowerCase())) named.set(name.toLowerCase(), key);
};
for (const key of keys) addName(shortName(key), key);
for (const key of keys) addName(key.code, key);
// A character alone is that of the main keys, not of the number pad.
for (const key of keys) if (key.location !== 'numpad') addName(key.key, key);
for (const key of keys) addName(key.shifted ?? '', key);
for (const [name, code] of Object.entries(otherNames)) addName(name, named.get(code.toLowerCase()));

/** The pieces between plus signs; a plus sign where a piece should be is the key of that name. */
const PIECE = /(\+|[^+\s](?:[^+]*[^+\s])?)\s*(\+|$)\s*/y;

interface Piece {
  readonly text: string;
  readonly from: number;
}

function split(text: string): Piece[] {
  const pieces: Piece[] = [];
  PIECE.lastIndex = /^\s*/.exec(text)?.[0].length ?? 0;
  while (PIECE.lastIndex < text.length) {
    const from = PIECE.lastIndex;
    const [, found, separator] = PIECE.exec(text) ?? [];
    if (found === undefined) throw at('error.unknownKey', text, { text: text.slice(from), from });
    pieces.push({ text: found, from });
    if (separator === '+' && PIECE.lastIndex >= text.length) throw at('error.noKey', text, { text: found, from });
  }
  return pieces;
}

const at = (code: string, whole: string, { text, from }: Piece) =>
  new ToolError(code, { name: text }, { at: { ...placeAt(whole, from), endOffset: from + text.length } });

/**
 * Reads `Ctrl+Shift+K`, `⌘+.` or the name, code or character of one key. Throws `error.empty`,
 * `error.unknownKey`, `error.noKey`, `error.notAModifier` or `error.twice`.
 */
export function parseCombination(text: string): Combination {
  if (text.trim() === '') throw new ToolError('error.empty');
  const pieces = split(text);
  const last = pieces.at(-1);
  const key = last && named.get(last.text.toLowerCase());
  const held: Modifier[] = [];
  for (const piece of pieces.slice(0, -1)) {
    const name = piece.text.toLowerCase();
    const modifier = Object.hasOwn(modifierNames, name) ? modifierNames[name] : undefined;
    if (modifier === undefined) throw at(named.has(name) ? 'error.notAModifier' : 'error.unknownKey', text, piece);
    if (held.includes(modifier)) throw at('error.twice', text, piece);
    held.push(modifier);
  }
  if (last === undefined || key === undefined) throw at('error.unknownKey', text, last ?? { text, from: 0 });
  // A question mark is typed with Shift; a capital letter is just how hotkeys are written.
  const isShifted = key.shifted === last.text && key.group !== 'letters';
  return {
    modifiers: modifiers.filter((modifier) => held.includes(modifier) || (isShifted && modifier === 'Shift')),
    key,
  };
}

/** The combination as `parseCombination` reads it again. */
export const formatCombination = ({ modifiers: held, key }: Combination): string => [...held, shortName(key)].join('+');
