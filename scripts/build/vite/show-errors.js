// Development only: what nobody has caught is shown on the page, message and stack, in Vite's own overlay.
addEventListener('error', function (event) {
  show(event.error);
});
addEventListener('unhandledrejection', function (event) {
  show(event.reason);
});
function show(error) {
  // A browser's remark has no error, and who is cancelled meant to be.
  if (!(error instanceof Error) || error.name === 'AbortError') return;
  const Overlay = customElements.get('vite-error-overlay');
  if (Overlay === undefined || document.querySelector('vite-error-overlay') !== null) return;
  document.body.append(new Overlay({ message: `${error.name}: ${error.message}`, stack: error.stack ?? '' }));
}
