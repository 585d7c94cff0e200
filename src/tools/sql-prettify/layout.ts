import type { Lexis } from './dialects.ts';
import type { Formatting } from './formatting.ts';
import { findKeyword, type Keyword, type Keywords, type LayoutType } from './keywords.ts';
import { Places, type Neighbor } from './places.ts';
import { endOf, isGlued, type Token } from './token.ts';
import { EVERYWHERE } from './words.ts';

/** A token as sql-formatter lays it out. `text` is how it recognizes it, `raw` what it writes. */
export interface LayoutToken {
  type: LayoutType;
  raw: string;
  text: string;
  start: number;
  precedingWhitespace?: string;
}

type Case = Formatting['keywordCase'];

const OPERANDS: readonly LayoutType[] = ['IDENTIFIER', 'NUMBER', 'STRING', 'RESERVED_DATA_TYPE', 'CLOSE_PAREN', 'END'];
const TYPES: readonly LayoutType[] = ['RESERVED_DATA_TYPE', 'RESERVED_DATA_TYPE_PHRASE'];
const OPENING = new Set(['(', '[', '{']);
const CLOSING = new Set([')', ']', '}']);
/** PL/SQL: `employees.salary%TYPE`, `cursor%NOTFOUND`. */
const ATTRIBUTE = /^(?:(?:row)?type|(?:not)?found|(?:bulk_)?rowcount|isopen)$/i;

/** Tokens of a piece of SQL as the library reads them: words in the place of a name are none of its keywords. */
export function layOut(
  text: string,
  tokens: readonly Token[],
  keywords: Keywords,
  lexis: Lexis,
  options: Formatting,
): LayoutToken[] {
  const layout = new Layout(text, tokens, keywords, lexis, options);
  layout.run();
  return layout.tokens;
}

class Layout {
  readonly tokens: LayoutToken[] = [];
  readonly #text: string;
  readonly #all: readonly Token[];
  /** Without comments. */
  readonly #code: readonly Token[];
  readonly #keywords: Keywords;
  readonly #lexis: Lexis;
  readonly #options: Formatting;
  readonly #places: Places;
  /** The type of the last token that is no comment. */
  #last: LayoutType = 'DELIMITER';
  /** Where what was laid out last ends in the text. */
  #end: number;
  /** How many of the next tokens were laid out with the last one. */
  #skipped = 0;

  constructor(text: string, tokens: readonly Token[], keywords: Keywords, lexis: Lexis, options: Formatting) {
    this.#text = text;
    this.#all = tokens;
    this.#code = tokens.filter((token) => !isComment(token));
    this.#keywords = keywords;
    this.#lexis = lexis;
    this.#options = options;
    this.#places = new Places(lexis.afterTable ?? []);
    this.#end = tokens[0]?.offset ?? 0;
  }

  run(): void {
    let index = 0;
    for (const token of this.#all) {
      if (isComment(token)) {
        this.#add(
          token.kind === 'off' ? 'DISABLE_COMMENT' : token.raw.startsWith('/*') ? 'BLOCK_COMMENT' : 'LINE_COMMENT',
          token,
        );
      } else {
        if (this.#skipped === 0) this.#addCode(token, index);
        else this.#skipped -= 1;
        index += 1;
      }
    }
  }

  /** `last`: the last token, where a phrase or a signed number has several. */
  #add(type: LayoutType, token: Token, shown = token.raw, canonical = shown, last = token): void {
    const precedingWhitespace = this.#text.slice(this.#end, token.offset);
    this.tokens.push({ type, raw: shown, text: canonical, start: token.offset, precedingWhitespace });
    this.#end = endOf(last);
    if (!isComment(token)) this.#last = type;
  }

  #addOperand(type: LayoutType, token: Token, shown = token.raw, isMember = false): void {
    this.#add(type, token, shown);
    this.#places.operand(token.raw, isMember);
  }

  #addCode(token: Token, index: number): void {
    const { kind, raw } = token;
    const [before, after] = [this.#code[index - 1], this.#code[index + 1]];
    if (kind === 'symbol') this.#addSymbol(token, before, after);
    else if (kind === 'word') this.#addWord(token, before, after, index);
    else if (kind === 'type') {
      const shown = showType(raw, (word) => this.#showWordOfType(word));
      // The library puts a type on one line, and a string as it is.
      this.#addOperand(shown.includes('\n') ? 'STRING' : 'RESERVED_DATA_TYPE', token, shown);
    } else {
      const type = kind === 'string' ? 'STRING' : kind === 'number' ? 'NUMBER' : 'IDENTIFIER';
      this.#addOperand(type, token, raw, isPoint(before));
    }
  }

  #addSymbol(token: Token, before: Token | undefined, after: Token | undefined): void {
    const { raw } = token;
    if (raw === ';') {
      this.#add('DELIMITER', token);
      this.#places.end();
    } else if (raw === ',') {
      this.#add('COMMA', token);
      this.#places.comma();
    } else if (OPENING.has(raw)) {
      this.#add('OPEN_PAREN', token);
      this.#places.open(raw);
    } else if (CLOSING.has(raw)) {
      this.#add('CLOSE_PAREN', token);
      this.#places.close(raw);
    } else if (raw === '*') {
      const isOperator = OPERANDS.includes(this.#last);
      this.#add('ASTERISK', token);
      if (isOperator) this.#places.operator(raw);
      else this.#places.operand(raw);
    } else if (isPoint(token) || this.#isPath(token, before, after)) {
      this.#add('PROPERTY_ACCESS_OPERATOR', token);
    } else if (after !== undefined && this.#isSign(token, after)) {
      this.#add('NUMBER', token, this.#space() + raw + after.raw, undefined, after);
      this.#places.operand(after.raw);
      this.#skipped = 1;
    } else {
      // With what follows it would be a placeholder or a variable.
      const space = this.#options.denseOperators && /^[?@]$/.test(raw) ? ' ' : '';
      this.#add('OPERATOR', token, this.#space() + raw + space);
      this.#places.operator(raw);
    }
  }

  /** Without a space between them two operators could become one, and two dashes a comment. */
  #space(): string {
    return this.#options.denseOperators && this.#last === 'OPERATOR' ? ' ' : '';
  }

  /** `column:path`, `employees%ROWTYPE` */
  #isPath(token: Token, before: Token | undefined, after: Token | undefined): boolean {
    if (before === undefined || after === undefined || !isGlued(before, token) || !isGlued(token, after)) return false;
    if (after.kind !== 'word' && after.kind !== 'name') return false;
    return token.raw === ':'
      ? this.#lexis.paths === true && before.kind !== 'string'
      : token.raw === '%' && ATTRIBUTE.test(after.raw);
  }

  #isBeforePath(index: number): boolean {
    const after = this.#code[index + 1];
    return after?.kind === 'symbol' && this.#isPath(after, this.#code[index], this.#code[index + 2]);
  }

  /** Whether a - or + belongs to the number behind it. */
  #isSign(token: Token, after: Token): boolean {
    if (!/^[-+]$/.test(token.raw) || after.kind !== 'number' || !isGlued(token, after)) return false;
    // In a definition what stands before is a keyword that we don't know: MINVALUE -100.
    if (this.#places.last === 'INTERVAL') return true;
    const isBehindOperand = OPERANDS.includes(this.#last) || this.#places.isAfterOperand;
    return !isBehindOperand || (!this.#places.isQuery && this.#end < token.offset);
  }

  #addWord(token: Token, before: Token | undefined, after: Token | undefined, index: number): void {
    const { raw } = token;
    const account = this.tokens.at(-1);
    if (
      raw.startsWith('@') &&
      before !== undefined &&
      before.kind !== 'symbol' &&
      isGlued(before, token) &&
      account !== undefined
    ) {
      account.raw += raw;
      account.text += raw;
      this.#end = endOf(token);
      return;
    }
    const isMember = this.#last === 'PROPERTY_ACCESS_OPERATOR';
    const found = isMember ? undefined : this.#findKeyword(index);
    const next = this.#describe(index + (found?.length ?? 1));
    const isName =
      found === undefined ||
      (found.length === 1 && (isPoint(after) || this.#isBeforePath(index) || this.#places.isName(found, next)));
    // Placeholders and variables are no names.
    const identifierCase = /^#?[\p{L}_]/u.test(raw) ? this.#options.identifierCase : 'preserve';
    if (isName) this.#addOperand('IDENTIFIER', token, withCase(raw, identifierCase), isMember);
    else this.#addKeyword(found, next, this.#code.slice(index, index + found.length), token);
  }

  #findKeyword(index: number): Keyword | undefined {
    const found = findKeyword(this.#keywords, this.#text, this.#code, index);
    if (found === undefined || found.length === 1) return found;
    const isParted = this.#places.isParted(found, this.#describe(index + found.length));
    return isParted ? findKeyword(this.#keywords, this.#text, this.#code, index, true) : found;
  }

  #addKeyword(found: Keyword, next: Neighbor, parts: readonly Token[], first: Token): void {
    const raw = parts.map((part) => part.raw).join(found.text.includes('.') ? '' : ' ');
    const type = this.#typeOf(found, next);
    const { keywordCase, functionCase, dataTypeCase, identifierCase } = this.#options;
    const isType = TYPES.includes(type) && next.text !== '[';
    const isFunction = type === 'RESERVED_FUNCTION_NAME';
    const isName = type === 'IDENTIFIER';
    const shown = withCase(
      raw,
      isName ? identifierCase : isFunction ? functionCase : isType ? dataTypeCase : keywordCase,
    );
    this.#add(type, first, shown, isName ? shown : found.text, parts.at(-1) ?? first);
    this.#skipped = found.length - 1;
    if (isName || isFunction) this.#places.operand(found.text);
    else this.#places.keyword(found);
  }

  #typeOf(found: Keyword, next: Neighbor): LayoutType {
    if (this.#places.isPlain(found)) return 'RESERVED_KEYWORD';
    const isCalled = next.kind === 'open' && next.text === '(';
    if (isCalled && this.#places.isFunction(found)) return 'RESERVED_FUNCTION_NAME';
    // BigQuery: FROM UNNEST(a) WITH OFFSET position
    if ((found.text === 'WITH' && next.text === 'OFFSET') || (found.text === 'OFFSET' && this.#places.last === 'WITH'))
      return 'RESERVED_KEYWORD';
    if (found.type !== 'RESERVED_FUNCTION_NAME' || isCalled) return found.type;
    return EVERYWHERE.has(found.text) ? 'RESERVED_KEYWORD' : 'IDENTIFIER';
  }

  #showWordOfType(word: string): string {
    const isType = this.#keywords
      .get(word.toUpperCase())
      ?.some(({ type, length }) => length === 1 && TYPES.includes(type));
    return isType === true ? withCase(word, this.#options.dataTypeCase) : word;
  }

  #describe(index: number): Neighbor {
    const token = this.#code[index];
    if (token === undefined) return { kind: 'end', text: '', type: undefined, isPhrase: false };
    const found = isPoint(this.#code[index + 1])
      ? undefined
      : findKeyword(this.#keywords, this.#text, this.#code, index);
    if (found === undefined) return { kind: kindOf(token), text: token.raw, type: undefined, isPhrase: false };
    return { kind: 'keyword', text: found.text, type: found.type, isPhrase: found.length > 1 };
  }
}

function kindOf({ kind, raw }: Token): Neighbor['kind'] {
  if (kind === 'string') return 'string';
  if (kind === 'number' || /^[@:$?%]/.test(raw)) return 'value';
  if (kind !== 'symbol') return 'word';
  if (raw === ';') return 'end';
  if (raw === ',') return 'comma';
  return OPENING.has(raw) ? 'open' : CLOSING.has(raw) ? 'close' : 'operator';
}

const isComment = ({ kind }: Token) => kind === 'comment' || kind === 'off';

const isPoint = (token: Token | undefined) => token?.kind === 'symbol' && (token.raw === '.' || token.raw === '..');

function withCase(raw: string, option: Case): string {
  return option === 'upper' ? raw.toUpperCase() : option === 'lower' ? raw.toLowerCase() : raw;
}

/**
 * A type with angle brackets on one line, unless a comment or a string stands in it. `show` gets its words, but for the
 * names of fields.
 */
export function showType(raw: string, show: (word: string) => string = (word) => word): string {
  if (/["'`]|--|\/\*/.test(raw)) return raw;
  return raw
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([<>(),:]) ?/g, '$1')
    .replaceAll(/[,:](?=.)/g, '$& ')
    .replaceAll(/[>)](?=\w)/g, '$& ')
    .replaceAll(/\w+(?=[<>,(]| NOT\b|$)/gi, show);
}
