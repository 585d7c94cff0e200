import { ToolError, type Place } from '#engine/error';
import { placeAt } from '#lib/place';
import { bitsFor, classes, rightsOf, specialOf, type Class } from './mode.ts';

const WHO: Readonly<Record<string, readonly Class[]>> = {
  u: ['owner'],
  g: ['group'],
  o: ['others'],
  a: classes,
};
const EVERY_X = 0o111;
const SET_IDS = 0o6000;
const STICKY = 0o1000;

type Operator = '+' | '-' | '=';

interface Change {
  readonly operator: Operator;
  /** All bits of the classes that it names. */
  readonly affected: number;
  readonly bits: number;
  readonly written: string;
}

export interface Applied {
  readonly mode: number;
  /** A clause without u, g, o or a, such as `+x`: there the umask counts. */
  readonly isAnonymous: boolean;
  /** Later changes that undo an earlier one, each pair once. */
  readonly conflicts: readonly { readonly earlier: string; readonly later: string }[];
}

const place = (text: string, start: number, end: number): Place => ({ ...placeAt(text, start), endOffset: end });
const allOf = (who: readonly Class[]) => who.reduce((sum, which) => sum | bitsFor(which, 7) | specialOf[which], 0);
const forEach = (rwx: number) => classes.reduce((sum, which) => sum | bitsFor(which, rwx), 0);

/**
 * Applies clauses such as `u+x,go-w` to a mode (POSIX.1-2024, chmod, EXTENDED DESCRIPTION). Cases that POSIX leaves
 * open are as in GNU coreutils: `=` keeps the set-ID bits of a directory. Throws `ToolError` at a character that is not
 * allowed.
 */
export function applyClauses(text: string, from: number, isDirectory: boolean): Applied {
  const changes: Change[] = [];
  let mode = from;
  let isAnonymous = false;
  let start = 0;
  for (const clause of text.split(',')) {
    const who = /^[ugoa]*/.exec(clause)?.[0] ?? '';
    const affected = allOf(who === '' ? classes : [...who].flatMap((letter) => WHO[letter] ?? []));
    for (const [operator, letters] of readActions(text, clause, start, who.length)) {
      const bits = bitsOf(letters, mode, isDirectory) & affected;
      mode = apply(mode, { operator, affected, bits, keeps: isDirectory && !letters.includes('s') });
      changes.push({ operator, affected, bits, written: who + operator + letters });
    }
    isAnonymous ||= who === '';
    start += clause.length + 1;
  }
  return { mode, isAnonymous, conflicts: findConflicts(changes) };
}

/** The actions of one clause, which begins at `start` of the whole text: operator and letters. */
function readActions(text: string, clause: string, start: number, after: number): [Operator, string][] {
  const actions: [Operator, string][] = [];
  let position = after;
  const fail = (code: string) => {
    const offset = start + position;
    const character = String.fromCodePoint(clause.codePointAt(position) ?? 0);
    const at = place(text, offset, offset + (position < clause.length ? character.length : 0));
    return new ToolError(code, { character }, { at });
  };
  const action = /([-+=])([ugo](?![rwxXst])|[rwxXst]*)/y;
  while (position < clause.length) {
    action.lastIndex = position;
    const [, operator, letters = ''] = action.exec(clause) ?? [];
    if (operator === undefined) throw fail('error.clauseCharacter');
    actions.push([operator as Operator, letters]); // one of the three by the expression
    position += 1 + letters.length;
  }
  if (actions.length === 0) throw fail('error.operatorMissing');
  return actions;
}

function bitsOf(letters: string, mode: number, isDirectory: boolean): number {
  const copied = WHO[letters]?.[0];
  if (copied !== undefined) return forEach(rightsOf(mode, copied));
  const bits: Readonly<Record<string, number>> = {
    r: forEach(4),
    w: forEach(2),
    x: EVERY_X,
    X: isDirectory || (mode & EVERY_X) !== 0 ? EVERY_X : 0,
    s: SET_IDS,
    t: STICKY,
  };
  return [...letters].reduce((sum, letter) => sum | (bits[letter] ?? 0), 0);
}

function apply(mode: number, change: { operator: Operator; affected: number; bits: number; keeps: boolean }): number {
  switch (change.operator) {
    case '+':
      return mode | change.bits;
    case '-':
      return mode & ~change.bits;
    case '=':
      return (mode & ~(change.affected & ~(change.keeps ? SET_IDS : 0))) | change.bits;
  }
}

/** Chmod obeys the last clause without a word; who wrote both made a mistake. */
function findConflicts(changes: readonly Change[]): Applied['conflicts'] {
  // There are few different changes, however often they are repeated.
  const earlierOnes = new Map<string, Change>();
  const conflicts = new Map<string, Applied['conflicts'][number]>();
  for (const later of changes) {
    const earlier = [...earlierOnes.values()].find((change) => undoes(later, change));
    if (earlier !== undefined) {
      conflicts.set(`${earlier.written} ${later.written}`, { earlier: earlier.written, later: later.written });
    }
    const { operator, affected, bits } = later;
    const key = `${operator}${affected} ${bits}`;
    if (!earlierOnes.has(key)) earlierOnes.set(key, later);
  }
  return [...conflicts.values()];
}

function undoes(later: Change, earlier: Change): boolean {
  if (later.operator === '-') return earlier.operator !== '-' && (earlier.bits & later.bits) !== 0;
  if (earlier.operator === '-') return (earlier.bits & later.bits) !== 0;
  const covers = (earlier.affected & ~later.affected) === 0;
  return later.operator === '=' && covers && (earlier.bits & ~later.bits) !== 0;
}
