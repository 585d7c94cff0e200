import { useState } from 'react';
import type { Values } from '#engine/options';
import {
  Alert,
  Badge,
  Empty,
  Notes,
  resultToShow,
  Tabs,
  useCommonMessages,
  useExplain,
  useMessages,
  Working,
  type RunState,
} from '#kit';
import { DifferenceView } from './difference-view.tsx';
import type en from './locales/en.json';
import type { Difference } from './logic.ts';
import type { diff } from './operations.ts';
import { PatchView } from './patch-view.tsx';
import styles from './text-diff.module.css';

interface ResultsProps {
  readonly state: RunState<Difference> & { readonly cancel: () => void };
  /** The left text, and how it is compared with the right one. */
  readonly input: string | Blob;
  readonly values: Values<(typeof diff)['options']>;
}

/** The results of the comparison: in figures, line by line, and as a patch. */
export function Results({ state, input, values }: ResultsProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const explain = useExplain();
  const [tab, setTab] = useState<'lines' | 'patch'>('lines');
  if (state.is === 'running' && state.slow) return <Working progress={state.progress} onCancel={state.cancel} />;
  if (state.is === 'failed') return <Alert look="error">{explain(state.error)}</Alert>;
  const done = resultToShow(state);
  if (done === undefined)
    return <Empty icon="arrows-exchange" title={state.is === 'cancelled' ? common('cancelled') : t('hint')} />;
  const { identical, same, rows } = done.value;
  const looks = { changes: 'warning', removed: 'error', added: 'success' } as const;
  return (
    <div data-result>
      <div className={styles['counts']} role="status">
        {same && <Alert look="success">{t(identical ? 'identical' : 'same')}</Alert>}
        {!same &&
          (['changes', 'removed', 'added'] as const).map((name) => (
            <Badge key={name} look={looks[name]}>
              {t(`counts.${name}`, { count: done.value[name] })}
            </Badge>
          ))}
      </div>
      <Notes notes={done.notes} />
      {!identical && (
        <Tabs label={t('tabs')} tabs={{ lines: t('tab.lines'), patch: t('tab.patch') }} value={tab} onChange={setTab}>
          {tab === 'lines' ? <DifferenceView rows={rows} /> : <PatchView input={input} values={values} />}
        </Tabs>
      )}
    </div>
  );
}
