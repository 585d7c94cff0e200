import type { AST } from '@eslint-community/regexpp';

/** Where a piece is in the pattern, in UTF-16 units. */
interface Span {
  readonly start?: number;
  readonly end?: number;
}

/** A pattern as people think of it: what the diagram draws and the explanation says. */
export type Piece = Kind & Span;

type Kind =
  | { readonly is: 'sequence' | 'choice'; readonly items: readonly Piece[] }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'set'; readonly raw: string; readonly negate: boolean; readonly members: readonly string[] }
  /** `code` is the key of its words: any, digit, notDigit … */
  | { readonly is: 'class'; readonly code: ClassCode; readonly raw: string; readonly property?: string }
  | { readonly is: 'anchor'; readonly code: AnchorCode; readonly raw: string }
  | { readonly is: 'reference'; readonly raw: string; readonly to: string }
  | {
      readonly is: 'repeat';
      readonly raw: string;
      readonly min: number;
      /** Null: without end. */
      readonly max: number | null;
      readonly greedy: boolean;
      readonly item: Piece;
    }
  | {
      readonly is: 'group';
      readonly code: GroupCode;
      readonly number?: number;
      readonly name?: string;
      /** Flags switched inside, such as `i-s`. */
      readonly modifiers?: string;
      readonly item: Piece;
    };

export type ClassCode =
  'any' | 'anyAll' | 'digit' | 'notDigit' | 'space' | 'notSpace' | 'word' | 'notWord' | 'property' | 'notProperty';
export type AnchorCode = 'startText' | 'startLine' | 'endText' | 'endLine' | 'boundary' | 'notBoundary';
export type GroupCode =
  'capture' | 'named' | 'plain' | 'modified' | 'lookahead' | 'notLookahead' | 'lookbehind' | 'notLookbehind';

interface Flags {
  readonly multiline: boolean;
  readonly dotAll: boolean;
}
interface Reading extends Flags {
  /** Counts capturing groups in the order of their opening brackets. */
  readonly nextNumber: () => number;
}

/** The pieces of a tree of regexpp. */
export function toPieces(pattern: AST.Pattern, flags: string): Piece {
  let number = 0;
  const nextNumber = () => (number += 1);
  return choiceOf(pattern.alternatives, { multiline: flags.includes('m'), dotAll: flags.includes('s'), nextNumber });
}

function choiceOf(alternatives: readonly AST.Alternative[], reading: Reading): Piece {
  const items = alternatives.map((alternative) => sequenceOf(alternative, reading));
  const [start, end] = [alternatives[0]?.start ?? 0, alternatives.at(-1)?.end ?? 0];
  return items.length === 1 && items[0] !== undefined ? items[0] : { is: 'choice', items, start, end };
}

function sequenceOf({ elements, start, end }: AST.Alternative, reading: Reading): Piece {
  const items: Piece[] = [];
  for (const element of elements) {
    const piece: Piece = pieceOf(element, reading);
    const last = items.at(-1);
    if (piece.is === 'text' && last?.is === 'text')
      items[items.length - 1] = { ...last, text: last.text + piece.text, end: element.end };
    else items.push(piece);
  }
  return items.length === 1 && items[0] !== undefined ? items[0] : { is: 'sequence', items, start, end };
}

function pieceOf(element: AST.Element, reading: Reading): Piece {
  return { ...kindOf(element, reading), start: element.start, end: element.end };
}

function kindOf(element: AST.Element, reading: Reading): Kind {
  const { raw } = element;
  switch (element.type) {
    case 'Character':
      return { is: 'text', text: String.fromCodePoint(element.value) };
    case 'CharacterSet':
      return characterSet(element, reading);
    case 'CharacterClass':
      return { is: 'set', raw, negate: element.negate, members: element.elements.map((member) => member.raw) };
    case 'ExpressionCharacterClass':
      return { is: 'set', raw, negate: element.negate, members: [element.expression.raw] };
    case 'Assertion':
      return assertion(element, reading);
    case 'Quantifier': {
      const { min, max, greedy } = element;
      return {
        is: 'repeat',
        raw: raw.slice(element.element.raw.length),
        min,
        max: max === Infinity ? null : max,
        greedy,
        item: pieceOf(element.element, reading),
      };
    }
    case 'CapturingGroup': {
      const number = reading.nextNumber();
      const item = choiceOf(element.alternatives, reading);
      return element.name === null
        ? { is: 'group', code: 'capture', number, item }
        : { is: 'group', code: 'named', number, name: element.name, item };
    }
    case 'Group':
      return group(element, reading);
    case 'Backreference':
      return { is: 'reference', raw, to: String(element.ref) };
  }
}

function group(element: AST.Group, reading: Reading): Kind {
  const { modifiers } = element;
  if (modifiers === null) return { is: 'group', code: 'plain', item: choiceOf(element.alternatives, reading) };
  const inside = {
    ...reading,
    multiline: switched(reading.multiline, modifiers, 'multiline'),
    dotAll: switched(reading.dotAll, modifiers, 'dotAll'),
  };
  return { is: 'group', code: 'modified', modifiers: modifiers.raw, item: choiceOf(element.alternatives, inside) };
}

function switched(before: boolean, { add, remove }: AST.Modifiers, flag: keyof Flags): boolean {
  if (add[flag]) return true;
  return remove?.[flag] === true ? false : before;
}

function characterSet(element: AST.CharacterSet, { dotAll }: Reading): Kind {
  const { raw } = element;
  if (element.kind === 'any') return { is: 'class', code: dotAll ? 'anyAll' : 'any', raw };
  if (element.kind === 'property') {
    const property = element.value === null ? element.key : `${element.key}=${element.value}`;
    return { is: 'class', code: element.negate ? 'notProperty' : 'property', raw, property };
  }
  const codes = { digit: ['digit', 'notDigit'], space: ['space', 'notSpace'], word: ['word', 'notWord'] } as const;
  return { is: 'class', code: codes[element.kind][element.negate ? 1 : 0], raw };
}

function assertion(element: AST.Assertion, reading: Reading): Kind {
  const { raw } = element;
  switch (element.kind) {
    case 'start':
      return { is: 'anchor', code: reading.multiline ? 'startLine' : 'startText', raw };
    case 'end':
      return { is: 'anchor', code: reading.multiline ? 'endLine' : 'endText', raw };
    case 'word':
      return { is: 'anchor', code: element.negate ? 'notBoundary' : 'boundary', raw };
    case 'lookahead':
      return {
        is: 'group',
        code: element.negate ? 'notLookahead' : 'lookahead',
        item: choiceOf(element.alternatives, reading),
      };
    case 'lookbehind':
      return {
        is: 'group',
        code: element.negate ? 'notLookbehind' : 'lookbehind',
        item: choiceOf(element.alternatives, reading),
      };
  }
}
