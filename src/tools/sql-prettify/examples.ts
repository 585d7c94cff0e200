import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'prettify',
    input:
      "select c.name, count(*) as orders, sum(o.total) as revenue -- per customer\nfrom customers c left join orders o on o.customer_id = c.id and o.state in ('paid', 'sent') where c.country = 'FR' and c.created_at >= '2024-01-01' group by c.name having count(*) > 5 order by revenue desc limit 10;",
    output:
      "SELECT\n  c.name,\n  count(*) AS orders,\n  sum(o.total) AS revenue -- per customer\nFROM\n  customers c\n  LEFT JOIN orders o ON o.customer_id = c.id\n  AND o.state IN ('paid', 'sent')\nWHERE\n  c.country = 'FR'\n  AND c.created_at >= '2024-01-01'\nGROUP BY\n  c.name\nHAVING\n  count(*) > 5\nORDER BY\n  revenue DESC\nLIMIT\n  10;",
  },
  {
    operation: 'prettify',
    input: 'select a, count(*) from t where b = 1 group by a order by 2 desc limit 5',
    options: { dialect: 'postgresql' },
    output: 'SELECT\n  a,\n  count(*)\nFROM\n  t\nWHERE\n  b = 1\nGROUP BY\n  a\nORDER BY\n  2 DESC\nLIMIT\n  5',
  },
  {
    operation: 'prettify',
    input: "select a->>'b' from t",
    output: "SELECT\n  a ->> 'b'\nFROM\n  t",
  },
  {
    operation: 'prettify',
    input: "select a,  -- first\n b from t\nwhere c = 'x  y'",
    options: { layout: 'minify' },
    output: "select a,b from t where c='x  y'",
    notes: ['note.comments'],
  },
  {
    operation: 'prettify',
    input: 'select a, b from t',
    options: { commaPosition: 'before' },
    output: 'SELECT\n  a\n, b\nFROM\n  t',
  },
  {
    operation: 'prettify',
    input: 'select * from t where id = {{ id }}',
    options: { placeholders: '{{x}}' },
    output: 'SELECT\n  *\nFROM\n  t\nWHERE\n  id = {{ id }}',
  },
  { operation: 'prettify', input: "select 'a", error: 'error.string' },
  { operation: 'prettify', input: 'select 1 /* a', error: 'error.comment' },
  { operation: 'prettify', input: 'select (1', error: 'error.end' },
  { operation: 'prettify', input: 'select 1)', error: 'error.unexpected' },
  { operation: 'prettify', input: 'select [a] from t', error: 'error.dialect' },
  { operation: 'prettify', input: 'select `a` from t', options: { dialect: 'postgresql' }, error: 'error.dialect' },
  {
    operation: 'prettify',
    input: 'delimiter //\ncreate procedure p() begin select 1; end //\ndelimiter ;',
    options: { dialect: 'mysql' },
    output: 'delimiter //\n\nCREATE PROCEDURE p () BEGIN\nSELECT\n  1;\n\nEND //\n\ndelimiter ;',
  },
  { operation: 'prettify', input: 'select {{ x }}', error: 'error.template' },
  { operation: 'prettify', input: 'select 1', options: { placeholders: 'x' }, error: 'error.placeholder' },
  { operation: 'prettify', input: `select ${'('.repeat(101)}`, error: 'error.deep' },
  { operation: 'prettify', input: `select a${'['.repeat(101)}`, error: 'error.deep' },
  {
    operation: 'prettify',
    input: 'select a from t',
    options: { identifierCase: 'upper' },
    output: 'SELECT\n  A\nFROM\n  T',
    notes: ['warning.identifierCase'],
  },
] satisfies Example<typeof operations>[];
