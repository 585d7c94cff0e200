/** Git's words for the topics are the ids; their names are `group.<id>`. */
export const groupIds = [
  'config',
  'start',
  'commit',
  'inspect',
  'branches',
  'combine',
  'remote',
  'stash',
  'mistakes',
  'tags',
  'misc',
] as const;
export type GroupId = (typeof groupIds)[number];

/** `work`: what is lost cannot be had back, or not easily. `history`: commits that others may have change their ids. */
export type Mark = 'work' | 'history';

export interface Entry {
  /** Its meaning is the text `entry.<id>`. */
  readonly id: string;
  readonly group: GroupId;
  /** Commands in the order in which they are run, with `{placeholders}`. */
  readonly lines: readonly string[];
  readonly mark?: Mark;
}

export const entries = [
  {
    id: 'identity',
    group: 'config',
    lines: ['git config --global user.name {name}', 'git config --global user.email {email}'],
  },
  { id: 'identityHere', group: 'config', lines: ['git config user.email {email}'] },
  { id: 'defaultBranch', group: 'config', lines: ['git config --global init.defaultBranch main'] },
  { id: 'alias', group: 'config', lines: ['git config --global alias.st status'] },
  { id: 'showConfig', group: 'config', lines: ['git config --list --show-origin'] },

  { id: 'init', group: 'start', lines: ['git init'] },
  { id: 'clone', group: 'start', lines: ['git clone {url}'] },
  { id: 'cloneShallow', group: 'start', lines: ['git clone --depth 1 {url}'] },
  { id: 'submodules', group: 'start', lines: ['git submodule update --init --recursive'] },

  { id: 'status', group: 'commit', lines: ['git status --short --branch'] },
  { id: 'add', group: 'commit', lines: ['git add {file}'] },
  { id: 'addParts', group: 'commit', lines: ['git add --patch'] },
  { id: 'commit', group: 'commit', lines: ['git commit -m {message}'] },
  { id: 'commitAll', group: 'commit', lines: ['git commit -am {message}'] },
  { id: 'amend', group: 'commit', lines: ['git commit --amend --no-edit'], mark: 'history' },
  { id: 'remove', group: 'commit', lines: ['git rm {file}'] },
  { id: 'untrack', group: 'commit', lines: ['git rm --cached {file}'] },

  { id: 'log', group: 'inspect', lines: ['git log --oneline --graph --all'] },
  { id: 'logFile', group: 'inspect', lines: ['git log --follow -p -- {file}'] },
  { id: 'diff', group: 'inspect', lines: ['git diff'] },
  { id: 'diffStaged', group: 'inspect', lines: ['git diff --staged'] },
  { id: 'diffBranch', group: 'inspect', lines: ['git diff main...{branch}'] },
  { id: 'show', group: 'inspect', lines: ['git show {commit}'] },
  { id: 'blame', group: 'inspect', lines: ['git blame {file}'] },

  { id: 'branchList', group: 'branches', lines: ['git branch --all -vv'] },
  { id: 'branchCreate', group: 'branches', lines: ['git switch -c {branch}'] },
  { id: 'branchSwitch', group: 'branches', lines: ['git switch {branch}'] },
  { id: 'branchBack', group: 'branches', lines: ['git switch -'] },
  { id: 'branchRename', group: 'branches', lines: ['git branch -m master main'] },
  { id: 'branchDelete', group: 'branches', lines: ['git branch -d {branch}'] },
  { id: 'branchForce', group: 'branches', lines: ['git branch -D {branch}'], mark: 'work' },

  { id: 'merge', group: 'combine', lines: ['git merge {branch}'] },
  { id: 'mergeAbort', group: 'combine', lines: ['git merge --abort'], mark: 'work' },
  { id: 'rebase', group: 'combine', lines: ['git rebase main'], mark: 'history' },
  { id: 'rebaseInteractive', group: 'combine', lines: ['git rebase -i HEAD~{count}'], mark: 'history' },
  { id: 'rebaseContinue', group: 'combine', lines: ['git add {file}', 'git rebase --continue'] },
  { id: 'rebaseAbort', group: 'combine', lines: ['git rebase --abort'], mark: 'work' },
  { id: 'cherryPick', group: 'combine', lines: ['git cherry-pick {commit}'] },

  { id: 'remoteList', group: 'remote', lines: ['git remote -v'] },
  { id: 'remoteAdd', group: 'remote', lines: ['git remote add origin {url}'] },
  { id: 'remoteUrl', group: 'remote', lines: ['git remote set-url origin {url}'] },
  { id: 'fetch', group: 'remote', lines: ['git fetch --prune'] },
  { id: 'pull', group: 'remote', lines: ['git pull --rebase'] },
  { id: 'push', group: 'remote', lines: ['git push'] },
  { id: 'pushNew', group: 'remote', lines: ['git push -u origin {branch}'] },
  { id: 'pushLease', group: 'remote', lines: ['git push --force-with-lease'], mark: 'history' },
  { id: 'pushDelete', group: 'remote', lines: ['git push origin --delete {branch}'], mark: 'work' },

  { id: 'stash', group: 'stash', lines: ['git stash push -u -m {message}'] },
  { id: 'stashList', group: 'stash', lines: ['git stash list'] },
  { id: 'stashPop', group: 'stash', lines: ['git stash pop'] },
  { id: 'stashDrop', group: 'stash', lines: ['git stash drop'], mark: 'work' },

  { id: 'message', group: 'mistakes', lines: ['git commit --amend -m {message}'], mark: 'history' },
  { id: 'undoLast', group: 'mistakes', lines: ['git reset HEAD~1'], mark: 'history' },
  { id: 'undoMany', group: 'mistakes', lines: ['git reset HEAD~{count}'], mark: 'history' },
  { id: 'undoHard', group: 'mistakes', lines: ['git reset --hard HEAD~1'], mark: 'work' },
  { id: 'toRemote', group: 'mistakes', lines: ['git fetch origin', 'git reset --hard origin/{branch}'], mark: 'work' },
  { id: 'unstage', group: 'mistakes', lines: ['git restore --staged {file}'] },
  { id: 'discard', group: 'mistakes', lines: ['git restore {file}'], mark: 'work' },
  { id: 'restoreFrom', group: 'mistakes', lines: ['git restore --source {commit} -- {file}'], mark: 'work' },
  { id: 'revert', group: 'mistakes', lines: ['git revert {commit}'] },
  { id: 'reflog', group: 'mistakes', lines: ['git reflog'] },
  // In quotes, for braces mean something to PowerShell and fish.
  { id: 'recover', group: 'mistakes', lines: ["git switch -c {branch} 'HEAD@{1}'"] },

  { id: 'tagList', group: 'tags', lines: ['git tag --list --sort=-version:refname'] },
  { id: 'tag', group: 'tags', lines: ['git tag -a {tag} -m {message}'] },
  { id: 'tagPush', group: 'tags', lines: ['git push origin {tag}'] },
  { id: 'tagDelete', group: 'tags', lines: ['git tag -d {tag}', 'git push origin --delete {tag}'], mark: 'work' },

  { id: 'cleanDry', group: 'misc', lines: ['git clean -nd'] },
  { id: 'clean', group: 'misc', lines: ['git clean -fd'], mark: 'work' },
  { id: 'bisect', group: 'misc', lines: ['git bisect start', 'git bisect bad', 'git bisect good {commit}'] },
  { id: 'bisectReset', group: 'misc', lines: ['git bisect reset'] },
  { id: 'worktree', group: 'misc', lines: ['git worktree add ../{branch} {branch}'] },
  { id: 'ignored', group: 'misc', lines: ['git check-ignore -v {file}'] },
] as const satisfies readonly Entry[];
export type EntryId = (typeof entries)[number]['id'];

/** Git's own manual page of the (first) command, for example `https://git-scm.com/docs/git-commit`. */
export const linkToManual = ({ lines }: Entry): string =>
  `https://git-scm.com/docs/git-${lines[0]?.split(' ')[1] ?? ''}`;
