import fc from 'fast-check';
import { formatDialect } from 'sql-formatter';
import { describe, expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { initialValues } from '#engine/options';
import { findChange } from './compare.ts';
import { dialect as sql } from './dialects/sql.ts';
import { dialectNames, dialects, lexisOf, type Dialect } from './dialects.ts';
import { formatting, type Formatting } from './formatting.ts';
import { prettify } from './logic.ts';
import { minify } from './minify.ts';
import { detectors } from './detect.ts';
import { OPERATORS, readTokens } from './tokens.ts';

async function run(input: string, options: Partial<Formatting> = {}) {
  const notes: { code: string; params: unknown; column: number | undefined }[] = [];
  const output = await prettify(
    input,
    { ...initialValues(formatting), ...options },
    {
      note: (code, params, where) => void notes.push({ code, params, column: where?.at?.column }),
      progress: () => undefined,
    },
  );
  return { output, notes };
}

async function failureOf(input: string, options: Partial<Formatting> = {}): Promise<ToolError> {
  try {
    await run(input, options);
  } catch (error) {
    if (error instanceof ToolError) return error;
    throw error;
  }
  throw new Error('Nothing was thrown.');
}

describe('what a database reads stays', () => {
  // In the others a doubled quote is two strings.
  const doubled = new Set<string>(
    dialects.filter((dialect) => !['bigquery', 'hive', 'n1ql', 'spark'].includes(dialect)),
  );

  test.each(dialects)('comments and strings are byte-equal in %s', async (dialect) => {
    const string = doubled.has(dialect) ? "'it''s'" : "'it\\'s'";
    const { output, notes } = await run(`select 'a  b', ${string} from t -- x  y\nwhere b = 1`, { dialect });
    expect(output).toContain("'a  b'");
    expect(output).toContain(string);
    expect(output).toContain('-- x  y\n');
    expect(notes).toEqual([]);
  });

  test.each([
    ['sql', "E'a'"],
    ['db2', 'U&"a"'],
    ['spark', "'it''s'"],
    ['bigquery', 'b"a  b"'],
    ['bigquery', String.raw`'''it\'''s'''`],
    ['mysql', "_utf8mb4'a'"],
    ['mysql', String.raw`\N`],
    ['transactsql', '$19.99'],
    ['transactsql', '$0'],
    ['transactsql', '0X1F'],
    ['transactsql', '%%physloc%%'],
    ['plsql', '256K'],
    ['spark', '12.578e-2d'],
    ['spark', '3.e+3'],
    ['spark', '.5E+2BD'],
    ['clickhouse', '10_000_000'],
    ['clickhouse', '{a:Map(String, String)}'],
    ['duckdb', '#1'],
    ['postgresql', '$größe$a  b$größe$'],
    ['postgresql', 'operator(pg_catalog.+)'],
    ['plsql', 'a.b%type'],
    ['snowflake', 'a:from.to::int'],
    ['transactsql', 'a..b'],
  ] as const)('%s keeps %s whole', async (dialect, input) => {
    const { output, notes } = await run(`select ${input}`, { dialect });
    expect(output).toBe(`SELECT\n  ${input}`);
    expect(notes).toEqual([]);
  });

  test.each([
    ['sql', 'select [a b] from t', '[a b]'],
    ['mysql', 'select [a] from t', '[a]'],
    ['postgresql', 'select `a` from t', '`a`'],
  ] as const)(
    'in %s a name in the quotes of another dialect is refused, with dialects that quote so: %s',
    async (dialect, input, text) => {
      const error = await failureOf(input, { dialect });
      expect([error.code, error.params['text'], error.where.at?.column]).toEqual(['error.dialect', text, 8]);
      for (const name of String(error.params['others']).split(', ')) {
        const other = dialects.find((item) => dialectNames[item] === name) ?? expect.unreachable(name);
        expect(readTokens(text, other)).toEqual([{ kind: 'name', raw: text, offset: 0 }]);
      }
    },
  );

  test.each(['select myfn([1, 2, 3])', 'select a[1], array[a]', "select ['x']"])(
    'brackets of lists are no names: %s',
    async (input) => {
      const { output } = await run(input, { keywordCase: 'preserve' });
      expect(output.replaceAll(/\s/g, '')).toBe(input.replaceAll(/\s/g, ''));
    },
  );

  test('the dialects that people mix up most are named first, and not all twenty', async () => {
    const { params } = await failureOf('select `a` from t', { dialect: 'postgresql' });
    expect(params['others']).toBe('MySQL, SQLite, BigQuery, SQL');
  });

  test.each([
    [String.raw`'C:\'`, 'a backslash is a character'],
    [String.raw`'it\'s'`, 'it takes the quote behind it'],
    [String.raw`"a\" b"`, 'in names, too'],
  ])('the standard takes a backslash in the way that makes sense: %s', async (text) => {
    expect((await run(`select ${text} from t`)).output).toBe(`SELECT\n  ${text}\nFROM\n  t`);
  });

  // Operators that products have and the library does not know in their dialects.
  test.each([
    ['sql', "data->>'x'", "data ->> 'x'"],
    ['sql', "data #>> '{a,b}'", "data #>> '{a,b}'"],
    ['sql', 'a::int', 'a::int'],
    ['duckdb', 'a && b', 'a && b'],
    ['spark', 'a, count(x => 1)', 'a,\n  count(x => 1)'],
    ['redshift', "a ~* 'b'", "a ~* 'b'"],
    ['redshift', "a !~* 'b'", "a !~* 'b'"],
    ['trino', 'a <=> b', 'a <=> b'],
    ['hive', 'a ** b', 'a ** b'],
    ['sql', '7//2', '7 // 2'],
    ['sql', 'a%b, ~a, a&b', 'a % b,\n  ~ a,\n  a & b'],
    ['n1ql', 'a??b', 'a ?? b'],
    ['postgresql', 'a<<->>b, c=-1, d<%>e', 'a <<->> b,\n  c = -1,\n  d <%> e'],
    ['postgresql', 'a=@b, c=?, d=$1', 'a = @b,\n  c = ?,\n  d = $1'],
    ['mysql', '5--1', '5 - -1'],
    ['mysql', '5 -1, -1', '5 - 1,\n  -1'],
    ['plsql', 'a(+), b! =c', 'a (+),\n  b ! = c'],
  ] as const)('%s keeps the operator of %s', async (dialect, input, output) => {
    expect(await run(`select ${input} from t`, { dialect })).toEqual({
      output: `SELECT\n  ${output}\nFROM\n  t`,
      notes: [],
    });
  });

  test.each(dialects)('%s keeps every operator that is read as one', async (dialect) => {
    for (const operator of OPERATORS) {
      // In some dialects a comment begins with # or //.
      const comment = lexisOf[dialect].lineComment;
      if (comment !== undefined && operator.startsWith(comment)) continue;
      const { output } = await run(`select a ${operator} b`, { dialect });
      expect(output.replaceAll(/\s/g, ''), operator).toBe(`SELECTa${operator}b`);
      expect(readTokens(output, dialect).map(({ raw }) => raw)).toContain(operator);
    }
  });

  test('pipes of BigQuery stay whole', async () => {
    const { output } = await run('from t |> where a > 1 |> select b', { dialect: 'bigquery' });
    expect(output.match(/\|>/g)).toHaveLength(2);
  });

  test.each([
    ['postgresql', "select a->>'b', c @> d, e::int, f[1:2], $$x  y$$, E'it\\'s' from t"],
    ['mysql', "select `a`, 'it\\'s', @x:=1, a<=>b # note\nfrom t where a<@x"],
    ['transactsql', "select [a b], N'x' from t where a<@b\nGO\nselect 2"],
    ['plsql', "select q'[it's]' from dual where a = :b"],
    ['bigquery', "select '''a'b''', r'\\' from `p.d.t`"],
    ['snowflake', 'select a:b::int, $$x$$ // note\nfrom t'],
    ['sqlite', 'select [a], `b` from t where c = ?1 and d = :e'],
    ['mysql', "select u&'1' from t"],
    ['sql', 'select -1, a-1, a=-1, a<-1, 1e5, .5, a||b from t'],
  ] as const)('nothing is said about %s: %s', async (dialect, input) => {
    expect((await run(input, { dialect })).notes).toEqual([]);
  });
});

test('what was one word may not be two', () => {
  const [first, second] = [
    { kind: 'number', raw: '1.5', offset: 0 },
    { kind: 'word', raw: 'e', offset: 3 },
  ] as const;
  expect(findChange([first, second], [first, second])).toBeUndefined();
  expect(findChange([first, second], [first, { ...second, offset: 4 }])?.('1.5e').was).toBe('e');
});

test('what differs to a database is found, what does not is not', () => {
  const compare = (before: string, after: string) => {
    const change = findChange(readTokens(before, 'sql'), readTokens(after, 'sql'))?.(before);
    return change && [change.was, change.at.column];
  };
  expect(compare('select a /* b\n  c */', 'SELECT\n  A\n  /* b\n c */')).toBeUndefined();
  expect(compare('select a', 'select b')).toEqual(['a', 8]);
  expect(compare('select a, b', 'select a')).toEqual([',', 9]);
  expect(compare("select 'a'", "select 'A'")).toEqual(["'a'", 8]);
  expect(compare('select 1 -- a', 'select 1 -- b')).toEqual(['-- a', 10]);
  expect(compare('select a', 'select a b')).toEqual(['', 9]);
});

describe('layout', () => {
  test('case of words', async () => {
    const options = {
      functionCase: 'upper',
      dataTypeCase: 'lower',
      keywordCase: 'lower',
      identifierCase: 'upper',
    } as const;
    const { output, notes } = await run('SELECT count(a), CAST(b AS INT) FROM t', options);
    expect(output).toBe('select\n  COUNT(A),\n  CAST(B as int)\nfrom\n  T');
    expect(notes.map(({ code }) => code)).toEqual(['warning.identifierCase']);
  });

  test('commas before, with comments and strings over lines', async () => {
    const input = "select a, -- first, really\n b, 'x,\n  y', f(c, d) from t";
    const { output } = await run(input, { commaPosition: 'before' });
    expect(output).toBe("SELECT\n  a -- first, really\n, b\n, 'x,\n  y'\n, f (c, d)\nFROM\n  t");
  });

  test.each([
    ['select a -- first \n, b from t', 'SELECT\n    a -- first \n  , b\nFROM\n    t'],
    ['select a -- first\n, -- second\n b from t', 'SELECT\n    a -- first\n  , -- second\n    b\nFROM\n    t'],
  ])('a comma before after a comment, in %j', async (input, expected) => {
    const options = { commaPosition: 'before', indent: 4 } as const;
    const { output } = await run(input, options);
    expect(output).toBe(expected);
    expect((await run(output, options)).output).toBe(expected);
  });

  test('placeholders by example', async () => {
    const input = 'select :a, $1, @b, {{ c d }}, ${e}, %s from t';
    const { output, notes } = await run(input, { placeholders: ':a $1 @b {{ x }} ${x}, %s' });
    expect(output).toBe('SELECT\n  :a,\n  $1,\n  @b,\n  {{ c d }},\n  ${e},\n  %s\nFROM\n  t');
    expect(notes).toEqual([]);
  });

  // Python's DB-API (PEP 249, paramstyle), JDBC, JPA and bun.
  test.each(dialects)('%s keeps the placeholders of drivers', async (dialect) => {
    const input = 'select %(a)s from t where b = %s and c in (%s,%s) and d=?1 and e = ?0 and f = {name} limit %s';
    const { output, notes } = await run(input, { dialect });
    for (const placeholder of ['%(a)s\n', 'b = %s\n', '(%s, %s)', 'd = ?1\n', 'e = ?0\n', 'f = {name}'])
      expect(output).toContain(placeholder);
    expect(notes).toEqual([]);
  });

  test('the case of names leaves placeholders', async () => {
    const options = { identifierCase: 'upper', placeholders: '{{x}}' } as const;
    expect((await run('select a, {{ b }}, :c, @d, %(e)s, {f}', options)).output).toBe(
      'SELECT\n  A,\n  {{ b }},\n  :c,\n  @d,\n  %(e)s,\n  {f}',
    );
  });

  test.each(['select map < 5 and a > 3', 'select map < a order by b > 3', 'select range<a, b>=c'])(
    'a comparison is no type: %s',
    async (input) => {
      const { output } = await run(input, { dialect: 'spark', keywordCase: 'preserve' });
      expect(output).toMatch(/^select\s+\w+ < /);
    },
  );

  test('a remainder is no placeholder', async () => {
    expect((await run('select a%s, b % s from t')).output).toBe('SELECT\n  a % s,\n  b % s\nFROM\n  t');
  });

  test.each([
    ['hive', 'STRUCT<c: INT, d: ARRAY<string>>'],
    ['spark', 'map<string, STRUCT<date: date, e: int>>'],
    ['bigquery', 'STRUCT<date DATE, x ARRAY<int64> NOT NULL>'],
    ['trino', 'array<integer>'],
  ] as const)('%s writes a type with angle brackets on one line: %s', async (dialect, type) => {
    const written = `create table t (a ${type.replaceAll(', ', ',\n  ')})`;
    const { output } = await run(written, { dialect, keywordCase: 'preserve' });
    expect(output).toBe(`create table t (a ${type})`);
  });

  test('a type with a string inside stays as it is', async () => {
    const type = "STRUCT<\n  a: INT COMMENT 'b  c'>";
    const { output } = await run(`create table t (a ${type})`, { dialect: 'spark' });
    expect(output).toContain(type);
  });

  test('the case of types leaves the names of fields', async () => {
    const options = { dialect: 'bigquery', dataTypeCase: 'upper' } as const;
    const { output } = await run('select cast(a as struct<date date, b array<string>>)', options);
    expect(output).toBe('SELECT\n  cast(a AS STRUCT<date DATE, b ARRAY<STRING>>)');
  });

  test.each([
    ['a = -1, b - -1, c = ~d', 'a= -1,\n  b- -1,\n  c= ~d'],
    ['a ? 1 : 2, b @ c', 'a? 1:2,\n  b@ c'],
  ])('operators without spaces remain two: %s', async (input, output) => {
    expect((await run(`select ${input}`, { denseOperators: true })).output).toBe(`SELECT\n  ${output}`);
  });

  test('Snowflake reads files of stages', async () => {
    const input =
      'list @test; select $1 from @stage1 (file_format => f) t; get @public.stage/sub-folder/f.csv file:///tmp/a';
    const { output } = await run(input, { dialect: 'snowflake' });
    expect(output).toContain('LIST @test;');
    expect(output).toContain('@stage1 (file_format => f) t');
    expect(output).toContain('GET @public.stage/sub-folder/f.csv file:///tmp/a');
  });

  test('labels, loops and CASE with statements inside', async () => {
    const input = 'l:LOOP leave l; END LOOP; case a when 1 then select 1; end case; a between 1';
    const { output } = await run(input, { dialect: 'mysql', keywordCase: 'preserve' });
    expect(output.replaceAll(/\s/g, '')).toBe(input.replaceAll(/\s/g, ''));
  });

  test('pieces of a long text are put together as one', async () => {
    const one = "select a, b from t where c = 'x;y' -- z;\n;";
    const { output } = await run(one.repeat(1000), { linesBetweenQueries: 2 });
    const [first = ''] = output.split('\n\n\n');
    expect(output.split('\n\n\n')).toEqual(Array(1000).fill(first));
    expect(output.startsWith("SELECT\n  a,\n  b\nFROM\n  t\nWHERE\n  c = 'x;y' -- z;")).toBe(true);
  });

  test('many short statements are laid out as the library lays them out at once', async () => {
    const statement = fc.constantFrom(
      ';',
      ' ;',
      '\n;',
      'a;',
      '-- c\n;',
      '; -- c\n',
      '/* c */;',

      "'x;y';\n",
      '\n\na\n;',
    );
    const settings = fc.record({ linesBetweenQueries: fc.nat(2), newlineBeforeSemicolon: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(statement, { minLength: 401, maxLength: 500 }), settings, async (parts, settings) => {
        const text = parts.join('');
        const whole = formatDialect(text, { dialect: sql, keywordCase: 'upper', ...settings });
        expect((await run(text, settings)).output).toBe(whole);
      }),
      { numRuns: 10 },
    );
  });

  test('of many short statements none is lost where the pieces meet', async () => {
    expect((await run(';'.repeat(12_000))).output).toBe(Array(12_000).fill(';').join('\n\n'));
  });
});

describe('scripts', () => {
  const procedure = 'create procedure p() begin select 1; select 2; end';
  const formatted = 'CREATE PROCEDURE p () BEGIN\nSELECT\n  1;\n\nSELECT\n  2;\n\nEND';

  test.each([
    [
      `DELIMITER //\n${procedure} //\nDELIMITER ;\ncall p()`,
      `DELIMITER //\n\n${formatted} //\n\nDELIMITER ;\n\nCALL p ()`,
    ],
    [`select 1;\ndelimiter $$\n${procedure}$$`, `SELECT\n  1;\n\ndelimiter $$\n\n${formatted}$$`],
    [`DELIMITER ;;\n${procedure}\n;;\nDELIMITER ;`, `DELIMITER ;;\n\n${formatted}\n;;\n\nDELIMITER ;`],
    [`DELIMITER |\r\nselect '|', \`|\` -- |\r\n|\r\n`, "DELIMITER |\n\nSELECT\n  '|',\n  `|` -- |\n|"],
    ['-- a\nDELIMITER //', '-- a\n\nDELIMITER //'],
    ['select delimiter from t', 'SELECT\n  delimiter\nFROM\n  t'],
  ])('the delimiters of a client stay: %j', async (input, output) => {
    expect(await run(input, { dialect: 'mysql' })).toEqual({ output, notes: [] });
    expect((await run(output, { dialect: 'mysql' })).output).toBe(output);
  });

  test('delimiters are read in the standard, too', async () => {
    expect((await run('DELIMITER //\nselect 1 //')).output).toBe('DELIMITER //\n\nSELECT\n  1 //');
  });

  test.each([
    ['plsql', 'begin null; end;\n/\nselect 1 from dual\n/\n', 'BEGIN NULL;\n\nEND;\n/\n\nSELECT\n  1\nFROM\n  dual\n/'],
    ['sql', 'select 1;\n/\nselect 2', 'SELECT\n  1;\n/\n\nSELECT\n  2'],
    ['sql', 'select 1\n/\n2', 'SELECT\n  1 / 2'],
    ['plsql', 'select 1\n/ 2 from dual', 'SELECT\n  1 / 2\nFROM\n  dual'],
  ] as const)('a slash alone stays on its line in %s: %j', async (dialect, input, output) => {
    expect(await run(input, { dialect })).toEqual({ output, notes: [] });
    expect((await run(output, { dialect })).output).toBe(output);
  });

  test('the place of an error behind a delimiter is right', async () => {
    const error = await failureOf('DELIMITER //\nselect 1 //\nselect ) //');
    expect(error.where.at).toMatchObject({ line: 3, column: 8 });
  });

  test('what is switched off stays as it is, whatever its client reads', async () => {
    const off = '/* sql-formatter-disable */\nDELIMITER //\nselect   1 //\n/* sql-formatter-enable */';
    expect((await run(`select 1;\n${off}`)).output).toContain(off);
  });

  test.each([
    `/* sql-formatter-disable */ select ${'('.repeat(101)}`,
    "/* sql-formatter-disable */ it's /* sql-formatter-enable */",
    '/* sql-formatter-disable */\n    select   1\n/* sql-formatter-enable */',
  ])('what is switched off stays in every layout: %j', async (input) => {
    for (const layout of ['format', 'minify'] as const) expect((await run(input, { layout })).output).toBe(input);
  });

  test.each([
    [
      'mysql',
      "DELIMITER $$ -- it's mine\nselect 1 $$\nDELIMITER ; -- back\nselect 2",
      "DELIMITER $$ -- it's mine\n\nSELECT\n  1 $$\n\nDELIMITER ; -- back\n\nSELECT\n  2",
    ],
    ['sql', 'begin select 1; end //', 'BEGIN\nSELECT\n  1;\n\nEND //'],
    [
      'postgresql',
      "\\connect db\n\\set a it's\nCOPY t (a, b) FROM stdin;\n1\tit's\n\t\n\\.\n\nselect 1 \\gset\nselect 2",
      "\\connect db\n\\set a it's\n\nCOPY t (a, b)\nFROM\n  stdin;\n1\tit's\n\t\n\\.\n\nSELECT\n  1 \\gset\n\nSELECT\n  2",
    ],
    ['postgresql', "\\copy (\n  select 1\n) to 'a'\nselect 2", "\\copy (\n  select 1\n) to 'a'\n\nSELECT\n  2"],
    [
      'plsql',
      "set serveroutput on\nprompt it's\n@a/b.sql\nselect 1 from dual;\nshow errors",
      "set serveroutput on\nprompt it's\n@a/b.sql\n\nSELECT\n  1\nFROM\n  dual;\n\nshow errors",
    ],
    ['transactsql', ":setvar a it's\n:r a.sql\nselect $(a)", ":setvar a it's\n:r a.sql\n\nSELECT\n  $(a)"],
    ['sqlite', ".import it's t\nselect 1", ".import it's t\n\nSELECT\n  1"],
    ['snowflake', '!set a=b\nselect &a', '!set a=b\n\nSELECT\n  &a'],
    [
      'hive',
      'set hive.a=b-c/d;\nadd jar /a/b-c.jar;\nselect 1',
      'set hive.a=b-c/d;\nadd jar /a/b-c.jar;\n\nSELECT\n  1',
    ],
    [
      'spark',
      "%python\nprint('it''s')\n-- COMMAND ----------\nselect 1",
      "%python\nprint('it''s')\n\n-- COMMAND ----------\nSELECT\n  1",
    ],
  ] as const)('%s: what its client reads stays as it is: %j', async (dialect, input, output) => {
    expect((await run(input, { dialect })).output).toBe(output);
    expect((await run(output, { dialect })).output).toBe(output);
  });

  test('the data of a dump stay in the standard, too', async () => {
    const data = "COPY t FROM stdin;\n it's\n\\.";
    expect((await run(data)).output).toBe("COPY t\nFROM\n  stdin;\n it's\n\\.");
  });

  test('a comment between a command and its data stays', async () => {
    const input = 'COPY t FROM stdin; -- two rows\n1\n2\n\\.';
    const { output } = await run(input, { dialect: 'postgresql' });
    expect(output).toBe('COPY t\nFROM\n  stdin; -- two rows\n1\n2\n\\.');
    expect((await run(output, { dialect: 'postgresql' })).output).toBe(output);
  });

  test('the borders of cells remain when minified', async () => {
    const input = "%python\nprint('a')\n-- COMMAND ----------\nselect 1 -- b\n";
    const { output } = await run(input, { dialect: 'spark', layout: 'minify' });
    expect(output).toBe("%python\nprint('a')\n-- COMMAND ----------\nselect 1");
  });

  test.each(['a between ', 'case ', 'case a ', 'case when ', '-- a\n', '/ ', ':r\n'])(
    'thousands of %j are read once each',
    async (part) => {
      const { output } = await run(part.repeat(20_000), { dialect: 'transactsql', keywordCase: 'preserve' });
      expect(output.replaceAll(/\s/g, '')).toBe(part.repeat(20_000).replaceAll(/\s/g, ''));
    },
  );

  test('thousands of delimiters take little time', async () => {
    await run(`DELIMITER //\n${'select 1 //\n'.repeat(5000)}`);
  });
});

describe('comments over several lines keep their indentation', () => {
  test.each([
    ['/* a\n     b\n\n  c\n*/\nselect 1', '/* a\n     b\n\n  c\n*/\nSELECT\n  1'],
    ['select\n    /* a\n         b\n     */\n    1', 'SELECT\n  /* a\n       b\n   */\n  1'],
    ['select 1, /* a\n  b */ 2', 'SELECT\n  1,\n  /* a\n    b */\n  2'],
    ['/**\n * a\n *   b\n */\nselect 1', '/**\n * a\n *   b\n */\nSELECT\n  1'],
    ['        /* a\n  b */ select 1', '/* a\n  b */\nSELECT\n  1'],
  ])('%j', async (input, output) => {
    expect(await run(input)).toEqual({ output, notes: [] });
    expect((await run(output)).output).toBe(output);
  });

  test('with tabs and line ends of Windows', async () => {
    const { output } = await run('select\r\n  /* a\r\n     b */ 1', { tabs: true });
    expect(output).toBe('SELECT\n\t/* a\n\t   b */\n\t1');
  });
});

test('tokens leave out nothing but white space', () => {
  const readOrRefuse = (text: string, dialect: Dialect) => {
    try {
      return readTokens(text, dialect);
    } catch (error) {
      expect(error).toBeInstanceOf(ToolError);
      return [];
    }
  };
  const part = fc.constantFrom(
    'COPY t FROM stdin;',
    ' -- c\n',
    '\\.\n',
    '\\gset',
    'DELIMITER //\n',
    '//',
    '/\n',
    ':r x\n',
    '%py\n',
    'set a.b = c;',
    ';',
    'a',
    "'b'",
    '5--1',
    '/* d */',
    '%(e)s',
    'array<f>',
    '\n',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), fc.constantFrom(...dialects), (parts, dialect) => {
      const text = parts.join('');
      let end = 0;
      for (const { raw, offset } of readOrRefuse(text, dialect)) {
        expect(text.slice(end, offset).trim()).toBe('');
        end = offset + raw.length;
      }
      expect(end === 0 ? '' : text.slice(end).trim()).toBe('');
    }),
    { numRuns: 2000 },
  );
});

describe('minify', () => {
  test.each([
    [
      'mysql',
      'delimiter ;;\nselect 1 , 2 ;;\nselect 2;;\ndelimiter ;\nselect 3',
      'delimiter ;;\nselect 1,2 ;;\nselect 2;;\ndelimiter ;\nselect 3',
    ],
    ['sql', "select 'a'\n  'b' , c", "select 'a'\n'b',c"],
    ['sql', 'select a - -1 , count (*) from t', 'select a - -1,count (*) from t'],
    ['mysql', 'select /*+ HINT */ a /* b */ from t # c', 'select /*+ HINT */ a from t'],
    ['plsql', 'select --+ HINT\n a -- b\nfrom t', 'select\n--+ HINT\na from t'],
    ['transactsql', 'select 1\nGO\nselect 2', 'select 1\nGO\nselect 2'],
    ['plsql', 'begin null; end;\n/\nselect 1 / 2 from dual', 'begin null;end;\n/\nselect 1 / 2 from dual'],
  ] as const)('%s: %j', async (dialect, input, output) => {
    expect((await run(input, { dialect, layout: 'minify' })).output).toBe(output);
  });

  test('the same tokens remain, whatever they are', () => {
    const part = fc.constantFrom(
      'select',
      'a',
      "'x  y'",
      '"n"',
      '(',
      ')',
      ',',
      ';',
      '=',
      '-',
      '->>',
      '<',
      '1',
      ':p',
      '--c\n',
      '/*d*/',
      ' ',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), fc.constantFrom(...dialects), (parts, dialect) => {
        const text = parts.join('');
        const kept = (source: string) =>
          readTokens(source, dialect)
            .filter(({ kind }) => kind !== 'comment')
            .map(({ raw }) => raw);
        expect(kept(minify(text, readTokens(text, dialect), dialect).output)).toEqual(kept(text));
      }),
    );
  });
});

describe('what is wrong', () => {
  test.each([
    ["select a,\n  'b", {}, 'error.string', 2, 3],
    ['select "b', {}, 'error.string', 1, 8],
    ['select 1 /* b', {}, 'error.comment', 1, 10],
    ['select $$a', { dialect: 'postgresql' }, 'error.string', 1, 8],
    ['select (1,\n 2', {}, 'error.end', 2, 2],
    ['select 1;\nselect 2)', {}, 'error.unexpected', 2, 9],
    ['select [a] from t', {}, 'error.dialect', 1, 8],
    ['select 1 \\ 2', { dialect: 'mysql' }, 'error.unexpected', 1, 10],
    ['select “a”', { dialect: 'mysql' }, 'error.unexpected', 1, 8],
    ['select #{a}, ${b}', {}, 'error.template', 1, 8],
    ['select <%= a %>', {}, 'error.template', 1, 8],
    ['select a from dbo.[b]', {}, 'error.dialect', 1, 19],
    ['select a, [order  by] from t', {}, 'error.dialect', 1, 11],
    ['select {% if x %}', {}, 'error.template', 1, 8],
  ] as const)('%j', async (input, options, code, line, column) => {
    const error = await failureOf(input, options);
    expect(error.code).toBe(code);
    expect(error.where.at).toMatchObject({ line, column });
  });

  test('the place in a late piece of a long text is right', async () => {
    const error = await failureOf(`${'select 1;\n'.repeat(4000)}select )`);
    expect(error.where.at).toMatchObject({ line: 4001, column: 8 });
  });

  test('nothing but white space and comments is fine', async () => {
    expect((await run(' \n')).output).toBe('');
    expect((await run('-- a')).output).toBe('-- a');
  });

  test('any text gives SQL or a ToolError', async () => {
    const part = fc.constantFrom(
      'select',
      'from',
      'a',
      "'",
      '"',
      '(',
      ')',
      '[',
      '{{',
      '}}',
      '$',
      '--',
      '/*',
      '*/',
      '\\',
      ';',
      'case',
      'end',
      '\n',
      '🙂',
      ' ',
      '#',
      '@x',
      ':',
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.array(part, { maxLength: 12 }).map((parts) => parts.join(' ')),
    );
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom('sql', 'postgresql', 'mysql', 'transactsql'), async (input, dialect) => {
        try {
          await run(input, { dialect });
        } catch (error) {
          expect(error).toBeInstanceOf(ToolError);
        }
      }),
      { numRuns: 40 },
    );
  });
});

test.each(['-- a\nselect a from b', '-- a\r\n\r\n  -- b\r\nSELECT a FROM b', '\n--\nupdate a set b = 1'])(
  'recognises %j behind its comments',
  (text) => {
    expect(detectors.prettify.detect(text)).toBeGreaterThan(0.7);
  },
);

/** Statements and tokens of the manuals: what is one token there is one here, and comes out as it went in. */
describe('published SQL', () => {
  test.each([
    // PostgreSQL documentation, chapter 4.1 (Lexical Structure).
    ['postgresql', "SELECT * FROM MY_TABLE; UPDATE MY_TABLE SET A = 5; INSERT INTO MY_TABLE VALUES (3, 'hi there');"],
    // 4.1.1, identifiers.
    ['postgresql', 'UPDATE "my_table" SET "a" = 5;'],
    ['postgresql', String.raw`SELECT U&"d\0061t\+000061" FROM t`],
    // 4.1.2.1, a string goes on behind a line break.
    ['postgresql', "SELECT 'foo'\n'bar';"],
    // 4.1.2.5 and 4.1.2.6, bit strings and numbers.
    ['postgresql', "SELECT B'1001', X'1FF', 42, 3.5, 4., .001, 5e2, 1.925e-3"],
    ['postgresql', "SELECT REAL '1.23', 1.23::REAL"],
    // MySQL Reference Manual, section 9.1.1 (String Literals).
    ['mysql', String.raw`SELECT 'hello', '"hello"', '""hello""', 'hel''lo', '\'hello';`],
    ['mysql', String.raw`SELECT "hello", "'hello'", "''hello''", "hel""lo", "\"hello";`],
    // SQLite documentation, "SQLite Keywords": four ways to quote one.
    ['sqlite', 'SELECT \'keyword\', "keyword", [keyword], `keyword`'],
  ] as const)('%s: %s', async (dialect, input) => {
    const tokens = (text: string) => readTokens(text, dialect).map(({ raw }) => raw);
    for (const layout of ['format', 'minify'] as const) {
      const { output, notes } = await run(input, { dialect, layout, keywordCase: 'preserve' });
      expect(tokens(output)).toEqual(tokens(input));
      expect(notes).toEqual([]);
    }
  });

  test.each([
    ['4.1.2.4', 'string', "$$Dianne's horse$$"],
    ['4.1.2.4', 'string', "$SomeTag$Dianne's horse$SomeTag$"],
    ['4.1.2.4', 'string', '$function$\nBEGIN\n    RETURN ($1 ~ $q$[\\t\\r\\n\\v\\\\]$q$);\nEND;\n$function$'],
    ['4.1.2.3', 'string', String.raw`U&'d\0061t\+000061'`],
    ['4.1.1', 'name', String.raw`U&"\0441\043B\043E\043D"`],
    ['4.1.5', 'comment', '/* multiline comment\n * with nesting: /* nested block comment */\n */'],
    ['4.1.5', 'comment', '-- This is a standard SQL comment'],
  ])('PostgreSQL documentation, section %s: one %s, %j', (_, kind, raw) => {
    expect(readTokens(raw, 'postgresql')).toEqual([{ kind, raw, offset: 0 }]);
  });
});
