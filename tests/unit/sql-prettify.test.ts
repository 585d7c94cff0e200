import { describe, expect, test } from 'vitest';
import { initialValues } from '#engine/options';
import { dialects } from '../../src/tools/sql-prettify/dialects.ts';
import { formatting } from '../../src/tools/sql-prettify/formatting.ts';
import { prettify } from '../../src/tools/sql-prettify/logic.ts';
import { sqlFluffTests } from '../conformance-data.ts';
import { isWholeRun } from '../run-size.ts';

const context = { note: () => undefined, progress: () => undefined };
const official = sqlFluffTests();
/** All in the whole run; every twenty-first, which comes to each dialect, otherwise. */
const rows = official.rows.filter((_, index) => isWholeRun || index % 21 === 0);

describe(official.title, official.needed, () => {
  test('has all its cases', () => {
    expect(official.rows).toHaveLength(official.caseCount);
  });

  // None is refused.
  test.each(rows)('$name changes in nothing but white space, and once only', async ({ dialect: name, sql }) => {
    const dialect = dialects.find((one) => one === name) ?? expect.unreachable(name);
    const options = { ...initialValues(formatting), keywordCase: 'preserve', dialect } as const;
    const once = await prettify(sql, options, context);
    expect(once.replaceAll(/\s/g, '')).toBe(sql.replaceAll(/\s/g, ''));
    expect(await prettify(once, options, context)).toBe(once);
  });

  test.each(rows)('$name stays the same SQL in every layout', async ({ dialect: name, sql }) => {
    const dialect = dialects.find((one) => one === name) ?? expect.unreachable(name);
    for (const layout of LAYOUTS) {
      const options = { ...initialValues(formatting), ...layout, dialect };
      const once = await prettify(sql, options, context);
      expect(await prettify(once, options, context)).toBe(once);
    }
  });
});

const LAYOUTS = [
  { denseOperators: true, keywordCase: 'lower' },
  { commaPosition: 'before', functionCase: 'upper', dataTypeCase: 'upper' },
  { indentStyle: 'tabularRight', newlineBeforeSemicolon: true },
  { layout: 'minify' },
] as const;
