import './trusted-types.ts';
import './tolerant-dom.ts';
import '#kit/styles/tokens.css';
import '#kit/styles/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { base } from '#kit/context/base.ts';
import { preferredLanguage } from '#kit/settings/language.ts';
import { readItem, storedOptions } from '#kit/settings/storage.ts';
import { App } from '../frame/app.tsx';
import { revealCurrent } from '../frame/menu-state.ts';
import { pages, preloadShellPage } from '../frame/pages.ts';
import { configuration, received } from '../configuration/configuration.ts';
import { isSound } from '../configuration/settings.ts';
import { openDeferred, openIdle, watchDeferred, whole } from './deferred.tsx';
import { tellOfFailures } from './failures.ts';
import './fault.module.css';
import { watchHeld } from './held.ts';
import { watchUse } from './in-use.ts';
import { watchTakeovers } from '../offline/offline-state.ts';
import { loadPalette, openPalette } from '../search/palette-state.ts';
import { favorites, SWEPT_BY } from '../settings/settings.ts';
import { matchRoute } from '../routes/routes.ts';
import { speak } from '../texts/speak.ts';
import { loadPageList, preloadTool } from '../tool-page/tool-loader.ts';
import { whenIdle } from './when-idle.ts';

const route = matchRoute(location.pathname.slice(base.length - 1) || '/');
const language = preferredLanguage();
/** How long (ms) the page's frame waits for the tool in it. */
const TOOL_PATIENCE = 4000;

/** How long (ms) after loading nothing disturbs the first use. */
const SETTLED = 1500;

/** The longest time (ms) that a page stays hidden for its language, once the application runs. */
const PATIENCE = 8000;
function reveal() {
  delete document.documentElement.dataset['pending'];
  // What was hidden could not take the focus.
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('[autofocus]')?.focus();
}

async function start() {
  if (!isSound(received)) return (await import('./startup-error.ts')).refuseToStart(received);
  if (route.is === 'redirect') return location.replace(base + route.to.slice(1) + location.search + location.hash);
  if (language !== 'en') {
    clearTimeout(Number(document.documentElement.dataset['pending']));
    setTimeout(reveal, PATIENCE);
  }
  watchHeld();
  watchUse();
  watchTakeovers();
  // So that the palette opens at once when it is called.
  whenIdle(() => void loadPalette(), SETTLED / 3);
  whenIdle(pages.home.load, SETTLED / 3);
  whenIdle(sweep, SETTLED / 3);
  whenIdle(prepare, SETTLED);
  whenIdle(keepOffline, 2 * SETTLED);
  await show();
  if (configuration.trackerEnabled) (await import('../analytics/observe.ts')).observe(configuration);
  // The shortcut of the installed app.
  if (new URLSearchParams(location.search).has('search')) openPalette();
}

/** The English page that the server rendered is hydrated first; another language follows in one step. */
async function show() {
  // A page that cannot be fetched is reported by the page itself, with a way to try again.
  const isReady = await preloadPage();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root element.');
  // As a transition hydration gives way to input instead of being one long task.
  const canHydrate = isReady && root.hasChildNodes();
  // Favourites stand in the menu and above the cards, which are hidden until then.
  if (language === 'en' && canHydrate && favorites.get().length === 0) watchDeferred();
  else openDeferred();
  if (canHydrate) startTransition(() => void hydrateRoot(root, <App />, { onRecoverableError }));
  else createRoot(root).render(<App />);
  try {
    if (language !== 'en') await Promise.all([whole, speak(language)]);
  } finally {
    requestAnimationFrame(reveal);
  }
}

/** If an extension has changed the page, React draws it anew, and parts that still wait would be missing. */
function onRecoverableError(error: unknown) {
  openDeferred();
  reportError(error);
}

async function preloadPage(): Promise<boolean> {
  return route.is === 'tool' ? preloadTool(route.id, TOOL_PATIENCE) : preloadShellPage(route);
}

/** At the first page of a new version. */
function sweep() {
  const version = String(__BUILD_TIME__);
  if (readItem(SWEPT_BY) === version || Object.keys(storedOptions()).length === 0) return;
  void import('../settings/stored-options.ts').then(({ sweepOptions }) => sweepOptions(version)).catch(() => undefined);
}

function prepare() {
  openIdle();
  revealCurrent();
  void loadPageList().catch(() => undefined);
}

function keepOffline() {
  // Who saves data is asked first, on the about page.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData !== true)
    void import('../offline/service-worker-client.ts').then((worker) => worker.keepOffline());
}

tellOfFailures();
void start();
