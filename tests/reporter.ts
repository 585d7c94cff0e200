import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';
import type { Report } from '../scripts/checks/summary.mjs';
import { countEqual, isReported, leaveReport, tellReport } from './report.ts';
import './needs.ts';

/**
 * Reports what failed, what passed only at another try, and what was not run and why. A test that is skipped without a
 * reason fails the run.
 */
export default class EndOfRun implements Reporter {
  private vitest: Vitest | undefined;
  private readonly begun = new Set<TestModule>();
  private readonly ended = new Set<TestModule>();

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onTestModuleStart(module: TestModule): void {
    this.begun.add(module);
  }

  /** A run that hangs is ended from outside, so the report is kept up to date. */
  onTestModuleEnd(module: TestModule): void {
    this.begun.delete(module);
    this.ended.add(module);
    if (isReported) leaveReport(this.report([...this.ended]));
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    if (modules.some((module) => this.skippedWithoutReason(module).length > 0)) process.exitCode = 1;
    tellReport(this.report(modules, unhandled));
  }

  private report(modules: readonly TestModule[], unhandled: readonly SerializedError[] = []): Report {
    const failed = unhandled.map(({ message }) => ({ test: 'outside of all tests', error: message }));
    const retried: string[] = [];
    const notRun: string[] = [];
    let passed = 0;
    for (const module of modules) {
      const file = fileOf(module);
      for (const { message } of module.errors()) failed.push({ test: file, error: message });
      for (const suite of module.children.allSuites())
        for (const { message } of suite.errors()) failed.push({ test: `${file} > ${suite.fullName}`, error: message });
      for (const test of module.children.allTests('failed'))
        failed.push({ test: nameOf(test), error: (test.result().errors ?? []).map(wordsOf).join('\n') });
      for (const test of module.children.allTests('passed')) {
        passed += 1;
        if (test.diagnostic()?.flaky === true) retried.push(nameOf(test));
      }
      for (const test of this.skippedWithoutReason(module))
        failed.push({ test: nameOf(test), error: 'was skipped without a reason' });
      for (const test of module.children.allTests('skipped')) {
        const reason = test.meta().notRun;
        if (reason !== undefined) notRun.push(`${file}: ${reason}`);
      }
    }
    return { passed, failed, retried, notRun: countEqual(notRun), unfinished: [...this.begun].map(fileOf) };
  }

  private skippedWithoutReason(module: TestModule): TestCase[] {
    // A developer who asks for tests by name knows that the others are not run; where a file fails as a whole, its tests are
    // skipped, too.
    if (this.vitest?.config.testNamePattern !== undefined || module.state() === 'failed') return [];
    return [...module.children.allTests('skipped')].filter((test) => test.meta().notRun === undefined);
  }
}

/** What an error says, and what brought it about: a property that failed has its reason there. */
function wordsOf({ message, cause }: { readonly message: string; readonly cause?: unknown }): string {
  const reason = (cause as { message?: string } | undefined)?.message;
  return reason === undefined ? message : `${message}\n${reason}`;
}

const fileOf = (module: TestModule) => relative(process.cwd(), module.moduleId);
const nameOf = (test: TestCase) => `${fileOf(test.module)} > ${test.fullName}`;
