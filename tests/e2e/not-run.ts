import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Tells at the end what was not run and why, as `tests/not-run.ts` does for the unit tests. */
export default class NotRun implements Reporter {
  private readonly counts = new Map<string, number>();

  onTestEnd({ annotations, title }: TestCase, { status }: TestResult): void {
    if (status !== 'skipped') return;
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
    const line = `“${title}”: ${reason}`;
    this.counts.set(line, (this.counts.get(line) ?? 0) + 1);
  }

  onEnd(): void {
    for (const [line, count] of this.counts) console.log(`not run: ${count} of ${line}`);
  }
}
