/*
 * A service worker that removes itself and all that earlier ones of this site have kept: for a release that must be
 * taken back. `npm run build -- --kill-switch` puts it in the place of the real one; docs/hosting.md says when.
 * Open pages stay as they are, so that nothing that was typed is lost; each next page comes from the network.
 */
self.addEventListener('install', () => {
  void self.skipWaiting();
  // Chromium forgets the wish if the worker before is busy just then.
  const again = setInterval(() => self.skipWaiting(), 500);
  self.addEventListener('activate', () => clearInterval(again));
});
// A page that registers it again, while another still holds it, says so.
self.addEventListener('message', (event) => event.waitUntil(self.registration.unregister()));
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const own = `handy ${self.registration.scope} `;
      const names = (await caches.keys()).filter((name) => name.startsWith(own) || name.startsWith('workbox-'));
      await Promise.all(names.map((name) => caches.delete(name)));
      await self.registration.unregister();
    })(),
  );
});
