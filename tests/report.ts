import { writeFileSync } from 'node:fs';
import type { Report } from '../scripts/checks/summary.mjs';

/** Where `npm test` looks for what a test runner has to tell; nothing when a developer starts the runner by hand. */
const path = process.env['HANDY_TEST_REPORT'];

/** Whether somebody waits for a report. */
export const isReported = path !== undefined;

/** Leaves the report for the summary of `npm test` (`scripts/checks/summary.mjs`). */
export function leaveReport(report: Report): void {
  if (path !== undefined) writeFileSync(path, JSON.stringify(report));
}

/** At the end of a run: leaves the report, or tells a developer what was not run, and why. */
export function tellReport(report: Report): void {
  if (isReported) leaveReport(report);
  else for (const { count, what } of report.notRun) console.log(`not run: ${count} of ${what}`);
}

/** Counts equal lines, in the order in which each comes first. */
export function countEqual(lines: readonly string[]): { count: number; what: string }[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([what, count]) => ({ count, what }));
}
