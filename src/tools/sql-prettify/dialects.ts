/** Dialects of sql-formatter, by its own names; the standard first, then by name. */
export const dialects = [
  'sql',
  'bigquery',
  'clickhouse',
  'db2',
  'db2i',
  'duckdb',
  'hive',
  'mariadb',
  'mysql',
  'n1ql',
  'plsql',
  'postgresql',
  'redshift',
  'singlestoredb',
  'snowflake',
  'spark',
  'sqlite',
  'transactsql',
  'tidb',
  'trino',
] as const;
export type Dialect = (typeof dialects)[number];

/** Those that people mix up most, first. */
export const LIKELY: readonly Dialect[] = [
  'postgresql',
  'mysql',
  'transactsql',
  'plsql',
  'sqlite',
  'bigquery',
  'snowflake',
];

/** What the products call themselves. */
export const dialectNames: Readonly<Record<Dialect, string>> = {
  sql: 'SQL',
  bigquery: 'BigQuery',
  clickhouse: 'ClickHouse',
  db2: 'Db2',
  db2i: 'Db2 for i',
  duckdb: 'DuckDB',
  hive: 'Hive',
  mariadb: 'MariaDB',
  mysql: 'MySQL',
  n1ql: 'SQL++ (N1QL)',
  plsql: 'PL/SQL (Oracle)',
  postgresql: 'PostgreSQL',
  redshift: 'Redshift',
  singlestoredb: 'SingleStoreDB',
  snowflake: 'Snowflake',
  spark: 'Spark',
  sqlite: 'SQLite',
  transactsql: 'T-SQL (SQL Server)',
  tidb: 'TiDB',
  trino: 'Trino',
};

/** What reads a script before the database does. Its commands stay as they are. */
export type Client = 'hive' | 'mysql' | 'notebook' | 'psql' | 'shell' | 'snowsql' | 'sqlcmd' | 'sqlplus';

/** How a dialect writes strings, names, placeholders and comments, as far as it differs from the standard. */
export interface Lexis {
  /** `\'` inside '…' is a quote. */
  readonly backslash?: boolean;
  /** `"…"` may hold `\"`. */
  readonly backslashInDouble?: boolean;
  /** Comments that begin so, besides `--`. */
  readonly lineComment?: '#' | '//';
  /** `5--1` is a subtraction. */
  readonly spacedDashes?: boolean;
  readonly nestedComments?: boolean;
  readonly backticks?: boolean;
  /** `[name]` */
  readonly brackets?: boolean;
  /** `$$…$$`, `$tag$…$tag$` */
  readonly dollarQuotes?: boolean;
  /** `q'[…]'` */
  readonly oracleQuotes?: boolean;
  /** `U&'…'` and `U&"…"` (SQL:2003, part 2, 5.3 and 5.2); elsewhere & stands between two values. */
  readonly unicodeQuotes?: boolean;
  /** `'''…'''` and `"""…"""` */
  readonly tripleQuotes?: boolean;
  /** Operators are as long as they can be (PostgreSQL documentation, 4.1.3), so that no name or placeholder begins with @ or ?. */
  readonly longOperators?: boolean;
  /** Characters, besides letters, digits, _ and $, that names begin with or hold. */
  readonly nameMarks?: string;
  /** `my-project.data.table` */
  readonly dashes?: boolean;
  /** `ARRAY<STRUCT<a INT>>` */
  readonly angleTypes?: boolean;
  /** `[a, b]` is a list, or a hint. */
  readonly lists?: boolean;
  /** A name behind a colon: `column:path.to` */
  readonly paths?: boolean;
  /** Keywords that stand where a table's alias could. */
  readonly afterTable?: readonly string[];
  /** What else is one word: placeholders, variables, places of files. */
  readonly words?: RegExp;
  readonly clients: readonly Client[];
}

/** `@'x'`, an account such as `'root'@'%'`, and NULL as `\N`. */
const mysqlWords = /@(?:'[^']*'|"[^"]*"|`[^`]*`)|\\N\b/y;
const mysql: Lexis = {
  backslash: true,
  backslashInDouble: true,
  lineComment: '#',
  spacedDashes: true,
  backticks: true,
  words: mysqlWords,
  clients: ['mysql'],
};
const postgresql: Lexis = { nestedComments: true, dollarQuotes: true, longOperators: true, clients: ['psql'] };
/** `${variable}`, and an address, which a setting may hold. */
const hiveWords = /\$\{[^}]*\}|[a-z][a-z\d]*:\/\/[^\s;,)'"]*/iy;
const hive: Lexis = {
  backslash: true,
  backslashInDouble: true,
  backticks: true,
  lists: true,
  angleTypes: true,
  words: hiveWords,
  clients: ['hive'],
};
/** `@~/a`, `@%table`, `@schema.stage/a.csv`, `file:///tmp/a`, and SnowSQL's variables: `&name`. */
const snowflakeWords = /@(?:[^\s,;()'"]|"[^"]*")+|file:\/\/[^\s;,)'"]*|&(?:\w+|\{\w+\})/iy;

export const lexisOf: Readonly<Record<Dialect, Lexis>> = {
  sql: { backslash: true, backticks: true, dollarQuotes: true, unicodeQuotes: true, clients: ['mysql', 'psql'] },
  bigquery: {
    lists: true,
    backslash: true,
    backslashInDouble: true,
    lineComment: '#',
    backticks: true,
    tripleQuotes: true,
    dashes: true,
    angleTypes: true,
    clients: [],
  },
  clickhouse: {
    lists: true,
    backslash: true,
    backslashInDouble: true,
    lineComment: '#',
    backticks: true,
    dollarQuotes: true,
    afterTable: ['FINAL'],
    words: /\{\s*\w+\s*:[^{}']+\}/y,
    clients: [],
  },
  db2: { unicodeQuotes: true, nameMarks: '#@', clients: [] },
  db2i: { nestedComments: true, nameMarks: '#@', clients: [] },
  duckdb: { ...postgresql, lists: true, words: /#\d+/y, clients: ['shell'] },
  hive,
  mariadb: mysql,
  mysql,
  n1ql: { lists: true, backslash: true, backslashInDouble: true, lineComment: '#', backticks: true, clients: [] },
  plsql: { oracleQuotes: true, nameMarks: '#', words: /&&?\w+\.?/y, clients: ['sqlplus'] },
  postgresql: { ...postgresql, unicodeQuotes: true },
  redshift: { ...postgresql, nameMarks: '#' },
  singlestoredb: mysql,
  snowflake: {
    lists: true,
    backslash: true,
    lineComment: '//',
    dollarQuotes: true,
    paths: true,
    words: snowflakeWords,
    clients: ['snowsql'],
  },
  spark: { ...hive, nestedComments: true, dollarQuotes: true, paths: true, clients: ['hive', 'notebook'] },
  sqlite: { backticks: true, brackets: true, clients: ['shell'] },
  tidb: mysql,
  transactsql: {
    nestedComments: true,
    brackets: true,
    nameMarks: '#@',
    // No semicolon ends a statement.
    afterTable: ['BEGIN', 'BREAK', 'COMMIT', 'CONTINUE', 'DECLARE', 'FETCH', 'GO', 'RETURN', 'ROLLBACK'],
    words: /\$\(\w+\)|\{[^{}\n]*\}|%%\w+%%/y,
    clients: ['sqlcmd'],
  },
  // Athena reads names in backticks.
  trino: { backticks: true, unicodeQuotes: true, angleTypes: true, clients: [] },
};
