// @ts-check
import { pathToFileURL } from 'node:url';
import { runChild } from '../child.mjs';

/*
 * Looks at the subjects of commits that are not yet on the remote main:
 *   node scripts/checks/commits.mjs
 * What is published cannot be changed, so it is not looked at.
 */

const LONGEST = 72;
const TYPES = ['feat', 'fix', 'refactor', 'test', 'docs', 'perf', 'build', 'chore'];
const FORM = new RegExp(`^(?:${TYPES.join('|')})(?:\\([a-z0-9-]+(?:, [a-z0-9-]+)*\\))?: \\S`);
const REMOTE = 'origin/main';

/** The faults in the subject of a commit. @param {string} subject @returns {string[]} */
export function judgeSubject(subject) {
  const rules = /** @type {const} */ ([
    [[...subject].length > LONGEST, `longer than ${LONGEST} characters`],
    [!FORM.test(subject), `not “type(scope): …” with one of ${TYPES.join(', ')}`],
    [/;|,.*, and /.test(subject), 'several things in one commit'],
  ]);
  return rules.filter(([isBroken]) => isBroken).map(([, words]) => words);
}

/**
 * Subjects of the commits that only this clone has, or undefined where there is nothing to compare with.
 * @param {string} [remote]
 */
export async function readNewSubjects(remote = REMOTE) {
  const { code, output } = await runChild('git', ['log', '--no-merges', '--format=%h %s', `${remote}..HEAD`], {
    silent: true,
  });
  return code === 0 ? output.split('\n').filter((line) => line !== '') : undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lines = await readNewSubjects();
  if (lines === undefined) console.log(`not run: there is no ${REMOTE} to compare with`);
  for (const line of lines ?? []) {
    const [hash = '', ...words] = line.split(' ');
    const subject = words.join(' ');
    for (const wrong of judgeSubject(subject)) {
      console.error(`${hash} ${subject}\n  ${wrong}`);
      process.exitCode = 1;
    }
  }
}
