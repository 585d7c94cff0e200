import { createStore } from '../settings/store.ts';

export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export const toasts = createStore<readonly Toast[]>([]);
/** A text that the browser would not copy: shown selected, to be copied by hand. */
export const textToCopy = createStore<string | undefined>(undefined);

const LASTS = 4000;
let count = 0;

/** Shows a message at the bottom; one with an action stays until it is closed. */
export function notify(toast: Omit<Toast, 'id'>): void {
  const id = ++count;
  toasts.set([...toasts.get().slice(-2), { ...toast, id }]);
  if (toast.action === undefined) setTimeout(() => closeToast(id), LASTS);
}

export const closeToast = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id));
