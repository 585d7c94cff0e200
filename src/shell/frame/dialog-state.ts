import { createElement, type ReactElement } from 'react';
import { createStore } from '#kit/settings/store.ts';

export interface ShellDialogProps {
  readonly onClose: () => void;
}

/* The dialogs of the shell, each fetched when it is first opened. */
const dialogs = {
  settings: () => import('../settings/settings-dialog.tsx').then((module) => module.SettingsDialog),
  clear: () => import('../settings/clear-dialog.tsx').then((module) => module.ClearDialog),
  shortcuts: () => import('./shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog),
};
export type DialogName = keyof typeof dialogs;

/** Draws the dialog that is open. */
export const drawDialog = createStore<(() => ReactElement) | undefined>(undefined);
const onClose = () => drawDialog.set(undefined);

/** Opens a dialog. Rejects if it cannot be fetched: the page tells of unhandled rejections. */
export async function openDialog(name: DialogName): Promise<void> {
  const Opened = await dialogs[name]();
  drawDialog.set(() => createElement(Opened, { onClose }));
}
