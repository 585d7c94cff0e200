// Runs before the first paint, inlined into every page: theme, menu and language as they were left, and what to do when
// the page's own script cannot be had.
(function (root) {
  var read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  var theme = read('vueuse-color-scheme');
  if (theme === 'dark' || theme === 'light') root.classList.add(theme);
  root.dataset.menu = read('isMenuCollapsed') === 'true' ? 'closed' : 'open';
  var known = ['en', 'es', 'fr', 'pt', 'ru', 'zh'];
  var stored = read('locale');
  var tags = (known.includes(stored) ? [stored] : []).concat(navigator.languages, 'en');
  var asked = new URLSearchParams(location.search).get('lang');
  var language =
    asked ||
    tags
      .map(function (tag) {
        return tag.slice(0, 2);
      })
      .find(function (tag) {
        return known.includes(tag);
      });
  // A page of an old version may ask for scripts that are gone: it is fetched anew, past everything that is kept, once.
  addEventListener(
    'error',
    function (event) {
      var script = event.target;
      if (script.tagName !== 'SCRIPT' || !script.src) return;
      var told = false;
      try {
        told = sessionStorage.getItem('reloaded') !== null;
        sessionStorage.setItem('reloaded', '');
      } catch {
        told = true;
      }
      if (told || !navigator.onLine) return import(/* @vite-ignore */ new URL('../../fault.js', script.src).href);
      forget(new URL('../', script.src).href).finally(function () {
        location.reload();
      });
    },
    true,
  );
  async function forget(scope) {
    if (!('serviceWorker' in navigator)) return;
    var worker = await navigator.serviceWorker.getRegistration(scope);
    if (worker && worker.scope === scope) await worker.unregister();
    for (var name of await caches.keys()) if (name.startsWith('handy ' + scope + ' ')) await caches.delete(name);
  }
  if (language !== 'en') {
    // Whatever happens, the page shows itself; the application takes the timer over when it starts.
    root.dataset.pending = setTimeout(function () {
      delete root.dataset.pending;
    }, 3000);
  }
})(document.documentElement);
