import { useLayoutEffect, useState } from 'react';
import { useTool } from '../context/tool-context.ts';
import { REMEMBERED } from '../settings/option-storage.ts';
import { writeItem } from '../settings/storage.ts';
import { readStored, storageKey } from './use-options.ts';

/**
 * A short text that a page remembers, such as what was picked last: stored, saved to a file and forgotten together with the
 * options of the tool, but never part of a link. `tool.ts` names it in `remembers`. Empty until the page is hydrated.
 */
export function useRemembered(name: string): [text: string, remember: (text: string) => void] {
  const tool = useTool();
  const [text, setText] = useState('');
  useLayoutEffect(() => {
    const stored: unknown = readStored(tool)[REMEMBERED]?.[name];
    setText(typeof stored === 'string' ? stored : '');
  }, [tool, name]);
  const remember = (next: string) => {
    setText(next);
    const { [REMEMBERED]: before = {}, ...options } = readStored(tool);
    const all = Object.entries({ ...before, [name]: next }).filter(([, kept]) => kept !== '');
    const stored = all.length === 0 ? options : { ...options, [REMEMBERED]: Object.fromEntries(all) };
    writeItem(storageKey(tool), Object.keys(stored).length === 0 ? undefined : JSON.stringify(stored));
  };
  return [text, remember];
}
