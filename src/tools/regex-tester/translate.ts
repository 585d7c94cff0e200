import { visitRegExpAST, type AST } from '@eslint-community/regexpp';
import type { CodeLanguage } from './code-languages.ts';
import { readGroups, type Groups } from './groups.ts';
import { widthOf } from './widths.ts';

type Language = Exclude<CodeLanguage, 'javascript'>;

export interface Translation {
  readonly text: string;
  /** The construct that the language cannot express, as it is written in JavaScript. */
  readonly missing: readonly string[];
}

/** The anchors of other languages for the beginning and the end of the text, without m. */
const EDGES: Readonly<Record<Language, readonly [start: string, end: string]>> = {
  python: ['^', '\\Z'],
  java: ['^', '\\z'],
  csharp: ['^', '\\z'],
  php: ['^', '\\z'],
  go: ['^', '\\z'],
  ruby: ['\\A', '\\z'],
  rust: ['^', '\\z'],
};
/** Engines that never go back, so that they know neither look-around nor references. */
export const AUTOMATA: readonly CodeLanguage[] = ['go', 'rust'];
const MOST_REPEATS: Readonly<Partial<Record<Language, number>>> = { go: 1000, php: 65_535, ruby: 100_000 };
const NAMED: Readonly<Record<number, string>> = { 9: '\\t', 10: '\\n', 12: '\\f', 13: '\\r' };

/** A pattern in the syntax of another language, written anew from its tree. */
export function translate(tree: AST.Pattern, flags: string, language: Language): Translation {
  const writer = new Writer(language, readGroups(tree, language), flags.includes('i'));
  for (const flag of flags) if ('vy'.includes(flag)) writer.missing.add(flag);
  return { text: writer.choice(tree.alternatives, flags.includes('m')), missing: [...writer.missing] };
}

class Writer {
  readonly missing = new Set<string>();

  constructor(
    private readonly language: Language,
    private readonly groups: Groups,
    private readonly ignoresCase: boolean,
  ) {}

  choice(alternatives: readonly AST.Alternative[], isMultiline: boolean): string {
    return alternatives.map((alternative) => this.sequence(alternative, isMultiline)).join('|');
  }

  private sequence({ elements }: AST.Alternative, isMultiline: boolean): string {
    let text = '';
    for (let index = 0; index < elements.length; index += 1) {
      const element = elements[index];
      const pair = this.pairAt(element, elements[index + 1]);
      if (pair !== undefined) index += 1;
      if (element !== undefined) text += pair ?? this.element(element, isMultiline);
    }
    return text;
  }

  /** Two halves that are one character where a text is made of characters, as it is but in C#. */
  private pairAt(first: AST.Node | undefined, second: AST.Node | undefined): string | undefined {
    if (this.language === 'csharp' || first?.type !== 'Character' || !isHigh(first.value)) return undefined;
    const last = second?.type === 'Quantifier' ? second.element : second;
    if (last?.type !== 'Character' || !isLow(last.value)) return undefined;
    const value = 0x10000 + (first.value - 0xd800) * 0x400 + (last.value - 0xdc00);
    const one = this.character(value, first.raw.startsWith('\\'));
    if (second?.type !== 'Quantifier') return one;
    // Without u only the second half is repeated.
    this.missing.add(first.raw + second.raw);
    return one + this.often(second);
  }

  private element(element: AST.Element, isMultiline: boolean): string {
    switch (element.type) {
      case 'Character':
        return this.literal(element);
      case 'CharacterSet':
        return this.set(element);
      case 'CharacterClass':
        return this.class(element);
      case 'ExpressionCharacterClass':
        this.missing.add(element.raw);
        return element.raw;
      case 'Assertion':
        return this.assertion(element, isMultiline);
      case 'Quantifier':
        return this.atom(element.element, isMultiline) + this.often(element);
      case 'CapturingGroup':
        return `${this.groups.open(element, this.missing)}${this.choice(element.alternatives, isMultiline)})`;
      case 'Group':
        return this.group(element, isMultiline);
      case 'Backreference':
        if (AUTOMATA.includes(this.language)) this.missing.add(element.raw);
        return this.groups.refer(element);
    }
  }

  /** Something that a quantifier can follow. */
  private atom(element: AST.QuantifiableElement, isMultiline: boolean): string {
    const text = this.element(element, isMultiline);
    const isPair = element.type === 'Character' && element.value > 0xffff && this.language === 'csharp';
    return element.type === 'Assertion' || isPair || text === '' ? `(?:${text})` : text;
  }

  private often(quantifier: AST.Quantifier): string {
    const { min, max, greedy, raw, element } = quantifier;
    const most = MOST_REPEATS[this.language] ?? Infinity;
    if (Math.max(min, max === Infinity ? 0 : max) > most) this.missing.add(raw.slice(element.raw.length));
    // A lazy {n} makes Ruby take it for optional.
    if (min === max) return `{${min}}`;
    const often = max === Infinity ? (min === 0 ? '*' : min === 1 ? '+' : `{${min},}`) : `{${min},${max}}`;
    return (min === 0 && max === 1 ? '?' : often) + (greedy ? '' : '?');
  }

  private group(element: AST.Group, isMultiline: boolean): string {
    const { modifiers } = element;
    const switched = modifiers?.remove?.multiline === true ? false : isMultiline;
    const inside = this.choice(element.alternatives, modifiers?.add.multiline === true ? true : switched);
    if (modifiers === null) return `(?:${inside})`;
    const letters = ({ raw }: AST.ModifierFlags) => {
      // The m of Ruby is the s of others; its ^ and $ always match at lines.
      if (this.language === 'ruby') return raw.replace('m', '').replace('s', 'm');
      // Without u, only ASCII has case in Java.
      return this.language === 'java' ? raw.replace('i', 'iu') : raw;
    };
    const removed = modifiers.remove === null ? '' : letters(modifiers.remove);
    return `(?${letters(modifiers.add)}${removed === '' ? '' : `-${removed}`}:${inside})`;
  }

  private assertion(element: AST.Assertion, isMultiline: boolean): string {
    const [start, end] = EDGES[this.language];
    switch (element.kind) {
      case 'start':
        return isMultiline ? '^' : start;
      case 'end':
        return isMultiline ? '$' : end;
      case 'word':
        return element.negate ? '\\B' : '\\b';
      case 'lookahead':
        if (AUTOMATA.includes(this.language)) this.missing.add(element.raw);
        return `(?${element.negate ? '!' : '='}${this.choice(element.alternatives, isMultiline)})`;
      case 'lookbehind':
        return this.lookbehind(element, isMultiline);
    }
  }

  private lookbehind(element: AST.LookbehindAssertion, isMultiline: boolean): string {
    const { alternatives, negate, raw } = element;
    const open = negate ? '(?<!' : '(?<=';
    const widths = alternatives.map((alternative) => widthOf(alternative));
    const canSay = {
      python: widths.every(({ min, max }) => min === max),
      php: widths.every(({ min, max }) => min === max),
      ruby: widths.every(({ min, max }) => min === max) && isBehindInRuby(element),
      java: widths.every(({ max }) => max !== Infinity),
      csharp: true,
      go: false,
      rust: false,
    };
    if (!canSay[this.language]) this.missing.add(raw);
    const isUnequal = new Set(widths.map(({ max }) => max)).size > 1;
    if (this.language !== 'python' || !isUnequal) return `${open}${this.choice(alternatives, isMultiline)})`;
    // All alternatives have one length there.
    const each = alternatives.map((alternative) => `${open}${this.sequence(alternative, isMultiline)})`);
    return negate ? each.join('') : `(?:${each.join('|')})`;
  }

  private set(element: AST.CharacterSet): string {
    if (element.kind === 'any') return '.';
    if (element.kind !== 'property') return element.raw;
    const written = writeProperty(element, this.language);
    if (written === undefined) this.missing.add(element.raw);
    return written ?? element.raw;
  }

  private class(element: AST.CharacterClass): string {
    const inside = this.members(element.elements);
    if (inside === '' && element.negate) return '[\\s\\S]';
    // Older versions of Rust's crate refuse a set that holds nothing.
    if (inside === '') return this.language === 'rust' ? '(?:\\b\\B)' : '[^\\s\\S]';
    return `[${element.negate ? '^' : ''}${inside}]`;
  }

  private members(elements: AST.CharacterClass['elements']): string {
    let text = '';
    elements.forEach((member, index) => {
      const pair = this.pairAt(member, elements[index + 1]);
      if (pair !== undefined) {
        // Without u each half is a member for itself.
        this.missing.add(`[${member.raw}${elements[index + 1]?.raw ?? ''}]`);
        text += pair;
      } else if (this.pairAt(elements[index - 1], member) === undefined) text += this.member(member);
    });
    return text;
  }

  private member(member: AST.CharacterClassElement): string {
    switch (member.type) {
      case 'Character':
        return this.inSet(member);
      case 'CharacterClassRange':
        // Ruby ignores case only in ranges of ASCII.
        if (this.language === 'ruby' && this.ignoresCase && member.max.value > 0x7f) this.missing.add(member.raw);
        return `${this.inRange(member.min)}-${this.inRange(member.max)}`;
      case 'CharacterSet':
        return this.set(member);
      case 'CharacterClass':
        if (!member.negate) return this.members(member.elements);
        break;
    }
    this.missing.add(member.raw);
    return member.raw;
  }

  private inRange(node: AST.Character): string {
    // Older versions of C# take an escaped hyphen for itself, never for an end of a range.
    return this.language === 'csharp' && node.value === 0x2d ? '\\x2D' : this.inSet(node);
  }

  private inSet(node: AST.Character): string {
    // C# has no set of characters that are two halves.
    if (this.language === 'csharp' && node.value > 0xffff) this.missing.add(node.raw);
    return this.literal(node, /[\\\][^\-&~|]/);
  }

  private literal(node: AST.Character, signs = /[\\^$.*+?()[\]{}|]/): string {
    const isHalf = isHigh(node.value) || isLow(node.value);
    if (isHalf && this.language !== 'csharp') this.missing.add(node.raw);
    return this.character(node.value, node.raw.startsWith('\\'), signs);
  }

  private character(value: number, isEscaped: boolean, signs = /[]/): string {
    const text = String.fromCodePoint(value);
    if (value < 0x20 || value === 0x7f) return NAMED[value] ?? `\\x${hex(value, 2)}`;
    if (value < 0x7f) return signs.test(text) || (this.language === 'ruby' && /[#/]/.test(text)) ? `\\${text}` : text;
    return isEscaped || (value >= 0xd800 && value <= 0xdfff) ? codePoint(value, this.language) : text;
  }
}

/** Ruby takes neither another look-around nor an end in it, and no group that captures after a negation. */
function isBehindInRuby(element: AST.LookbehindAssertion): boolean {
  let isTaken = true;
  visitRegExpAST(element, {
    onAssertionEnter: (node) => void (isTaken &&= node === element || node.kind === 'start' || node.kind === 'word'),
    onCapturingGroupEnter: () => void (isTaken &&= !element.negate),
  });
  return isTaken;
}

const isHigh = (value: number) => value >= 0xd800 && value <= 0xdbff;
const isLow = (value: number) => value >= 0xdc00 && value <= 0xdfff;
const hex = (value: number, width = 1) => value.toString(16).toUpperCase().padStart(width, '0');

function codePoint(value: number, language: Language): string {
  switch (language) {
    case 'java':
    case 'php':
    case 'go':
    case 'rust':
      return `\\x{${hex(value)}}`;
    case 'ruby':
      return `\\u{${hex(value)}}`;
    case 'python':
      return value > 0xffff ? `\\U${hex(value, 8)}` : `\\u${hex(value, 4)}`;
    case 'csharp':
      return value > 0xffff ? String.fromCodePoint(value) : `\\u${hex(value, 4)}`;
  }
}

/** General categories by their long names (Unicode, PropertyValueAliases.txt). */
const CATEGORIES: Readonly<Record<string, string>> = {
  Letter: 'L',
  Lowercase_Letter: 'Ll',
  Uppercase_Letter: 'Lu',
  Titlecase_Letter: 'Lt',
  Modifier_Letter: 'Lm',
  Other_Letter: 'Lo',
  Mark: 'M',
  Nonspacing_Mark: 'Mn',
  Spacing_Mark: 'Mc',
  Enclosing_Mark: 'Me',
  Number: 'N',
  Decimal_Number: 'Nd',
  Letter_Number: 'Nl',
  Other_Number: 'No',
  Punctuation: 'P',
  Connector_Punctuation: 'Pc',
  Dash_Punctuation: 'Pd',
  Open_Punctuation: 'Ps',
  Close_Punctuation: 'Pe',
  Initial_Punctuation: 'Pi',
  Final_Punctuation: 'Pf',
  Other_Punctuation: 'Po',
  Symbol: 'S',
  Math_Symbol: 'Sm',
  Currency_Symbol: 'Sc',
  Modifier_Symbol: 'Sk',
  Other_Symbol: 'So',
  Separator: 'Z',
  Space_Separator: 'Zs',
  Line_Separator: 'Zl',
  Paragraph_Separator: 'Zp',
  Control: 'Cc',
  Format: 'Cf',
  Private_Use: 'Co',
};

/** A category or a script; undefined where the language does not know it. */
function writeProperty(
  { key, value, negate }: { readonly key: string; readonly value: string | null; readonly negate: boolean },
  language: Language,
): string | undefined {
  if (language === 'python') return undefined;
  const sign = negate ? '\\P' : '\\p';
  const name = value === null || /^(?:General_Category|gc)$/.test(key) ? (value ?? key) : undefined;
  const category = name === undefined ? undefined : (CATEGORIES[name] ?? name);
  if (category !== undefined) return /^[LMNPSZC][a-z]?$/.test(category) ? `${sign}{${category}}` : undefined;
  if (!/^(?:Script|sc)$/.test(key) || language === 'csharp') return undefined;
  return language === 'java' || language === 'rust' ? `${sign}{sc=${value}}` : `${sign}{${value}}`;
}
