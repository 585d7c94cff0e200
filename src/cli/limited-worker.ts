import { parentPort } from 'node:worker_threads';
import { answerRun } from '#engine/answer';
import type { Answer, RunRequest } from '#engine/worker-protocol';

/* The thread in which run-limited.ts runs an operation. */

const post = (answer: Answer) => parentPort?.postMessage(answer);

parentPort?.on('message', (request: RunRequest) => {
  void answerRun(request, { tell: (is) => post({ is }) }).then(post);
});
