import { Empty, Pane, resultToShow, useExplain, useMessages, Working, type RunState } from '#kit';
import styles from './case-converter.module.css';
import type en from './locales/en.json';
import type { Converted } from './logic.ts';
import { StyleList } from './style-list.tsx';

interface AllStylesProps {
  readonly state: RunState<Converted[]> & { readonly cancel: () => void };
}

/** The pane beside the text, from nothing to every style. */
export function AllStyles({ state }: AllStylesProps) {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  const shown = resultToShow(state);
  const isWaiting = state.is === 'empty' || state.is === 'cancelled';
  return (
    <Pane name={t('results')}>
      <div className={styles['host']} data-result aria-busy={state.is === 'running'}>
        {shown !== undefined && <StyleList rows={shown.value} />}
        {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
        {state.is === 'failed' && <Empty icon="info-circle" title={explain(state.error)} />}
        {isWaiting && <Empty icon="arrow-right" title={t('nothing')} />}
      </div>
    </Pane>
  );
}
