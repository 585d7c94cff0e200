import { answerRun } from './answer.ts';
import { preloadOperation } from './registry.ts';
import { portable, type Answer, type OffersAnswer, type Preparable, type Request } from './worker-protocol.ts';

/* The only worker entry: runs operations and finds offers. The page ends the whole worker to cancel. */

const answer = (message: Answer, transfer: Transferable[] = []) => self.postMessage(message, { transfer });
const PROGRESS_EVERY = 100;
const loadOffers = () => import('./offers.ts');

async function prepare(wanted: Preparable): Promise<void> {
  if (wanted === 'offers') await (await loadOffers()).prepareOffers();
  else await preloadOperation(wanted);
}

self.onmessage = async ({ data }: MessageEvent<Request>) => {
  if ('offersFor' in data) {
    const tell = (message: OffersAnswer) => self.postMessage(message);
    try {
      const { tellOffers } = await loadOffers();
      await tellOffers(data.offersFor, tell);
      return tell({ is: 'told' });
    } catch (error) {
      return tell({ is: 'broken', message: String(error) });
    }
  }
  if ('prepare' in data) return prepare(data.prepare).catch(() => undefined);
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
