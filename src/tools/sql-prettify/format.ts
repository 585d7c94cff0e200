import { formatDialect, type DialectOptions } from 'sql-formatter';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { placeAt } from '#lib/place';
import { dialectNames, lexisOf, type Dialect } from './dialects.ts';
import type { Formatting } from './formatting.ts';
import { readKeywords, type Keywords } from './keywords.ts';
import { layOut, type LayoutToken } from './layout.ts';
import { repair } from './repair.ts';
import { readScript } from './script.ts';
import { endOf, type Token } from './token.ts';

/** Each dialect is fetched when it is asked for: a file of its own makes a chunk of its own. */
const loaders = import.meta.glob<DialectOptions>('./dialects/*.ts', { import: 'dialect' });

/** The library holds a table for each token: statements are formatted in pieces of about this many UTF-16 units. */
const PIECE = 16_000;
/** It also copies the list of statements with each one that it reads: pieces hold no more of them than this. */
const MOST_STATEMENTS = 200;
/** The library's time grows with the square of this and more. */
const DEEPEST = 100;

/** What the library calls with tokens of its own, and takes ours from. */
interface Reader {
  readonly dialect: DialectOptions;
  readonly keywords: Keywords;
  tokens: LayoutToken[];
}

/** The library keeps what it has made of a dialect, for good. */
const loaded = new Map<Dialect, Reader>();

/**
 * A dialect whose tokens are ours: the library's reader does not know all that a product can write, tears apart what it
 * does not know, and takes names for keywords. Its lists of keywords and its layout are what it is used for.
 */
async function loadReader(name: Dialect): Promise<Reader> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const own = await loaders[`./dialects/${name}.ts`]!();
  const { postProcess, identChars } = own.tokenizerOptions;
  const reader: Reader = {
    keywords: readKeywords(own),
    tokens: [],
    dialect: {
      name: own.name,
      tokenizerOptions: {
        ...NOTHING,
        ...(identChars === undefined ? {} : { identChars }),
        postProcess: () => {
          const tokens = reader.tokens as unknown as Parameters<NonNullable<typeof postProcess>>[0]; // by the names of its types
          return postProcess?.(tokens) ?? tokens;
        },
      },
      formatOptions: {
        ...own.formatOptions,
        alwaysDenseOperators: [...(own.formatOptions.alwaysDenseOperators ?? []), '::', '.', '..'],
      },
    },
  };
  loaded.set(name, reader);
  return reader;
}

const NOTHING = {
  reservedSelect: [],
  reservedClauses: [],
  reservedSetOperations: [],
  reservedJoins: [],
  reservedFunctionNames: [],
  reservedDataTypes: [],
  reservedKeywords: [],
  stringTypes: [],
  identTypes: [],
} satisfies DialectOptions['tokenizerOptions'];

/** Formats statement by statement. Throws `ToolError` at what cannot be read. */
export async function format(
  text: string,
  tokens: readonly Token[],
  options: Formatting,
  progress?: RunContext['progress'],
): Promise<string> {
  const reader = await loadReader(options.dialect);
  const between = '\n'.repeat(options.linesBetweenQueries + 1);
  const formatted: string[] = [];
  for (const stretch of readScript(text, tokens)) {
    if (formatted.length > 0) formatted.push(stretch.before ?? between);
    if (stretch.isKept) formatted.push(stretch.tokens[0].raw);
    else {
      const pieces = splitStatements(text, stretch.tokens).map((piece) => {
        progress?.(piece[0]?.offset ?? 0, text.length);
        return formatPiece(text, piece, reader, options);
      });
      formatted.push(pieces.join(between));
    }
  }
  return formatted.join('');
}

/** Pieces of whole statements. Throws `ToolError` where brackets are nested too deeply. */
function splitStatements(text: string, tokens: readonly Token[]): (readonly Token[])[] {
  const pieces: (readonly Token[])[] = [];
  let from = 0;
  let statements = 0;
  let depth = 0;
  // Subscripts and braces, too; those that do not end take the library the square of their number.
  let open = 0;
  for (const [index, { kind, raw, offset }] of tokens.entries()) {
    if (kind !== 'symbol') continue;
    if ('([{'.includes(raw)) open += 1;
    else if (')]}'.includes(raw)) open = Math.max(0, open - 1);
    if (raw === '(') depth += 1;
    else if (raw === ')') depth -= 1;
    else if (raw === ';' && depth === 0) {
      statements += 1;
      if (statements < MOST_STATEMENTS && offset - (tokens[from]?.offset ?? 0) <= PIECE) continue;
      pieces.push(tokens.slice(from, index + 1));
      from = index + 1;
      statements = 0;
      open = 0;
    }
    if (open > DEEPEST) throw new ToolError('error.deep', { depth: DEEPEST }, { at: placeAt(text, offset) });
  }
  return from === tokens.length ? pieces : [...pieces, tokens.slice(from)];
}

function formatPiece(text: string, tokens: readonly Token[], reader: Reader, options: Formatting): string {
  reader.tokens = layOut(text, tokens, reader.keywords, lexisOf[options.dialect], options);
  repair(reader.tokens);
  try {
    return formatDialect(' ', {
      dialect: reader.dialect,
      indentStyle: options.indentStyle,
      tabWidth: options.indent,
      useTabs: options.tabs,
      expressionWidth: options.expressionWidth,
      linesBetweenQueries: options.linesBetweenQueries,
      logicalOperatorNewline: options.logicalOperatorNewline,
      denseOperators: options.denseOperators,
      newlineBeforeSemicolon: options.newlineBeforeSemicolon,
    });
  } catch (error) {
    if (error instanceof RangeError) throw new ToolError('error.deep', { depth: DEEPEST });
    throw explain(error, text, tokens, options);
  }
}

/** The library's parser tells the token that does not fit; none stands for the end. */
function explain(error: unknown, text: string, tokens: readonly Token[], { dialect }: Formatting): ToolError {
  const start = readStart(error);
  const wrong = tokens.find(({ offset }) => offset === start);
  if (wrong === undefined) {
    const last = tokens.at(-1);
    const end = last === undefined ? 0 : endOf(last);
    return new ToolError('error.end', {}, { at: placeAt(text, Math.max(0, end - 1)) });
  }
  const at = { ...placeAt(text, wrong.offset), endOffset: endOf(wrong) };
  return new ToolError('error.unexpected', { text: wrong.raw, dialect: dialectNames[dialect] }, { at });
}

function readStart(error: unknown): number | undefined {
  const token = error instanceof Error && 'token' in error ? error.token : undefined;
  return typeof token === 'object' && token !== null && 'start' in token && 'type' in token && token.type !== 'EOF'
    ? Number(token.start)
    : undefined;
}
