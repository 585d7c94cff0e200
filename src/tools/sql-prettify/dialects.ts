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

/** The products' own names. */
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

/** How a dialect writes strings, names and comments, as far as it differs from the standard. */
export interface Lexis {
  /** `\'` inside '…' is a quote. */
  readonly backslash?: boolean;
  /** `"…"` may hold `\"`. */
  readonly backslashInDouble?: boolean;
  /** Comments that begin so, besides `--`. */
  readonly lineComment?: '#' | '//';
  readonly nestedComments?: boolean;
  readonly backticks?: boolean;
  /** `[name]` */
  readonly brackets?: boolean;
  /** `$$…$$`, `$tag$…$tag$` */
  readonly dollarQuotes?: boolean;
  /** `q'[…]'` */
  readonly oracleQuotes?: boolean;
  /** `U&'…'` and `U&"…"` (SQL:2003, part 2, 5.3 and 5.2); elsewhere & comes between two values. */
  readonly unicodeQuotes?: boolean;
  /** `'''…'''` and `"""…"""` */
  readonly tripleQuotes?: boolean;
  /** `@>`, `<@` and `?|` are operators, and no name or placeholder begins with @ or ?. */
  readonly atOperators?: boolean;
}

const mysql: Lexis = { backslash: true, backslashInDouble: true, lineComment: '#', backticks: true };
const duckdb: Lexis = { nestedComments: true, dollarQuotes: true, atOperators: true };

export const lexisOf: Readonly<Record<Dialect, Lexis>> = {
  sql: { backslash: true, backticks: true, unicodeQuotes: true },
  bigquery: { backslash: true, backslashInDouble: true, lineComment: '#', backticks: true, tripleQuotes: true },
  clickhouse: { backslash: true, backslashInDouble: true, lineComment: '#', backticks: true, dollarQuotes: true },
  db2: { unicodeQuotes: true },
  db2i: { nestedComments: true },
  duckdb,
  hive: { backslash: true, backslashInDouble: true, backticks: true },
  mariadb: mysql,
  mysql,
  n1ql: { backslash: true, backslashInDouble: true, lineComment: '#', backticks: true },
  plsql: { oracleQuotes: true },
  postgresql: { ...duckdb, unicodeQuotes: true },
  redshift: { atOperators: true },
  singlestoredb: mysql,
  snowflake: { backslash: true, lineComment: '//', dollarQuotes: true },
  spark: { backslash: true, backslashInDouble: true, backticks: true },
  sqlite: { backticks: true, brackets: true },
  tidb: mysql,
  transactsql: { nestedComments: true, brackets: true },
  trino: { unicodeQuotes: true },
};
