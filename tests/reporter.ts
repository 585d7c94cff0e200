import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule, Vitest } from 'vitest/node';
import { failedLines, notRunLine, retriedLine } from './reported.ts';
import './needs.ts';

/**
 * Tells at the end what failed, what passed at another try only, and what was not run and why, a line for each file and
 * reason. A test that is skipped without a reason fails the run.
 */
export default class EndOfRun implements Reporter {
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const { message } of unhandled) console.log(failedLines('outside of all tests', message));
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId);
      for (const error of module.errors()) console.log(failedLines(file, error.message));
      for (const suite of module.children.allSuites())
        for (const error of suite.errors()) console.log(failedLines(`${file} > ${suite.fullName}`, error.message));
      for (const test of module.children.allTests('failed'))
        console.log(failedLines(`${file} > ${test.fullName}`, test.result().errors?.[0]?.message));
      for (const test of module.children.allTests('passed'))
        if (test.diagnostic()?.flaky === true) console.log(retriedLine(`${file} > ${test.fullName}`));
    }
    // A developer who asks for tests by name knows that the others are not run.
    if (this.vitest?.config.testNamePattern === undefined) this.tellNotRun(modules);
  }

  private tellNotRun(modules: readonly TestModule[]): void {
    const counts = new Map<string, number>();
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId);
      for (const test of module.children.allTests('skipped')) {
        const { notRun } = test.meta();
        // Where a file or a group failed as a whole, its tests are skipped too.
        if (module.state() === 'failed' && notRun === undefined) continue;
        if (notRun === undefined) process.exitCode = 1;
        const line = `${file}: ${notRun ?? `“${test.fullName}” was skipped without a reason`}`;
        counts.set(line, (counts.get(line) ?? 0) + 1);
      }
    }
    for (const [line, count] of counts) console.log(notRunLine(count, line));
  }
}
