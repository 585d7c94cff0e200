import { useEffect, useState } from 'react';
import { ToolError } from '#engine/error';
import type { Language } from '#engine/messages';
import { loadEmojis, type EmojiSet } from './emojis.ts';

type Loading =
  | { readonly is: 'loading' }
  | { readonly is: 'ready'; readonly set: EmojiSet }
  | { readonly is: 'failed'; readonly error: ToolError };

/** The emojis in the language of the page, and another attempt to fetch them. */
export function useEmojis(language: Language): Loading & { readonly retry: () => void } {
  const [state, setState] = useState<Loading>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const change = (next: Loading) => void (isCurrent && setState(next));
    change({ is: 'loading' });
    loadEmojis(language).then(
      (set) => change({ is: 'ready', set }),
      (error: unknown) => {
        if (error instanceof ToolError) return change({ is: 'failed', error });
        setState(() => {
          throw error;
        });
      },
    );
    return () => void (isCurrent = false);
  }, [language, attempt]);
  return { ...state, retry: () => setAttempt((before) => before + 1) };
}
