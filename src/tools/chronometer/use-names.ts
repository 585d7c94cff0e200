import { useSyncExternalStore } from 'react';
import { useMessages } from '#kit';
import type en from './locales/en.json';
import { countChanges, nameOf, setName, subscribe } from './names.ts';

/** Names as they were typed, or by number where none was. */
export function useNames() {
  const t = useMessages<typeof en.ui>();
  useSyncExternalStore(subscribe, countChanges, () => 0);
  return { typed: nameOf, shown: (id: number) => nameOf(id) || t('defaultName', { number: id }), set: setName };
}
