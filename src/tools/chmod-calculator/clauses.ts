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
  readonly at: Place;
}

export interface Applied {
  readonly mode: number;
  /** The first clause that names nobody, such as `+x`: there the umask counts. */
  readonly anonymous: Place | undefined;
  /** Later changes that undo an earlier one. */
  readonly conflicts: readonly { readonly earlier: string; readonly later: string; readonly at: Place }[];
}

const place = (text: string, start: number, end: number): Place => ({ ...placeAt(text, start), endOffset: end });
const allOf = (who: readonly Class[]) => who.reduce((sum, which) => sum | bitsFor(which, 7) | specialOf[which], 0);
const forEach = (rwx: number) => classes.reduce((sum, which) => sum | bitsFor(which, rwx), 0);

/**
 * Applies clauses such as `u+x,go-w` to a mode (POSIX.1-2024, chmod, EXTENDED DESCRIPTION). What POSIX leaves open is as
 * in GNU coreutils: `=` keeps the set-ID bits of a directory. Throws `ToolError` at the character that cannot stand there.
 */
export function applyClauses(text: string, from: number, isDirectory: boolean): Applied {
  const changes: Change[] = [];
  let mode = from;
  let anonymous: Place | undefined;
  let start = 0;
  for (const clause of text.split(',')) {
    const who = /^[ugoa]*/.exec(clause)?.[0] ?? '';
    const affected = allOf(who === '' ? classes : [...who].flatMap((letter) => WHO[letter] ?? []));
    for (const [operator, letters, begin] of readActions(text, clause, start, who.length)) {
      const bits = bitsOf(letters, mode, isDirectory) & affected;
      mode = apply(mode, { operator, affected, bits, keeps: isDirectory && !letters.includes('s') });
      const end = begin + 1 + letters.length;
      changes.push({ operator, affected, bits, written: who + operator + letters, at: place(text, start, end) });
    }
    if (who === '') anonymous ??= place(text, start, start + clause.length);
    start += clause.length + 1;
  }
  return { mode, anonymous, conflicts: findConflicts(changes) };
}

/** The actions of one clause: operator, letters and where it begins in the whole text. */
function readActions(text: string, clause: string, start: number, after: number): [Operator, string, number][] {
  const actions: [Operator, string, number][] = [];
  let position = after;
  const fail = (code: string) => {
    const offset = start + position;
    const character = String.fromCodePoint(clause.codePointAt(position) ?? 0);
    const at = place(text, offset, offset + (position < clause.length ? character.length : 0));
    return new ToolError(code, { character }, { at });
  };
  while (position < clause.length) {
    const [, operator, letters = ''] = /^([-+=])([ugo](?![rwxXst])|[rwxXst]*)/.exec(clause.slice(position)) ?? [];
    if (operator === undefined) throw fail('error.clauseCharacter');
    actions.push([operator as Operator, letters, start + position]); // one of the three by the expression
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
  return changes.flatMap((later, index) => {
    const earlier = changes.slice(0, index).find((change) => undoes(later, change));
    return earlier === undefined ? [] : [{ earlier: earlier.written, later: later.written, at: later.at }];
  });
}

function undoes(later: Change, earlier: Change): boolean {
  if (later.operator === '-') return earlier.operator !== '-' && (earlier.bits & later.bits) !== 0;
  if (earlier.operator === '-') return (earlier.bits & later.bits) !== 0;
  const covers = (earlier.affected & ~later.affected) === 0;
  return later.operator === '=' && covers && (earlier.bits & ~later.bits) !== 0;
}
