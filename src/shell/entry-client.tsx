import './trusted-types.ts';
import '#kit/tokens.css';
import '#kit/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { base } from '#kit/base.ts';
import { preferredLanguage } from '#kit/language.ts';
import { App } from './app.tsx';
import { matchRoute } from './routes.ts';
import { loadPalette } from './palette-state.ts';
import { registerServiceWorker } from './service-worker-client.ts';
import { whenIdle } from './when-idle.ts';
import { speak } from './speak.ts';
import { preloadTool } from './tool-loader.ts';

const route = matchRoute(location.pathname.slice(base.length - 1) || '/');
const language = preferredLanguage();

/** The English page that the server rendered is hydrated first; another language follows in one step. */
async function start() {
  if (route.is === 'redirect') return location.replace(base + route.to.slice(1) + location.search + location.hash);
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

void start();
whenIdle(() => {
  registerServiceWorker();
  // So that the palette opens at once when it is called.
  void loadPalette();
});
