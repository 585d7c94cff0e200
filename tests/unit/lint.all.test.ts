import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { zones } from '../../scripts/checks/zones.mjs';

/*
 * A rule counts only when it has been seen to fail. The first line of a fixture says which files it stands for; each line
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

const fixtures = readdirSync(folder).flatMap((file) => {
  const source = readFileSync(join(folder, file), 'utf8');
  const [, paths = '', withTypes] = /^\/\/ as (.+?)(, with types)?\n/.exec(source) ?? [];
  const expected = source.split('\n').flatMap((text, index): Finding[] => {
    const [, rule, message] = /(?:\/\/|\/\*) ([@\w/-]+): (.*?)(?: \*\/\})?$/.exec(text) ?? [];
    return rule === undefined || message === undefined ? [] : [{ line: index + 1, rule, message }];
  });
  const eslint = withTypes === undefined ? untyped : typed;
  return paths.split(' ').map((path) => ({ name: `${file} as ${path}`, source, path, expected, eslint }));
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
  });
});

test('every script is looked at, with rules and globals of its kind', async () => {
  const files = ['scripts', 'bench', 'src'].flatMap((name) =>
    readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).map((file) => join(name, file)),
  );
  const scripts = ['eslint.config.mjs', ...files.filter((file) => /\.m?js$/.test(file))];
  for (const file of scripts) {
    const config = (await typed.calculateConfigForFile(join(root, file))) as Linter.Config | undefined;
    for (const rule of ['eqeqeq', 'no-undef', 'no-unused-vars', '@typescript-eslint/no-floating-promises'])
      expect(config?.rules?.[rule], `${file}: ${rule}`).toContain(2);
    expect(config?.languageOptions?.['globals'], file).toHaveProperty('URL');
  }
  expect(scripts.length).toBeGreaterThan(40);
});

interface Ban {
  readonly rule: string;
  readonly message: string;
}
type Told = Pick<Ban, 'message'>;
type Setting = string | readonly (string | number | Told | { readonly patterns: readonly Told[] })[];

/** The messages that the settings of a rule may report. */
const messagesOf = (setting: Setting): string[] =>
  (typeof setting === 'string' ? [] : setting).flatMap((entry) => {
    if (typeof entry !== 'object') return [];
    return ('patterns' in entry ? entry.patterns : [entry]).map(({ message }) => message);
  });

const bansOf = (rules: Readonly<Record<string, Setting>>): Ban[] =>
  Object.entries(rules).flatMap(([rule, setting]) => messagesOf(setting).map((message) => ({ rule, message })));

/** Those of the rules that are in force for the file that a fixture stands for. */
async function bansFor({ eslint, path }: (typeof fixtures)[number]): Promise<Ban[]> {
  const config = (await eslint.calculateConfigForFile(join(root, path))) as { rules: Record<string, Setting> };
  return bansOf(config.rules);
}

/** Bans of what only JSX can write do not concern a zone of plain files. */
const concerns = (files: readonly string[], { message }: Ban): boolean =>
  !files.every((glob) => glob.endsWith('.ts')) || !JSX_BANS.some((part) => message.includes(part));
const JSX_BANS = ['style attributes', 'never become markup', 'rel="noreferrer"'];

test('every ban of every zone has been seen in that zone', async () => {
  const seen = await Promise.all(
    fixtures.map(async (fixture) => ({ bans: await bansFor(fixture), found: await lint(fixture) })),
  );
  let count = 0;
  for (const { files, rules } of zones) {
    for (const [rule, setting] of Object.entries<Setting>(rules)) {
      const bans = bansOf({ [rule]: setting });
      // The fixtures of a zone are those for which the rule has the zone's own setting.
      const own = JSON.stringify(bans);
      const found = seen
        .filter((fixture) => JSON.stringify(fixture.bans.filter((ban) => ban.rule === rule)) === own)
        .flatMap((fixture) => fixture.found);
      for (const ban of bans.filter((item) => concerns(files, item))) {
        count += 1;
        expect(
          found.some((item) => item.rule === rule && item.message.includes(ban.message)),
          `${files.join(' ')}: ${rule}: ${ban.message}`,
        ).toBe(true);
      }
    }
  }
  expect(count).toBeGreaterThan(150);
});
