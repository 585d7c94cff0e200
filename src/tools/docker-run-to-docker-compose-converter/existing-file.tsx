import { useEffect, useState } from 'react';
import type { ToolError } from '#engine/error';
import { notify, TextPane, useMessages, type TextValue } from '#kit';
import styles from './docker-run.module.css';
import type en from './locales/en.json';

interface ExistingFileProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: ToolError | undefined;
}

/** A Compose file that the services are added to. */
export function ExistingFile({ value, onChange, error }: ExistingFileProps) {
  const t = useMessages<typeof en.ui>();
  const [isOpen, setOpen] = useState(false);
  const isUsed = value !== '';
  // What takes part in the result, perhaps from a link, is not hidden.
  useEffect(() => {
    if (isUsed) setOpen(true);
  }, [isUsed]);
  const take = (text: TextValue) => {
    if (typeof text === 'string') onChange(text);
    else notify({ kind: 'error', text: t('existing.tooLarge') });
  };
  return (
    <details className={styles['below']} open={isOpen}>
      <summary
        className={styles['summary']}
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        {t('existing.add')}
      </summary>
      {isOpen && (
        <TextPane name={t('existing')} value={value} onChange={take} error={error} format="yaml" height="short" />
      )}
    </details>
  );
}
