import { execFileSync } from 'node:child_process';
import { toolIds } from '../../scripts/build/vite/files.ts';

const TURNS = 8;

/** Why a test says that it was not run. */
export const NOT_ITS_TURN = `CI looks at one tool in ${TURNS} here, at others for another commit; npm test looks at all`;

/** The first digits of the commit, as a number; undefined outside of CI and of git. */
function commitNumber(): number | undefined {
  if (process.env['CI'] === undefined) return undefined;
  try {
    return parseInt(execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).slice(0, 8), 16);
  } catch {
    return undefined;
  }
}

const commit = commitNumber();
const inTurn = new Set(toolIds().filter((_, index) => commit === undefined || index % TURNS === commit % TURNS));

/**
 * Whether a tool's page is looked at in every detail. For all tools that takes half an hour on two slow cores; in CI each commit
 * takes its turn.
 */
export const isItsTurn = (id: string): boolean => inTurn.has(id);
