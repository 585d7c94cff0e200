import { expect, test } from 'vitest';
import { judgeSubject, readNewSubjects } from '../../scripts/checks/commits.mjs';

test.each([
  'feat(uuid-generator): read braces around a UUID',
  'fix(kit): keep the focus and the selection when a pane is emptied',
  'refactor(build, shell): one list of languages',
  'docs: say where to begin',
  'build(budgets): bytes of the whole, and what a worker installs',
  `chore(x): ${'a'.repeat(62)}`,
])('%s', (subject) => {
  expect(judgeSubject(subject)).toEqual([]);
});

test.each([
  [`chore(x): ${'a'.repeat(63)}`, 'longer than 72 characters'],
  ['fix(kit): focus; docs: say so', 'several things in one commit'],
  ['fix(kit): focus, selection, and scrolling', 'several things in one commit'],
  ['Fix the focus', 'not “type(scope)'],
  ['improve(kit): focus', 'not “type(scope)'],
  ['fix(): focus', 'not “type(scope)'],
  ['fix(kit):focus', 'not “type(scope)'],
  ['fix(kit): ', 'not “type(scope)'],
])('%s: %s', (subject, wrong) => {
  expect(judgeSubject(subject)).toEqual([expect.stringContaining(wrong)]);
});

test('without a remote there is nothing to compare with', async () => {
  expect(await readNewSubjects('no-such-remote/main')).toBeUndefined();
});
