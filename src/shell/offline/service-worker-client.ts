import type { AnyLanguage } from '#engine/messages';
import { base } from '#kit/context/base.ts';
import { spoken } from '#kit/settings/language.ts';
import { notify } from '#kit/context/toasts.ts';
import { isInUse } from '../start/in-use.ts';
import { laterTextNow } from '../texts/later.ts';
import { isUpdateReady, offlineState, takeovers, type OfflineState } from './offline-state.ts';

/*
 * The page's side of the service worker. A new version is put to work by the first tab that may reload; a tab in which
 * somebody works gets a notice instead, and the worker keeps the parts of its version until then.
 */

const CHECK_EVERY = 60 * 60 * 1000;

let registration: ServiceWorkerRegistration | undefined;
/** A new version that is whole, but not at work yet. */
let next: ServiceWorker | undefined;
let isReloading = false;

const isSupported = () => !import.meta.env.DEV && 'serviceWorker' in navigator;

/** Registers the worker that keeps all tools for offline use, in English and the spoken language; after a failure it is tried again. */
export async function keepOffline(): Promise<void> {
  if (!isSupported()) return offlineState.set({ is: 'unsupported' });
  if (registration === undefined) listen();
  try {
    const answer: unknown = await navigator.serviceWorker.register(`${base}sw.js`, { scope: base });
    registration = answer as ServiceWorkerRegistration | undefined;
  } catch {
    return offlineState.set({ is: 'failed' });
  }
  // Browsers that are told to block workers answer with nothing.
  registration?.active?.postMessage('is it whole');
  if (registration === undefined) return offlineState.set({ is: 'unsupported' });
  watch(registration);
}

/** Has the worker keep what is otherwise kept only when it is used: other languages and data sets. */
export const keepEverything = (): Promise<void> => askToKeep('everything');

async function askToKeep(wanted: readonly AnyLanguage[] | 'everything'): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: wanted });
}

function listen(): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener(
    'message',
    ({ data, source }: MessageEvent<{ offline?: OfflineState } | undefined>) => {
      const active = registration?.active ?? null;
      // A version that is being fetched takes nothing from the one that is kept, even if it fails.
      if (data?.offline !== undefined && (active === null || active === source)) offlineState.set(data.offline);
    },
  );
  const keepSpoken = () => void askToKeep([spoken.get().language]);
  spoken.subscribe(keepSpoken);
  keepSpoken();
  // Another tab has put a new version to work.
  if (takeovers.get() > 0) offerUpdate();
  takeovers.subscribe(offerUpdate);
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < CHECK_EVERY) return;
    checked = Date.now();
    registration?.active?.postMessage('is it whole');
    void registration?.update().catch(() => undefined);
  });
}

function watch(watched: ServiceWorkerRegistration): void {
  const look = (worker: ServiceWorker | null) => {
    const offer = () => {
      if (worker?.state !== 'installed' || navigator.serviceWorker.controller === null) return;
      next = worker;
      offerUpdate();
    };
    offer();
    worker?.addEventListener('statechange', offer);
  };
  look(watched.waiting);
  look(watched.installing);
  watched.addEventListener('updatefound', () => look(watched.installing));
}

/** Reloads into the new version, or asks first if something could be lost. */
function offerUpdate(): void {
  if (!isInUse()) return reloadIntoUpdate();
  if (isUpdateReady.get()) return;
  isUpdateReady.set(true);
  const action = { label: laterTextNow('updateReload'), run: reloadIntoUpdate };
  notify({ kind: 'info', text: laterTextNow('updateReady'), action });
}

/** Puts the waiting version to work, if another tab has not done so, and reloads. */
export function reloadIntoUpdate(): void {
  if (isReloading) return;
  isReloading = true;
  if (next?.state !== 'installed') return location.reload();
  takeovers.subscribe(() => location.reload());
  next.postMessage('activate');
}
