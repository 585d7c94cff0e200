import { describe, expect, test } from 'vitest';
import { initialValues } from '#engine/options';
import type { Dialect } from './dialects.ts';
import { formatting } from './formatting.ts';
import { prettify } from './logic.ts';

const format = (input: string, dialect: Dialect) =>
  prettify(input, { ...initialValues(formatting), dialect }, { note: () => undefined, progress: () => undefined });

describe('a name in the place of one keeps its letters and gets no layout of its own', () => {
  // From reports of users.
  test.each([
    ['clickhouse', 'SELECT m.x FROM t m WHERE m.x = 1', 'SELECT\n  m.x\nFROM\n  t m\nWHERE\n  m.x = 1'],
    [
      'transactsql',
      'SELECT t.id, type, language, offset FROM t',
      'SELECT\n  t.id,\n  type,\n  language,\n  offset\nFROM\n  t',
    ],
    [
      'bigquery',
      'select a as offset, b type, c level from t',
      'SELECT\n  a AS offset,\n  b type,\n  c level\nFROM\n  t',
    ],
    ['spark', 'select a as offset, b type, c level from t', 'SELECT\n  a AS offset,\n  b type,\n  c level\nFROM\n  t'],
    [
      'bigquery',
      'select a from unnest(b) as a with offset offset where offset > 1',
      'SELECT\n  a\nFROM\n  UNNEST (b) AS a WITH OFFSET offset\nWHERE\n  offset > 1',
    ],
    [
      'plsql',
      'create procedure p (type in varchar2, level out number) is begin null; end;',
      'CREATE PROCEDURE p (type IN varchar2, level OUT number) IS\nBEGIN NULL;\n\nEND;',
    ],
    ['mysql', 'create procedure p (in type int, level int) a', 'CREATE PROCEDURE p (IN type int, level int) a'],
    ['clickhouse', 'create table t (key Map(String, m))', 'CREATE TABLE t (key Map(String, m))'],
    ['plsql', 'select sql%rowcount from dual', 'SELECT\n  sql%rowcount\nFROM\n  dual'],
    ['sql', 'select a from t [order]', 'SELECT\n  a\nFROM\n  t[order]'],
    [
      'postgresql',
      'select unknown from t where unknown is null',
      'SELECT\n  unknown\nFROM\n  t\nWHERE\n  unknown IS NULL',
    ],
    ['postgresql', 'select id, order, "x" from t', 'SELECT\n  id,\n  order,\n  "x"\nFROM\n  t'],
  ] as const)('%s: %s', async (dialect, input, output) => {
    expect(await format(input, dialect)).toBe(output);
  });
});

describe('a keyword in the place of one is one', () => {
  test.each([
    ['postgresql', 'select null, true, default', 'SELECT NULL, TRUE, DEFAULT'],
    [
      'postgresql',
      "select date '2024-01-01', interval '1' day from t",
      "SELECT date '2024-01-01', interval '1' DAY FROM t",
    ],
    [
      'postgresql',
      'select a from t order by a nulls first limit 1 offset 2',
      'SELECT a FROM t ORDER BY a NULLS FIRST LIMIT 1 OFFSET 2',
    ],
    [
      'sqlite',
      'select sum(a) over (rows between unbounded preceding and current row) from t',
      'SELECT sum(a) OVER ( ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW ) FROM t',
    ],
    ['clickhouse', 'select a from t final where b = 1', 'SELECT a FROM t FINAL WHERE b = 1'],
    [
      'mysql',
      'create table t (a int not null, key k (a), primary key (a))',
      'CREATE TABLE t (a int NOT NULL, KEY k (a), PRIMARY KEY (a))',
    ],
    ['postgresql', 'grant select, insert (a), update on t to b', 'GRANT SELECT, INSERT (a), UPDATE ON t TO b'],
    ['plsql', 'create or replace view v as select 1 from dual', 'CREATE OR REPLACE VIEW v AS SELECT 1 FROM dual'],
    ['mysql', 'select a from t use index (k)', 'SELECT a FROM t USE INDEX (k)'],
    ['mysql', "select a into outfile 'b' from t", "SELECT a INTO OUTFILE 'b' FROM t"],
    ['transactsql', 'select top 5 a from t\ngo', 'SELECT TOP 5 a FROM t GO'],
    [
      'transactsql',
      'merge into t using u on t.a = u.a when matched then update set b = 1;',
      'MERGE INTO t USING u ON t.a = u.a WHEN MATCHED THEN UPDATE SET b = 1;',
    ],
    ['mysql', 'create table t (a int) partition by range (a)', 'CREATE TABLE t (a int) PARTITION BY RANGE (a)'],
    ['sql', 'select a from t where not b like c', 'SELECT a FROM t WHERE NOT b LIKE c'],
  ] as const)('%s: %s', async (dialect, input, output) => {
    expect((await format(input, dialect)).replaceAll(/\s+/g, ' ')).toBe(output);
  });
});
