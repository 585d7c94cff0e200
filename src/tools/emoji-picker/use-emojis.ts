import { useEffect, useState } from 'react';
import { ToolError } from '#engine/error';
import type { Language } from '#engine/messages';
import { loadEmojis, type EmojiSet } from './emojis.ts';

export type Loading =
  | { readonly is: 'loading' }
  | { readonly is: 'ready'; readonly set: EmojiSet }
  | { readonly is: 'failed'; readonly error: ToolError; readonly retry: () => void };

/** The emojis with their names in a language. */
export function useEmojis(language: Language): Loading {
  const [state, setState] = useState<Loading>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const change = (next: Loading) => void (isCurrent && setState(next));
    change({ is: 'loading' });
    loadEmojis(language).then(
      (set) => change({ is: 'ready', set }),
      (error: unknown) => {
        if (error instanceof ToolError)
          return change({ is: 'failed', error, retry: () => setAttempt((before) => before + 1) });
        setState(() => {
          throw error;
        });
      },
    );
    return () => void (isCurrent = false);
  }, [language, attempt]);
  return state;
}
