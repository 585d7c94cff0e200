/** Whether a key press belongs to a field or a dialog, and so is no shortcut of the page. */
export const isTyping = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || isInField(target);

/** Whether something happens in a field or a dialog. */
export const isInField = (target: EventTarget | null): boolean =>
  // A field inside a shadow root, such as the editor's, shows here as its host.
  target instanceof HTMLElement &&
  (target.shadowRoot !== null || target.closest('input, textarea, select, [contenteditable], dialog') !== null);
