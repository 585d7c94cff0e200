// as src/shell/offline/service-worker/worker.js src/shell/offline/service-worker/kill-switch.js, with types
const unused = self.registration.scope; // no-unused-vars: 'unused' is assigned a value but never used
self.addEventListener('activate', () => {
  caches.delete(''); // @typescript-eslint/no-floating-promises: Promises must be awaited
  document.title = ''; // no-undef: 'document' is not defined
  process.exit(); // no-undef: 'process' is not defined
});
