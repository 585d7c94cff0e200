import { useState, type RefObject } from 'react';
import { TextField, useMessages } from '#kit';
import type en from './locales/en.json';

/** Where keys are pressed: a field, so that a phone opens its keyboard and an input method can compose. */
export function PressField({ ref }: { ref: RefObject<HTMLDivElement | null> }) {
  const t = useMessages<typeof en.ui>();
  const [text, setText] = useState('');
  return (
    <div ref={ref}>
      <TextField
        label={t('pressHere')}
        hint={t('pressHint')}
        placeholder=""
        value={text}
        onChange={setText}
        size="large"
      />
    </div>
  );
}
