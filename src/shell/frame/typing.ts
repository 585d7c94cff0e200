/** Whether a key press belongs to a field or a dialog, and so is not a shortcut of the page. */
export function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  // A field inside a shadow root, such as the editor's, shows here as its host.
  return (
    target instanceof HTMLElement &&
    (target.shadowRoot !== null || target.closest('input, textarea, select, [contenteditable], dialog') !== null)
  );
}
