/*
 * The last resort when a script of the page cannot be had. A page of an old version may ask for scripts that are gone:
 * it is fetched anew, past everything that is kept, once. After that it says what is wrong. The build puts TEXTS
 * (message and button by language) before it; boot.js imports it by its address.
 */

/* global TEXTS */
if (mayReload()) void forget(new URL('./', import.meta.url).href).finally(() => location.reload());
else say();

/** Whether the page may be fetched anew; notes that it was. */
function mayReload() {
  try {
    const isFirst = sessionStorage.getItem('reloaded') === null;
    sessionStorage.setItem('reloaded', '');
    return isFirst && navigator.onLine;
  } catch {
    // Blocked: it could be forever.
    return false;
  }
}

/** Removes the service worker and all that it keeps. */
async function forget(scope) {
  if (!('serviceWorker' in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration(scope);
  if (worker?.scope === scope) await worker.unregister();
  for (const name of await caches.keys()) if (name.startsWith(`handy ${scope} `)) await caches.delete(name);
}

function say() {
  const [text, action] = TEXTS[language()];
  const box = document.createElement('div');
  box.className = 'n-fault';
  box.setAttribute('role', 'alert');
  const words = document.createElement('p');
  words.textContent = text;
  const button = document.createElement('button');
  button.textContent = action;
  button.addEventListener('click', () => location.reload());
  box.append(words, button);
  document.body.prepend(box);
  delete document.documentElement.dataset.pending;
}

function language() {
  let stored;
  try {
    stored = localStorage.getItem('locale');
  } catch {
    // Blocked: the browser's language will do.
  }
  const tags = [stored ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return tags.find((tag) => Object.hasOwn(TEXTS, tag)) ?? 'en';
}
