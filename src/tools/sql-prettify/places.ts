import type { Keyword, LayoutType } from './keywords.ts';
import {
  BEFORE_BRACKET,
  BEFORE_COLUMN,
  BEFORE_OBJECT,
  BEFORE_OPERAND,
  BEFORE_TABLE,
  CASTS,
  CONSTRAINTS,
  DEFINITIONS,
  HARD,
  MODES,
  OBJECTS,
  RECORDS,
  VALUES,
} from './words.ts';

/** The next token, as far as it matters to the one before it. */
export interface Neighbor {
  readonly kind: 'end' | 'comma' | 'open' | 'close' | 'operator' | 'string' | 'value' | 'word' | 'keyword';
  /** In upper case. */
  readonly text: string;
  readonly type: LayoutType | undefined;
  readonly isPhrase: boolean;
}

type Clause =
  | 'statement' // nothing is known: words are keywords
  | 'definition' // CREATE, ALTER and the like
  | 'columns' // of a table that is defined
  | 'cast'
  | 'select'
  | 'from'
  | 'on'
  | 'with'
  | 'expression';

interface Frame {
  clause: Clause;
  /** What has just been read. 'start': an operand must come next. */
  place: 'start' | 'operand' | 'keyword';
  /** The name of an object comes. */
  isNaming: boolean;
}

/** Follows a statement, and tells a name from the keyword of the same letters by its place. */
export class Places {
  #frames: [Frame, ...Frame[]] = [newFrame('statement', 'keyword')];
  /** What was read last and before that, in upper case. */
  #last = '';
  #beforeLast = '';
  #lastIsKeyword = false;
  #isMerge = false;
  #isGrant = false;
  /** The keyword that announced a name: while it is awaited, and once it has been read. */
  #naming = '';
  #namedAs = '';
  /** A table is being created whose columns have not come yet. */
  #createsTable = false;

  /** `afterTable`: keywords that stand where an alias could. */
  constructor(readonly afterTable: readonly string[]) {
    this.end();
  }

  get #frame(): Frame {
    return this.#frames.at(-1) ?? this.#frames[0];
  }

  /** A statement begins. */
  end(): void {
    this.#frames = [newFrame('statement', 'keyword')];
    this.#createsTable = false;
    this.#isMerge = false;
    this.#isGrant = false;
    this.#remember(';', false);
  }

  /** What was read last, in upper case. */
  get last(): string {
    return this.#last;
  }

  /** Whether a keyword that begins a clause in a query is a plain word here: CREATE OR REPLACE, GRANT SELECT. */
  isPlain({ text }: Keyword): boolean {
    if (text === 'OR') return this.#last === 'CREATE';
    if (text === 'REPLACE') return this.#last === 'OR' && this.#beforeLast === 'CREATE';
    return this.#isGrant && /^(?:DELETE|INSERT|SELECT|UPDATE)$/.test(text);
  }

  get isAfterOperand(): boolean {
    return this.#frame.place === 'operand';
  }

  get isQuery(): boolean {
    return !['statement', 'definition', 'columns'].includes(this.#frame.clause);
  }

  /** `isMember`: of what stands before its point. */
  operand(text: string, isMember = false): void {
    const frame = this.#frame;
    // What stands behind a keyword is its argument in a definition, which goes on with keywords.
    frame.place = this.isQuery ? 'operand' : 'keyword';
    this.#namedAs = frame.isNaming ? this.#naming : isMember ? this.#namedAs : '';
    frame.isNaming = false;
    this.#remember(text.toUpperCase(), false);
  }

  operator(text: string): void {
    this.#frame.place = 'start';
    this.#frame.isNaming = false;
    this.#remember(text, false);
  }

  comma(): void {
    const frame = this.#frame;
    if (frame.clause === 'on') frame.clause = 'from';
    frame.place = frame.clause === 'definition' || frame.clause === 'statement' ? 'keyword' : 'start';
    this.#remember(',', false);
  }

  open(bracket: string): void {
    this.#frames.push(newFrame(this.#clauseInside(bracket), 'start'));
    this.#remember(bracket, false);
  }

  close(bracket: string): void {
    if (this.#frames.length > 1) this.#frames.pop();
    this.operand(bracket);
  }

  #clauseInside(bracket: string): Clause {
    const { clause, place } = this.#frame;
    if (bracket !== '(') return 'expression';
    if (CASTS.has(this.#last)) return 'cast';
    // Parameters of a function are written as columns are.
    if (!this.isQuery && /^(?:FUNCTION|PROCEDURE)$/.test(this.#namedAs)) return 'columns';
    const isTable =
      this.#namedAs !== '' || /\b(?:EXISTS|TABLE)$/.test(this.#last) || /\bCLUSTER$/.test(this.#beforeLast);
    if (this.#createsTable && clause === 'definition' && isTable) {
      this.#createsTable = false;
      return 'columns';
    }
    if (this.#lastIsKeyword && /\b(?:ADD|COLUMNS|TABLE)$/.test(this.#last) && clause !== 'from') return 'columns';
    if (RECORDS.has(this.#last) && (clause === 'columns' || clause === 'cast')) return 'columns';
    return clause === 'from' && place === 'start' ? 'from' : 'expression';
  }

  /** Behind a keyword that stays one. */
  keyword({ text, type }: Keyword): void {
    const frame = this.#frame;
    const last = text.slice(text.lastIndexOf(' ') + 1);
    frame.isNaming = false;
    this.#namedAs = '';
    this.#enter(frame, text, last, type);
    this.#remember(text, true);
  }

  #enter(frame: Frame, text: string, last: string, type: LayoutType): void {
    if (text.startsWith('MERGE')) this.#isMerge = true;
    if (this.#last === ';' && /^(?:DENY|GRANT|REVOKE)\b/.test(text)) this.#isGrant = true;
    // Privileges begin no clause.
    if (this.#isGrant && /^(?:DELETE|INSERT|SELECT|UPDATE)$/.test(text)) return;
    const isValue = VALUES.has(text) && frame.place === 'start';
    // BigQuery: FROM UNNEST(a) WITH OFFSET position
    const isPosition = text === 'OFFSET' && this.#last === 'WITH';
    if (isValue || isPosition || type === 'END' || this.#last === '::') return this.operand(text);
    frame.place = 'keyword';
    if (frame.clause === 'columns') {
      frame.isNaming = last === 'REFERENCES';
      return;
    }
    if (DEFINITIONS.test(text) && (type === 'RESERVED_CLAUSE' || this.#last === ';'))
      if (frame.clause !== 'select' && frame.clause !== 'from') frame.clause = 'definition';
    if (frame.clause === 'definition' && /\bTABLE\b/.test(text)) this.#createsTable = true;
    const isQuery = this.isQuery;
    if (!isQuery) frame.isNaming = OBJECTS.has(last) || /^ADD$|\bON$|.\bEXISTS$/.test(text);
    this.#naming = last;
    if (/\b(?:SELECT|RETURNING|OUTPUT)\b/.test(text) && type !== 'RESERVED_KEYWORD') enter(frame, 'select');
    else if (/^(?:FROM|JOIN|INTO|UPDATE|APPLY)$/.test(last)) this.#enterTables(frame, last);
    else if (text.startsWith('WITH') && type === 'RESERVED_CLAUSE') {
      if (/^(?:[;(]|AS)$/.test(this.#last)) enter(frame, 'with');
    } else if (text === 'ON' && (frame.clause === 'from' || frame.clause === 'on')) enter(frame, 'on');
    else if (type === 'RESERVED_CLAUSE' || type === 'LIMIT' || text === 'SET') {
      const isKnown = /^(?:WHERE|VALUES|ORDER BY|GROUP BY|PARTITION BY)$/.test(text);
      if (isQuery || isKnown || (text === 'SET' && frame.clause === 'statement')) enter(frame, 'expression');
    } else if (BEFORE_OPERAND.has(last)) frame.place = 'start';
  }

  #enterTables(frame: Frame, last: string): void {
    const isOpen = this.#frames.length === 1 || ['select', 'from', 'on'].includes(frame.clause);
    // Inside a function FROM is no clause: EXTRACT(year FROM a)
    if (!isOpen) frame.place = 'start';
    else {
      enter(frame, 'from');
      frame.isNaming = last === 'INTO' || last === 'UPDATE';
    }
  }

  #remember(text: string, isKeyword: boolean): void {
    this.#beforeLast = this.#last;
    this.#last = text;
    this.#lastIsKeyword = isKeyword;
  }

  /** Whether a phrase's words do not belong together here, as in `WHERE rows BETWEEN 1 AND 2`, `WITH name AS (…)`, `UPDATE t SET role = 1`. */
  isParted({ text, type }: Keyword, next: Neighbor): boolean {
    const { clause, place } = this.#frame;
    if (/^(?!NOT ).* (?:BETWEEN|LIKE)$/.test(text)) return place === 'start' && this.#last !== '(';
    if (text.endsWith(' AS')) return clause === 'with';
    if (text.endsWith(' ON')) return clause === 'from' && place === 'start';
    if (text.endsWith(' SET')) return this.#frame.isNaming;
    if (text.startsWith('WITH ')) return next.text === 'AS' && /^[;(]$/.test(this.#last);
    if (text.startsWith('SET ')) return clause === 'from';
    if (text.startsWith('UPDATE ')) return next.text === 'SET';
    if (text.startsWith('AS ') || text.startsWith('OR ')) return this.isQuery;
    return this.#last === 'AS' && this.isQuery && type === 'RESERVED_JOIN';
  }

  /** Whether what could be a keyword of one word is a name here. */
  isName({ text, type }: Keyword, next: Neighbor): boolean {
    const { clause, place, isNaming } = this.#frame;
    if (this.#last === '::') return type === 'RESERVED_KEYWORD' || type === 'RESERVED_CLAUSE';
    if (this.#lastIsKeyword && this.#last === 'AS' && clause !== 'cast' && clause !== 'columns')
      return this.isQuery && (endsItem(next) || (!HARD.has(text) && next.kind === 'open'));
    if (VALUES.has(text) && next.text !== '=') return false;
    if (clause === 'columns' && !isNaming) return this.#isColumn(text, next);
    if (place === 'start' && this.isQuery && !isNaming) return this.#isOperand(text, type, next);
    if (HARD.has(text)) return false;
    if (isNaming) return this.#isObject(text, next);
    if (!this.isQuery) return this.#isVariable(next);
    const isAlias = place === 'operand' && (clause === 'select' || clause === 'from') && endsItem(next);
    return isAlias && !this.afterTable.includes(text) && this.#beforeLast !== 'INTERVAL';
  }

  /** Where a table or the parameters of a function are defined. */
  #isColumn(text: string, next: Neighbor): boolean {
    const isMode = MODES.has(this.#last) && /^[,(]$/.test(this.#beforeLast);
    if (isMode) return true;
    if (this.#frame.place !== 'start' || !/^[,(]$/.test(this.#last)) return false;
    if (MODES.has(text)) return isType(next);
    return !CONSTRAINTS.has(text) || ((isType(next) || next.type === 'RESERVED_FUNCTION_NAME') && text !== 'LIKE');
  }

  /** Where the name of an object is to come. */
  #isObject(text: string, next: Neighbor): boolean {
    if (this.#last.endsWith('ON')) return (next.kind === 'open' || isEnd(next)) && text !== 'CONFLICT';
    if (this.#last.endsWith('ADD')) return isType(next) && text !== 'COLUMN';
    if (this.#last === 'TO') return isEnd(next);
    // INTO OUTFILE 'a'
    if (next.kind === 'string') return false;
    return !BEFORE_OBJECT.has(text) || !(goesOn(next) || /^(?:EXISTS|NOT)\b/.test(next.text));
  }

  /** Outside queries, what is declared, assigned or compared. */
  #isVariable(next: Neighbor): boolean {
    if (this.#frame.place === 'start') return isEnd(next);
    if (next.text === ':=' || (next.text === ':' && this.#last === ';')) return true;
    return /^(?:;|DECLARE|BEGIN)$/.test(this.#last) && next.type === 'RESERVED_DATA_TYPE';
  }

  /** Where an operand must come. */
  #isOperand(text: string, type: LayoutType, next: Neighbor): boolean {
    const { clause } = this.#frame;
    if (text === 'MATCHED' && this.#isMerge && /^(?:WHEN|NOT)$/.test(this.#last)) return false;
    // `[order]` is a subscript, or an alias of T-SQL.
    if (this.#last === '[' && next.kind === 'close') return true;
    if (HARD.has(text)) return this.#isListed(next);
    const isTyped = type === 'RESERVED_DATA_TYPE' || type === 'RESERVED_KEYWORD';
    if (next.kind === 'string' && isTyped) return false;
    if (clause === 'cast' && type === 'RESERVED_DATA_TYPE') return false;
    if (next.kind === 'open') return next.text === '(' ? clause === 'with' : text !== 'ARRAY';
    if (clause === 'with') return true;
    // EXTRACT(year FROM a)
    if (this.#last === '(' && this.#beforeLast === 'EXTRACT') return false;
    if (clause !== 'select' && clause !== 'from') return isEnd(next);
    if (next.kind === 'value') return false;
    const prefixes = clause === 'from' ? BEFORE_TABLE : BEFORE_COLUMN;
    return !prefixes.has(text) || !goesOn(next);
  }

  /** No keyword can stand between two commas: `a, order, b`. */
  #isListed(next: Neighbor): boolean {
    if (next.kind === 'comma') return /^(?:[,(]|SELECT\b.*)$/.test(this.#last);
    return next.kind === 'close' && this.#last === ',';
  }

  /** Whether a keyword with a bracket behind it calls a function here. */
  isFunction({ text, length }: Keyword): boolean {
    const { clause, place } = this.#frame;
    // PARTITION BY RANGE (a) of a table; that of a window may call a function.
    if (this.#last.endsWith('PARTITION BY') && this.#frames.length === 1) return false;
    if (length > 1 || place !== 'start' || HARD.has(text) || BEFORE_BRACKET.has(text)) return false;
    return clause !== 'statement' && clause !== 'definition' && clause !== 'columns';
  }
}

const newFrame = (clause: Clause, place: Frame['place']): Frame => ({ clause, place, isNaming: false });

function enter(frame: Frame, clause: Clause): void {
  frame.clause = clause;
  frame.place = 'start';
}

/** Whether an operand comes. */
const goesOn = ({ kind, type }: Neighbor) =>
  kind === 'word' || kind === 'string' || kind === 'value' || type === 'RESERVED_FUNCTION_NAME';

/** A library's list may lack what is a type in every dialect. */
const isType = ({ text, type }: Neighbor) =>
  type === 'RESERVED_DATA_TYPE' || /^(?:bool|date|string|text|timestamp|u?int\d*|varchar)$/i.test(text);

/** Whether an item of a list ends before a token. */
function endsItem({ kind, text, type, isPhrase }: Neighbor): boolean {
  if (kind === 'end' || kind === 'comma' || kind === 'close') return true;
  if (kind !== 'keyword') return false;
  if (
    [
      'RESERVED_CLAUSE',
      'RESERVED_JOIN',
      'RESERVED_SET_OPERATION',
      'RESERVED_SELECT',
      'LIMIT',
      'END',
      'WHEN',
      'THEN',
      'ELSE',
    ].includes(type ?? '')
  )
    return true;
  return isPhrase
    ? /^(?:FOR|ON|WITH|USE|FORCE|IGNORE)\b/.test(text)
    : /^(?:ON|USING|FROM|INTO|WITH|FOR|SET|WHEN|USE|FORCE|AND|OR|PIVOT|UNPIVOT|TABLESAMPLE|BULK)$/.test(text);
}

/** Whether an expression goes on with an operator, or ends. */
function isEnd(next: Neighbor): boolean {
  if (next.kind === 'operator' || endsItem(next)) return true;
  return (
    next.kind === 'keyword' &&
    /^(?:AND|AS|ASC|BETWEEN|COLLATE|DESC|DIV|GLOB|ILIKE|IN|IS|LIKE|MOD|NOT|NULLS|OR|REGEXP|RLIKE|SIMILAR|TO|XOR)\b/.test(
      next.text,
    )
  );
}
