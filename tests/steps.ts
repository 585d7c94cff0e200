import { Session } from 'node:inspector/promises';

/* What a run costs without a clock, which shows how fast the machine is and what else it does. */

/** Elements that splices have moved, which the engine does out of sight. */
let moved = 0;

function countMoves(): () => void {
  const splice = Array.prototype.splice;
  Array.prototype.splice = function (this: unknown[], ...given: [start: number, count?: number, ...added: unknown[]]) {
    moved += Math.max(0, this.length - given[0] - (given[1] ?? this.length));
    return Reflect.apply(splice, this, given) as unknown[];
  };
  return () => {
    Array.prototype.splice = splice;
  };
}

/** How many blocks of code run in `act`, in all scripts, by V8's counts of coverage; and elements that splices move. */
export async function stepsOf(act: () => unknown): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  moved = 0;
  const stop = countMoves();
  try {
    act();
  } finally {
    stop();
  }
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  const ranges = result.flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
  return ranges.reduce((sum, { count }) => sum + count, moved);
}
