import type { ToolError } from '#engine/error';
import { Disclosure, notify, TextPane, useMessages, type TextValue } from '#kit';
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
  const take = (text: TextValue) => {
    if (typeof text === 'string') onChange(text);
    else notify({ kind: 'error', text: t('existing.tooLarge') });
  };
  return (
    <div className={styles['below']}>
      <Disclosure label={t('existing.add')} isUsed={value !== ''}>
        <TextPane name={t('existing')} value={value} onChange={take} error={error} format="yaml" height="short" />
      </Disclosure>
    </div>
  );
}
