import { ToolError } from './error.ts';
import type { RunContext } from './operation.ts';
import { findOperation } from './registry.ts';
import { runHere } from './run.ts';
import type { Answer, RunRequest } from './worker-protocol.ts';

/** What a worker's thread answers in the end. */
export type LastAnswer = Exclude<Answer, { readonly is: 'progress' | 'begun' | 'ended' }>;

/**
 * Runs the operation of a request in this thread, in a worker of the browser or of Node. Never rejects: what goes wrong
 * is an answer. `tell` says when the operation's time limit counts: not while it loads, and where it is for a part of the
 * work, only there.
 */
export async function answerRun(
  { name, input, options }: RunRequest,
  { tell, progress }: { readonly tell: (is: 'begun' | 'ended') => void; readonly progress?: RunContext['progress'] },
): Promise<LastAnswer> {
  try {
    const operation = await findOperation(name.tool, name.operation);
    await operation.preload();
    const isPartLimited = operation.limits === 'part';
    if (!isPartLimited) tell('begun');
    const limited: RunContext['limited'] = (part) => {
      tell('begun');
      try {
        return part();
      } finally {
        tell('ended');
      }
    };
    const outcome = await runHere(operation, input, options, {
      signal: new AbortController().signal,
      ...(isPartLimited && { limited }),
      ...(progress !== undefined && { progress }),
    });
    return { is: 'done', outcome };
  } catch (error) {
    if (error instanceof ToolError) return { is: 'failed', code: error.code, params: error.params, where: error.where };
    return { is: 'broken', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
