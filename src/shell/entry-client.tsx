import './trusted-types.ts';
import '#kit/tokens.css';
import '#kit/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { base } from '#kit/base.ts';
import { preferredLanguage } from '#kit/language.ts';
import { forgetReload } from '#kit/storage.ts';
import { App } from './app.tsx';
import { configuration, received } from './configuration/configuration.ts';
import { isSound } from './configuration/settings.ts';
import './fault.module.css';
import { watchUse } from './in-use.ts';
import { readInstance } from './instance/instance.ts';
import { watchTakeovers } from './offline-state.ts';
import { loadPalette, openPalette } from './palette-state.ts';
import { matchRoute } from './routes.ts';
import { speak } from './speak.ts';
import { preloadTool } from './tool-loader.ts';
import { whenIdle } from './when-idle.ts';

const route = matchRoute(location.pathname.slice(base.length - 1) || '/');
const language = preferredLanguage();

async function start() {
  forgetReload();
  if (!isSound(received)) return (await import('./startup-error.ts')).refuseToStart(received);
  if (route.is === 'redirect') return location.replace(base + route.to.slice(1) + location.search + location.hash);
  watchUse();
  watchTakeovers();
  whenIdle(prepare);
  // The page does not wait for it.
  void readInstance();
  await show();
  if (configuration.trackerEnabled) (await import('./analytics/observe.ts')).observe(configuration);
  // The shortcut of the installed app.
  if (new URLSearchParams(location.search).has('search')) openPalette();
}

/** The English page that the server rendered is hydrated first; another language follows in one step. */
async function show() {
  // A page that cannot be fetched is reported by the page itself, with a way to try again.
  if (route.is === 'tool') await preloadTool(route.id).catch(() => undefined);
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root element.');
  // As a transition hydration gives way to input instead of being one long task.
  const isShown = new Promise<void>((resolve) => {
    const app = <App onShown={resolve} />;
    if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
    else createRoot(root).render(app);
  });
  try {
    if (language !== 'en') await Promise.all([isShown, speak(language)]);
  } finally {
    requestAnimationFrame(() => delete document.documentElement.dataset['pending']);
  }
}

function prepare() {
  // So that the palette opens at once when it is called.
  void loadPalette();
  // Who saves data is asked first, on the about page.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData !== true) void import('./service-worker-client.ts').then((worker) => worker.keepOffline());
}

void start();
