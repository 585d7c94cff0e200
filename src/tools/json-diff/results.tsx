import { Alert, Badge, Empty, Notes, Section, useCommonMessages, useMessages, Working, type RunState } from '#kit';
import { DifferenceTabs, type DifferenceTabsProps } from './difference-tabs.tsx';
import styles from './json-diff.module.css';
import type en from './locales/en.json';
import type { Difference } from './logic.ts';

const looks = { added: 'success', removed: 'error', changed: 'warning', moved: 'info', unchanged: 'default' } as const;
const countNames = ['added', 'removed', 'changed', 'moved', 'unchanged'] as const;

interface ResultsProps extends Omit<DifferenceTabsProps, 'difference'> {
  readonly state: RunState<Difference> & { readonly cancel: () => void };
}

/** The results of the comparison. */
export function Results({ state, texts, ...rest }: ResultsProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  if (state.is === 'running' && state.slow) return <Working progress={state.progress} onCancel={state.cancel} />;
  const done = state.is === 'running' ? state.last : state;
  if (done?.is !== 'done') {
    return <Empty icon="arrows-exchange" title={state.is === 'cancelled' ? common('cancelled') : t('hint')} />;
  }
  const { same, counts } = done.value;
  return (
    <div data-result>
      <Section title={t('compared')}>
        <div className={styles['counts']} role="status">
          {same && <Alert look="success">{t('same')}</Alert>}
          {countNames
            .filter((name) => !same && counts[name] > 0)
            .map((name) => (
              <Badge key={name} look={looks[name]}>
                {t(`counts.${name}`, { count: counts[name] })}
              </Badge>
            ))}
        </div>
        <Notes notes={done.notes} />
        {/* An older result does not fit the texts. */}
        {!same && <DifferenceTabs {...rest} difference={done.value} texts={state.is === 'done' ? texts : undefined} />}
      </Section>
    </div>
  );
}
