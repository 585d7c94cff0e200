import { answerRun } from './answer.ts';
import { findOperation } from './registry.ts';
import { portable, type Answer, type Request } from './worker-protocol.ts';

/* The only worker entry: finds an operation by name and runs it. The page ends the whole worker to cancel. */

const answer = (message: Answer, transfer: Transferable[] = []) => self.postMessage(message, { transfer });
const PROGRESS_EVERY = 100;

self.onmessage = async ({ data }: MessageEvent<Request>) => {
  if ('prepare' in data) {
    const operation = await findOperation(data.prepare.tool, data.prepare.operation).catch(() => undefined);
    return operation?.preload().catch(() => undefined);
  }
  let last = 0;
  const progress = (done: number, total: number) => {
    const now = performance.now();
    if (now - last < PROGRESS_EVERY) return;
    last = now;
    answer({ is: 'progress', done, total });
  };
  const result = await answerRun(data, { tell: (is) => answer({ is }), progress });
  if (result.is !== 'done') return answer(result);
  const { output, notes } = result.outcome;
  const buffer = output instanceof Uint8Array ? output.buffer : undefined;
  answer({ is: 'done', outcome: { output: portable(output), notes } }, buffer instanceof ArrayBuffer ? [buffer] : []);
};
