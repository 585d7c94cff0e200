import { isEmptyText } from '#kit/hooks/use-input.ts';
import { notify } from '#kit/context/toasts.ts';
import { holdText } from '#kit/text/hold-text.ts';
import { mainInput } from '#kit/text/main-input.ts';
import { isInField } from '../frame/typing.ts';
import { laterTextNow } from '../texts/later.ts';
import '../frame/kept-scroll.ts';
import { openPalette, textOnHome } from './palette-state.ts';
import { openInButton } from './results.ts';

/*
 * What listens to the whole page, fetched when it has loaded.
 *
 * Ctrl+V where no field has the focus: home offers what the text may be for, a tool takes it, any other page looks for tools.
 * Alt+O opens the result of a tool in another one.
 */

document.addEventListener('paste', (event) => {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (text.trim() === '' || event.defaultPrevented || isInField(event.target)) return;
  if (document.querySelector('dialog[open]') !== null) return;
  event.preventDefault();
  void take(text);
});

document.addEventListener('keydown', (event) => {
  // By its place: with Option the key has another letter on a Mac.
  if (event.code !== 'KeyO' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (document.querySelector('dialog[open]') !== null) return;
  event.preventDefault();
  openInButton()?.click();
});

async function take(text: string): Promise<void> {
  const home = document.querySelector<HTMLElement>('[data-home-search] input');
  const input = mainInput();
  if (home !== null) {
    textOnHome.set(text);
    home.focus();
  } else if (input === undefined) {
    openPalette(text);
  } else {
    const before = input.get();
    input.set(await holdText(text));
    if (isEmptyText(before)) return;
    const undo = { label: laterTextNow('undo'), run: () => input.set(before) };
    notify({ kind: 'info', text: laterTextNow('replaced'), action: undo });
  }
}
