import { TextPane, useMessages } from '#kit';
import type en from './locales/en.json';
import type { Subject } from './use-pattern-example.ts';

/** The text, with the matches marked in it. */
export function SubjectPane({ text, setText, marks, onExample }: Subject & { onExample: () => void }) {
  const t = useMessages<typeof en.ui>();
  return (
    <TextPane
      name={t('text')}
      value={text}
      onChange={setText}
      onExample={onExample}
      // An empty text needs no editor yet.
      marks={text === '' ? undefined : marks}
    />
  );
}
