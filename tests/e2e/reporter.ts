import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { failedLines, notRunLine, retriedLine } from '../reported.ts';

/** Tells at the end what failed, was retried and was not run, as `tests/reporter.ts` does for the unit tests. */
export default class EndOfRun implements Reporter {
  private suite: Suite | undefined;
  private readonly errors: string[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  /** An error outside of all tests, such as a server that does not start. */
  onError({ message = 'unknown error' }: { message?: string }): void {
    this.errors.push(message);
  }

  onEnd(): void {
    for (const error of this.errors) console.log(failedLines('before the tests', error));
    const notRun = new Map<string, number>();
    for (const test of this.suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'unexpected') console.log(failedLines(nameOf(test), messageOf(test)));
      if (outcome === 'flaky') console.log(retriedLine(nameOf(test)));
      if (outcome !== 'skipped' || test.results.length === 0) continue;
      const reason = test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
      const line = `“${test.title}”: ${reason}`;
      notRun.set(line, (notRun.get(line) ?? 0) + 1);
    }
    for (const [line, count] of notRun) console.log(notRunLine(count, line));
  }

  printsToStdio(): boolean {
    return false;
  }
}

const nameOf = (test: TestCase) =>
  [relative(process.cwd(), test.location.file), ...test.titlePath().slice(3)].join(' > ');

const messageOf = (test: TestCase) => test.results.find(({ error }) => error !== undefined)?.error?.message;
