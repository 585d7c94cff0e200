import type { CDPSession, Page } from '@playwright/test';

/*
 * The work of a page's thread, in time of the processor: a task that waits, because other programs have the machine,
 * does not grow by that, as it would by the clock and so in the reports of `PerformanceObserver`.
 */

interface TraceEvent {
  readonly name: string;
  readonly cat?: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds by the clock: when it began and how long it took. */
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds in which the thread worked. */
  readonly tdur?: number;
}

const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];
const MARK = 'busy:';

export class BusyThread {
  private readonly events: TraceEvent[] = [];

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async watch(page: Page): Promise<BusyThread> {
    const session = await page.context().newCDPSession(page);
    const busy = new BusyThread(page, session);
    session.on('Tracing.dataCollected', ({ value }) => {
      for (const event of value as unknown as TraceEvent[])
        if (event.name === 'RunTask' || event.name.startsWith(MARK)) busy.events.push(event);
    });
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'], recordMode: 'recordAsMuchAsPossible' },
    });
    return busy;
  }

  /** The time that follows, until the next name, is counted for this one. */
  begin(name: string): Promise<void> {
    return this.page.evaluate((mark) => void performance.mark(mark), MARK + name);
  }

  /** Ends watching. The longest task of each name, in milliseconds. */
  async end(): Promise<Map<string, number>> {
    const ended = new Promise((resolve) => this.session.once('Tracing.tracingComplete', resolve));
    await this.session.send('Tracing.end');
    await ended;
    const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
    const marks = this.events.filter(({ name }) => name.startsWith(MARK)).sort((a, b) => a.ts - b.ts);
    const pages = new Set(marks.map(thread));
    const longest = new Map(marks.map(({ name }) => [name.slice(MARK.length), 0]));
    for (const task of this.events) {
      if (task.name !== 'RunTask' || !pages.has(thread(task))) continue;
      const mark = marks.findLast(({ ts }) => ts <= task.ts);
      if (mark === undefined) continue;
      const name = mark.name.slice(MARK.length);
      longest.set(name, Math.max(longest.get(name) ?? 0, (task.tdur ?? task.dur ?? 0) / 1000));
    }
    return longest;
  }
}
