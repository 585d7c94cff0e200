import { relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import './needs.ts';

/** Tells at the end what was not run and why, a line for each file and reason. Without a reason the run fails. */
export default class NotRun implements Reporter {
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    // Whoever asks for tests by name knows that the others are not run.
    if (this.vitest?.config.testNamePattern !== undefined) return;
    const counts = new Map<string, number>();
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId);
      for (const test of module.children.allTests('skipped')) {
        const { notRun } = test.meta();
        if (notRun === undefined) process.exitCode = 1;
        const line = `${file}: ${notRun ?? `“${test.fullName}” was skipped without a reason`}`;
        counts.set(line, (counts.get(line) ?? 0) + 1);
      }
    }
    for (const [line, count] of counts) console.log(`not run: ${count} of ${line}`);
  }
}
