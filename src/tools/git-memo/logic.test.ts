// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError } from '#engine/error';
import { readValues } from '#engine/options';
import { entries, groupIds } from './commands.ts';
import { ui } from './locales/en.json';
import { search } from './logic.ts';
import { fill, findProblem, isRefName, placeholders, textNames } from './placeholders.ts';

const initial = readValues(placeholders, {});
/** Any UTF-16 units, lone surrogates too. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));
const hasGit = spawnSync('git', ['--version']).status === 0;
const installed = hasGit ? {} : { skip: true, meta: { notRun: 'there is no Git' } };
const git = (...words: string[]) => spawnSync('git', words, { encoding: 'utf8' });

describe('the commands', () => {
  it('have ids of their own, a text each, and all topics', () => {
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(ui).filter((key) => key.startsWith('entry.'))).toEqual(ids.map((id) => `entry.${id}`));
    expect([...new Set(entries.map(({ group }) => group))]).toEqual([...groupIds]);
  });

  it('cover what is searched for', () => {
    const lines = entries.flatMap((entry) => [...entry.lines]);
    const wanted =
      'branch stash rebase merge cherry-pick revert reflog tag remote switch restore clean bisect reset commit';
    for (const word of wanted.split(' ')) expect(lines.some((line) => line.startsWith(`git ${word}`))).toBe(true);
    expect(lines).toContain('git reflog');
    expect(lines).toContain('git push --force-with-lease');
  });

  it('are marked where they throw work away', () => {
    const lossy = /--hard|branch -D|clean -f|stash drop|^git restore (?!--staged)|--delete/;
    for (const { id, lines, ...entry } of entries) {
      const loses = lines.some((line) => lossy.test(line));
      if (loses) expect('mark' in entry && entry.mark, id).toBe('work');
    }
  });

  // https://git-scm.com/docs: asked of the Git that is installed.
  it('are commands and long options that Git knows', installed, () => {
    const known = git('--list-cmds=main').stdout.split('\n');
    const lines = entries.flatMap((entry) => [...entry.lines]);
    for (const line of lines) expect(known).toContain(line.split(' ')[1]);
    for (const line of lines) {
      const [, command = '', ...words] = line.split(' ');
      // `log` and its kin list only a few of their options there.
      if (['log', 'diff', 'show', 'reset', 'blame'].includes(command)) continue;
      const action = command === 'stash' || command === 'remote' || command === 'worktree' ? words[0] : undefined;
      const key = [command, ...(action === undefined || action.startsWith('-') ? [] : [action])].join(' ');
      const { stdout, stderr } = git(...key.split(' '), '-h');
      // Some commands print their usage on standard error.
      const text = (stdout + stderr).replaceAll('[no-]', '');
      for (const option of words.filter((word) => word.startsWith('--') && word !== '--')) {
        expect(text, line).toContain(option.replace('--no-', '--').split('=')[0]);
      }
    }
  });
});

describe('placeholders', () => {
  it('fill whole words, quoted where the shell would read more into them', () => {
    const filled = (line: string, values: Partial<typeof initial>) => fill(line, { ...initial, ...values });
    expect(filled('git switch {branch}', { branch: 'fix/42' })).toBe('git switch fix/42');
    expect(filled('git add {file}', { file: 'my notes.txt' })).toBe("git add 'my notes.txt'");
    expect(filled('git add {file}', { file: '~/a' })).toBe("git add '~/a'");
    expect(filled('git reset --hard origin/{branch}', { branch: 'a;b' })).toBe("git reset --hard 'origin/a;b'");
    expect(filled('git reset HEAD~{count}', { count: 12 })).toBe('git reset HEAD~12');
    expect(filled('git commit -m {message}', { message: '{branch} "$HOME"' })).toBe(`git commit -m '{branch} "$HOME"'`);
  });

  it('mean their initial value while empty', () => {
    expect(fill('git switch {branch}', { ...initial, branch: ' ' })).toBe('git switch feature');
  });

  it('reach the program as they are typed, through a real shell', () => {
    const values = ["O'Brien", '$(id) `id` $HOME', '"a" \\ b!', 'é;я&|<>', '*?[a]', '#a', '~', "''"];
    for (const value of values) {
      const line = fill('printf %s {message}', { ...initial, message: value });
      expect(execFileSync('sh', ['-c', line], { encoding: 'utf8' })).toBe(value);
    }
  });

  it('are all used', () => {
    const text = entries.flatMap((entry) => [...entry.lines]).join(' ');
    for (const name of Object.keys(placeholders)) expect(text).toContain(`{${name}}`);
    for (const [name] of text.matchAll(/\{\w+\}(?<!\{\d+\})/g)) expect(placeholders).toHaveProperty(name.slice(1, -1));
  });

  it('are judged at the option that is wrong', () => {
    expect(findProblem(initial)).toBeUndefined();
    for (const option of textNames) {
      expect(findProblem({ ...initial, [option]: 'a\u001bb' })?.where.option).toBe(option);
      expect(findProblem({ ...initial, [option]: '-x' })?.code).toBe(option === 'message' ? undefined : 'error.dash');
    }
  });

  it('allow the branch names that Git allows', installed, () => {
    const names =
      'a a/b a.b a..b a. .a a/.b a.lock a.lock/b a@{b a@b a~b a^b a:b a?b a*b a[b a\\b a//b /a a/ é #1 a{b}';
    for (const name of [...names.split(' '), 'a b', 'HEAD']) {
      const allowed = git('check-ref-format', '--branch', name).status === 0;
      expect(isRefName(name), name).toBe(allowed);
    }
    // Well-formed, but every command takes it for HEAD.
    expect(isRefName('@')).toBe(false);
  });
});

describe('search', () => {
  it('lists everything for an empty query', () => {
    expect(search('  ', initial)).toHaveLength(entries.length);
  });

  it('finds by all words of the query, in commands, meanings and topics', () => {
    expect(search('UNDO hard', initial).map(({ id }) => id)).toEqual(['undoHard']);
    expect(search('reflog', initial).map(({ id }) => id)).toEqual(['reflog', 'recover']);
    expect(search('tags', initial).map(({ id }) => id)).toContain('tagPush');
  });

  it('throws nothing but its own errors', () => {
    fc.assert(
      fc.property(anyText, anyText, (query, value) => {
        try {
          search(query, { ...initial, branch: value, message: value });
        } catch (error) {
          if (!(error instanceof ToolError)) throw error;
        }
      }),
    );
  });
});
