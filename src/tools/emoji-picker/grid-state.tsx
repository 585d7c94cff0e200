import { Alert, Button, Empty, useCommonMessages, useExplain, useMessages } from '#kit';
import styles from './emoji-picker.module.css';
import type en from './locales/en.json';
import type { Loading } from './use-emojis.ts';

interface GridStateProps {
  readonly emojis: Loading;
  /** Clears the search that found nothing. */
  readonly onClear: () => void;
}

/** What stands in place of the grid: emojis are being loaded, could not be loaded, or none was found. */
export function GridState({ emojis, onClear }: GridStateProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const explain = useExplain();
  return (
    <div className={styles['grid']}>
      {emojis.is === 'loading' && (
        <div role="status">
          <Empty icon="refresh" title={t('loading')} />
        </div>
      )}
      {emojis.is === 'failed' && (
        <Alert look="error" actions={<Button onClick={emojis.retry}>{common('tryAgain')}</Button>}>
          {explain(emojis.error)}
        </Alert>
      )}
      {emojis.is === 'ready' && (
        <Empty
          icon="filter-search"
          title={common('nothingFound')}
          actions={
            <Button size="small" onClick={onClear}>
              {common('clearSearch')}
            </Button>
          }
        />
      )}
    </div>
  );
}
