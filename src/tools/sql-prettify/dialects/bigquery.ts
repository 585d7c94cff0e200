import { bigquery, type DialectOptions } from 'sql-formatter';

const { tokenizerOptions } = bigquery;
const SETS = ['UNION ALL', 'UNION DISTINCT', 'INTERSECT DISTINCT', 'EXCEPT DISTINCT'];
/** The operators after `|>` (BigQuery, "Pipe query syntax"). */
const STEPS = [
  ...['SELECT', 'EXTEND', 'SET', 'DROP', 'RENAME', 'AS', 'WHERE', 'AGGREGATE', 'DISTINCT', 'ORDER BY', 'LIMIT', 'CALL'],
  ...['WINDOW', 'TABLESAMPLE', 'PIVOT', 'UNPIVOT', 'WITH', ...SETS, ...tokenizerOptions.reservedJoins],
];

/** With each step of a pipe on lines of its own, of which the library does not know. */
export const dialect: DialectOptions = {
  ...bigquery,
  tokenizerOptions: {
    ...tokenizerOptions,
    reservedClauses: [...tokenizerOptions.reservedClauses, ...STEPS.map((step) => `|> ${step}`)],
  },
};
