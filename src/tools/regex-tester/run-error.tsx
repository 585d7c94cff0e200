import { Alert, useExplain, useMessages, type RunState } from '#kit';
import type en from './locales/en.json';
import styles from './regex-tester.module.css';

/** The error that stopped a run; errors in the pattern and its flags are shown at their fields. */
export function RunError({ state }: { state: RunState<unknown> }) {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  if (state.is !== 'failed' || state.error.where.option !== undefined) return null;
  return (
    <div className={styles['stopped']}>
      <Alert look="error" title={explain(state.error)}>
        {state.error.code === 'engine.timeout' && t('tooSlow')}
      </Alert>
    </div>
  );
}
