/** Where a text of the page is written. */
const FIELD = ['textarea', 'input:not([type=file], [type=checkbox], [type=radio])', '[contenteditable=true]']
  .map((field) => `[data-input] ${field}, ${field}[data-input]`)
  .join(', ');

/**
 * Puts the cursor into the main input of the page. Not on a touch screen, whose keyboard would cover half of it; not where
 * something else has the focus already or a dialog is open; and not on the way to a place of the page, such as `#404`. (A
 * fragment with `=` carries texts.)
 */
export function focusInput(): void {
  const { hash } = location;
  if ((hash !== '' && !hash.includes('=')) || !matchMedia('(pointer: fine)').matches) return;
  const { activeElement } = document;
  // The heading has it after a navigation, until what people came for is there.
  const isFree = activeElement === null || activeElement === document.body || activeElement.id === 'title';
  if (!isFree || document.querySelector('dialog[open]') !== null) return;
  document.querySelector<HTMLElement>(`main :is(${FIELD})`)?.focus({ preventScroll: true });
}
