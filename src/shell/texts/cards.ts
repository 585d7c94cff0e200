import english from 'virtual:cards';
import { spoken } from '#kit/settings/language.ts';
import { useStore } from '#kit/settings/store.ts';

/* Apart from the other texts, so that the page of a tool does without those of English. */

export { english as englishCards };

/** What cards and the palette say about tools, in the spoken language. */
export function useCardTexts(): (id: string) => string {
  const { catalog } = useStore(spoken);
  return (id) => catalog.tools[id]?.[1] ?? english[id] ?? '';
}
