import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import type { Report } from '../../scripts/checks/summary.mjs';
import { countEqual, isReported, leaveReport, tellReport } from '../report.ts';

/** Reports what failed, was retried and was not run, as `tests/reporter.ts` does for the unit tests. */
export default class EndOfRun implements Reporter {
  private suite: Suite | undefined;
  private readonly errors: string[] = [];
  private readonly begun = new Set<TestCase>();

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onTestBegin(test: TestCase): void {
    this.begun.add(test);
  }

  /** A run that hangs is ended from outside, so the report is kept up to date. */
  onTestEnd(test: TestCase): void {
    this.begun.delete(test);
    if (isReported) leaveReport(this.report());
  }

  /** An error outside of all tests, such as a server that does not start. */
  onError({ message = 'unknown error' }: { message?: string }): void {
    this.errors.push(message);
  }

  onEnd(): void {
    tellReport(this.report());
  }

  printsToStdio(): boolean {
    return false;
  }

  private report(): Report {
    const tests = (this.suite?.allTests() ?? []).filter(({ results }) => results.length > 0);
    const having = (outcome: ReturnType<TestCase['outcome']>) => tests.filter((test) => test.outcome() === outcome);
    const failed = having('unexpected').map((test) => ({ test: nameOf(test), error: messageOf(test) }));
    return {
      passed: having('expected').length + having('flaky').length,
      failed: [...this.errors.map((error) => ({ test: 'outside of all tests', error })), ...failed],
      retried: having('flaky').map(nameOf),
      notRun: countEqual(having('skipped').map((test) => `“${test.title}”: ${reasonOf(test)}`)),
      unfinished: [...this.begun].map(nameOf),
    };
  }
}

const nameOf = (test: TestCase) =>
  [relative(process.cwd(), test.location.file), ...test.titlePath().slice(3)].join(' > ');

const messageOf = (test: TestCase) => test.results.find(({ error }) => error !== undefined)?.error?.message ?? '';

const reasonOf = ({ annotations }: TestCase) =>
  annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
