import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'search',
    input: 'force-with-lease',
    output: [
      {
        id: 'pushLease',
        group: 'remote',
        meaning: 'Replace the remote branch, unless it has commits you never fetched',
        lines: ['git push --force-with-lease'],
        mark: 'history',
        manual: 'https://git-scm.com/docs/git-push',
      },
    ],
    reworded: ['[].id', '[].manual'],
  },
  {
    operation: 'search',
    input: 'set name',
    options: { name: "Flann O'Brien", email: 'flann@example.com' },
    output: [
      {
        id: 'identity',
        group: 'config',
        meaning: 'Set the name and email of your commits',
        lines: [
          "git config --global user.name 'Flann O'\\''Brien'",
          'git config --global user.email flann@example.com',
        ],
        mark: null,
        manual: 'https://git-scm.com/docs/git-config',
      },
    ],
  },
  { operation: 'search', input: 'svn', error: 'error.nothing' },
  { operation: 'search', input: 'commit', options: { message: 'one\ntwo' }, error: 'error.control' },
  { operation: 'search', input: 'add', options: { file: '--force' }, error: 'error.dash' },
  { operation: 'search', input: 'switch', options: { branch: 'my feature' }, error: 'error.refName' },
] satisfies Example<typeof operations>[];
