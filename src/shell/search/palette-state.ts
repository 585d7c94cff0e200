import { createElement, type ReactElement } from 'react';
import { createStore } from '#kit/settings/store.ts';

export const isPaletteOpen = createStore(false);
/** A text that was pasted into a search, or a result, for which the palette looks for tools. Kept in memory only. */
interface TextInPalette {
  readonly text: string;
  /** `tool/operation` of what it is the result of. */
  readonly from?: string | undefined;
}

export const textInPalette = createStore<TextInPalette | undefined>(undefined);

/** A text that was pasted into the field of home. Kept in memory only, for whoever comes back. */
export const textOnHome = createStore<string | undefined>(undefined);

export function openPalette(text?: string, from?: string): void {
  textInPalette.set(text === undefined ? undefined : { text, from });
  isPaletteOpen.set(true);
}

export function closePalette(): void {
  isPaletteOpen.set(false);
  textInPalette.set(undefined);
}

/** A query is one line of a few words. */
const LONGEST_QUERY = 48;

/** Whether what was pasted into a search field is surely a text to work on, and no query. */
export const isSurelyText = (text: string): boolean =>
  text.trim().length > LONGEST_QUERY || /[\n{}[\]<>"=;\\]/.test(text.trim());

/** The text of a paste event. */
export const pastedText = (event: { readonly clipboardData: DataTransfer }): string =>
  event.clipboardData.getData('text/plain');

/** Draws the palette, once it has been fetched. (React's own `lazy` would hold it back for 300 ms after its placeholder.) */
export const drawPalette = createStore<(() => ReactElement) | undefined>(undefined);

/** Fetches the palette and its search; a failed fetch is tried again with the next call. */
export async function loadPalette(): Promise<void> {
  try {
    const [{ Palette }] = await Promise.all([
      import('./palette.tsx'),
      import('./full-search.ts'),
      import('./page-events.ts'),
    ]);
    if (drawPalette.get() === undefined) drawPalette.set(() => createElement(Palette));
  } catch {
    closePalette();
  }
}
