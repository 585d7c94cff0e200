import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { zones } from '../../scripts/lint/zones.mjs';

/*
 * A rule counts only when it has been seen to fail. The first line of a fixture says which file it stands for; each line
 * that must be reported ends in a comment with the rule and a part of its message. No other line may be reported.
 */

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'tests/lint-fixtures');
const typed = new ESLint({ cwd: root });
// Most of the files that fixtures stand for do not exist, so no types can be known.
const untyped = new ESLint({
  cwd: root,
  overrideConfig: { ...tseslint.configs.disableTypeChecked, files: ['**/*.{ts,tsx}'] } as Linter.Config,
});

interface Finding {
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

const fixtures = readdirSync(folder).map((name) => {
  const source = readFileSync(join(folder, name), 'utf8');
  const [, path = '', withTypes] = /^\/\/ as (\S+?)(, with types)?\n/.exec(source) ?? [];
  const expected = source.split('\n').flatMap((text, index): Finding[] => {
    const [, rule, message] = /(?:\/\/|\/\*) ([@\w/-]+): (.*?)(?: \*\/\})?$/.exec(text) ?? [];
    return rule === undefined || message === undefined ? [] : [{ line: index + 1, rule, message }];
  });
  return { name, source, path, expected, eslint: withTypes === undefined ? untyped : typed };
});

async function lint({ eslint, source, path }: (typeof fixtures)[number]): Promise<Finding[]> {
  const [result] = await eslint.lintText(source, { filePath: join(root, path) });
  return (result?.messages ?? []).map(({ line, ruleId, message }) => ({ line, rule: ruleId ?? '', message }));
}

describe.each(fixtures)('$name', (fixture) => {
  test('is reported line by line', async () => {
    const found = await lint(fixture);
    const matching = fixture.expected.map(({ line, rule, message }) => ({
      line,
      rule,
      message: expect.stringContaining(message) as string,
    }));
    expect(fixture.expected).not.toEqual([]);
    expect(found).toEqual(matching);
  }, 60_000);
});

type Ban = { readonly message: string };
type Setting = string | readonly (string | Ban | { readonly patterns: readonly Ban[] })[];

/** The messages that the settings of a rule may report. */
const messagesOf = (setting: Setting): string[] =>
  (typeof setting === 'string' ? [] : setting).flatMap((entry) => {
    if (typeof entry === 'string') return [];
    return ('patterns' in entry ? entry.patterns : [entry]).map(({ message }) => message);
  });

test('every ban of every zone has been seen', async () => {
  const found = (await Promise.all(fixtures.map(lint))).flat();
  const bans = zones.flatMap(({ rules }) =>
    Object.entries<Setting>(rules).flatMap(([rule, setting]) =>
      messagesOf(setting).map((message) => ({ rule, message })),
    ),
  );
  expect(bans.length).toBeGreaterThan(50);
  for (const { rule, message } of bans) {
    expect(
      found.some((item) => item.rule === rule && item.message.includes(message)),
      `${rule}: ${message}`,
    ).toBe(true);
  }
}, 60_000);
