// Runs before the first paint, inlined into every page: the tool's own styles, theme, menu and language as they were left,
// and what to do when the page's own script cannot be had.
(function (root) {
  var read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  // What no other page needs, see scripts/build/page-styles.mjs.
  var own = document.getElementById('own-styles');
  if (own) {
    var sheet = new CSSStyleSheet();
    sheet.replaceSync(own.textContent);
    document.adoptedStyleSheets = [sheet];
  }
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
  // A script of the page that cannot be had: fault.js, beside the folder of scripts, knows what to do.
  addEventListener(
    'error',
    function (event) {
      var script = event.target;
      if (script.tagName === 'SCRIPT' && script.src)
        void import(/* @vite-ignore */ new URL('../fault.js', script.src).href);
    },
    true,
  );
  // Favourites and recent tools come with the application, above what is there before: until then that is hidden (held.ts).
  var isFilled = function (key) {
    return /^\["/.test(read(key));
  };
  var hold = function (part) {
    root.dataset[part] = setTimeout(function () {
      delete root.dataset[part];
    }, 3000);
  };
  if (isFilled('favoriteToolsName')) hold('menuHeld');
  if (isFilled('favoriteToolsName') || isFilled('recentTools')) hold('homeHeld');
  if (language !== 'en') {
    // Whatever happens, the page shows itself; the application takes the timer over when it starts.
    root.dataset.pending = setTimeout(function () {
      delete root.dataset.pending;
    }, 3000);
  }
})(document.documentElement);
