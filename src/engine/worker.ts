import { ToolError } from './error.ts';
import { portable, runHere, type Answer, type Request } from './execute.ts';
import { findOperation } from './registry.ts';

/* The only worker entry: finds an operation by name and runs it. The page ends the whole worker to cancel. */

const answer = (message: Answer, transfer: Transferable[] = []) => self.postMessage(message, { transfer });
const PROGRESS_EVERY = 100;

self.onmessage = async ({ data }: MessageEvent<Request>) => {
  if ('prepare' in data) {
    const operation = await findOperation(data.prepare.tool, data.prepare.operation).catch(() => undefined);
    return operation?.preload().catch(() => undefined);
  }
  const { name, input, options } = data;
  let last = 0;
  const progress = (done: number, total: number) => {
    const now = performance.now();
    if (now - last < PROGRESS_EVERY) return;
    last = now;
    answer({ is: 'progress', done, total });
  };
  try {
    const operation = await findOperation(name.tool, name.operation);
    const { output, notes } = await runHere(operation, input, options, {
      signal: new AbortController().signal,
      progress,
    });
    const buffer = output instanceof Uint8Array ? output.buffer : undefined;
    answer({ is: 'done', outcome: { output: portable(output), notes } }, buffer instanceof ArrayBuffer ? [buffer] : []);
  } catch (error) {
    if (error instanceof ToolError)
      answer({ is: 'failed', code: error.code, params: error.params, where: error.where });
    else answer({ is: 'broken', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
};
