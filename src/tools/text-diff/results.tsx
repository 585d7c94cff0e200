import { useState } from 'react';
import type { Values } from '#engine/options';
import {
  Alert,
  Badge,
  Empty,
  Notes,
  resultToShow,
  Segmented,
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

/** Pixels from which two texts fit side by side. */
const WIDE = 760;
const VIEWS = ['split', 'inline', 'patch'] as const;
const LOOKS = { changes: 'warning', removed: 'error', added: 'success' } as const;
const COUNTS = ['changes', 'removed', 'added'] as const;

/** How many changes there are, and the lines of both texts or a patch. */
export function Results({ state, input, values }: ResultsProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const explain = useExplain();
  const [chosen, setView] = useState<(typeof VIEWS)[number]>();
  if (state.is === 'running' && state.slow) return <Working progress={state.progress} onCancel={state.cancel} />;
  if (state.is === 'failed') return <Alert look="error">{explain(state.error)}</Alert>;
  const done = resultToShow(state);
  if (done === undefined)
    return <Empty icon="arrows-exchange" title={state.is === 'cancelled' ? common('cancelled') : t('hint')} />;
  const { identical, same, rows } = done.value;
  const view = chosen ?? (window.innerWidth < WIDE ? 'inline' : 'split');
  const switches = (
    <Segmented
      label={t('view')}
      hideLabel
      size="small"
      choices={VIEWS}
      labels={{ split: t('view.split'), inline: t('view.inline'), patch: t('view.patch') }}
      value={view}
      onChange={setView}
    />
  );
  return (
    <div data-result className={styles['results']}>
      <div className={styles['counts']} role="status">
        {same && <Alert look="success">{t(identical ? 'identical' : 'same')}</Alert>}
        {!same &&
          COUNTS.map((name) => (
            <Badge key={name} look={LOOKS[name]}>
              {t(`counts.${name}`, { count: done.value[name] })}
            </Badge>
          ))}
      </div>
      <Notes notes={done.notes} />
      {identical ? null : view === 'patch' ? (
        <PatchView input={input} values={values} switches={switches} />
      ) : (
        <DifferenceView rows={rows} isSplit={view === 'split'} switches={switches} />
      )}
    </div>
  );
}
