import './trusted-types.ts';
import './tolerant-dom.ts';
import '#kit/tokens.css';
import '#kit/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { base } from '#kit/base.ts';
import { preferredLanguage } from '#kit/language.ts';
import { App } from './app.tsx';
import { openDeferred, watchDeferred, whole } from './deferred.tsx';
import { tellOfFailures } from './failures.ts';
import { matchRoute } from './routes.ts';
import { loadPalette } from './palette-state.ts';
import { registerServiceWorker } from './service-worker-client.ts';
import { whenIdle } from './when-idle.ts';
import { speak } from './speak.ts';
import { preloadTool } from './tool-loader.ts';

const route = matchRoute(location.pathname.slice(base.length - 1) || '/');
const language = preferredLanguage();
/** How long (ms) the page's frame waits for the tool in it. */
const TOOL_PATIENCE = 4000;

/** The longest time (ms) that a page stays hidden for its language, once the application runs. */
const PATIENCE = 8000;
const show = () => delete document.documentElement.dataset['pending'];

/** The English page that the server rendered is hydrated first; another language follows in one step. */
async function start() {
  if (route.is === 'redirect') return location.replace(base + route.to.slice(1) + location.search + location.hash);
  if (language !== 'en') {
    clearTimeout(Number(document.documentElement.dataset['pending']));
    setTimeout(show, PATIENCE);
  }
  // A page that cannot be fetched is reported by the page itself, with a way to try again.
  const isReady = route.is !== 'tool' || (await preloadTool(route.id, TOOL_PATIENCE));
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root element.');
  // As a transition hydration gives way to input instead of being one long task.
  const canHydrate = isReady && root.hasChildNodes();
  if (language === 'en' && canHydrate) watchDeferred();
  else openDeferred();
  if (canHydrate) startTransition(() => void hydrateRoot(root, <App />));
  else createRoot(root).render(<App />);
  try {
    if (language !== 'en') await Promise.all([whole, speak(language)]);
  } finally {
    requestAnimationFrame(show);
  }
}

tellOfFailures();
void start();
whenIdle(() => {
  openDeferred();
  registerServiceWorker();
  // So that the palette opens at once when it is called.
  void loadPalette();
});
